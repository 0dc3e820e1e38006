import { redirect } from 'react-router';
import { progressOf } from '../../../parcels/document-progress.server.ts';
import { MakingDocument } from '../../../parcels/making-document.tsx';
import { useT } from '../../../platform/catalogs.tsx';
import { DASHBOARD } from '../admin-paths.ts';
import { askForLabels, refusedAt } from './make-labels.server.ts';
import { LABELS_PATH } from './selected-numbers.ts';
import type { Route } from './+types/labels-progress.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const answer = await askForLabels(request, params.batchId);
  if (!answer.ok) return redirect(refusedAt(answer.refusal), 303);
  return { progress: await progressOf(answer) };
}

export default function LabelsProgress({ loaderData, params }: Route.ComponentProps) {
  const t = useT('console-selected');
  return (
    <MakingDocument
      file="labels.pdf"
      progress={loaderData.progress}
      address={`${LABELS_PATH}/${params.batchId}`}
      back={DASHBOARD}
      backText={t('backToList')}
    />
  );
}
