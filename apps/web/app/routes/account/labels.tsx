import { redirect } from 'react-router';
import { progressOf } from '../../parcels/document-progress.server.ts';
import { MakingDocument } from '../../parcels/making-document.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { askForLabels, refusedAt } from './ask-for-labels.server.ts';
import { LABELS } from './selection.ts';
import type { Route } from './+types/labels.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const answer = await askForLabels(request, params.batchId);
  if (!answer.ok) return redirect(refusedAt(answer.refusal), 303);
  return { progress: await progressOf(answer) };
}

export default function Labels({ loaderData, params }: Route.ComponentProps) {
  const t = useT('documents');
  return (
    <MakingDocument
      file="labels.pdf"
      progress={loaderData.progress}
      address={`${LABELS}/${params.batchId}`}
      back="/dashboard"
      backText={t('backToShipments')}
    />
  );
}
