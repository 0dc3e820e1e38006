import type { DocumentFile } from '@waypost/contract';
import { redirect } from 'react-router';
import { progressOf } from '../../parcels/document-progress.server.ts';
import { MakingDocument } from '../../parcels/making-document.tsx';
import { askForDocument, failedAt } from './ask-for-document.server.ts';
import type { Route } from './+types/document-progress.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { receiptId, file } = params;
  const answer = await askForDocument(request, params);
  if (!answer.ok) return redirect(failedAt(receiptId, answer.refusal), 303);
  // the api knows no other files
  return { receiptId, file: file as DocumentFile, progress: await progressOf(answer) };
}

export default function DocumentProgress({ loaderData }: Route.ComponentProps) {
  const { receiptId, file, progress } = loaderData;
  const receipt = `/receipt/${receiptId}`;
  return (
    <MakingDocument
      file={file}
      progress={progress}
      address={`${receipt}/${file}`}
      back={`${receipt}#documents`}
    />
  );
}
