import type { DocumentFile } from '@waypost/contract';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { progressOf } from '../../parcels/document-progress.server.ts';
import { MakingDocument } from '../../parcels/making-document.tsx';
import { askForDocument, failedAt } from './ask-for-document.server.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { receiptId = '', file = '' } = params;
  const { answer } = await askForDocument(request, params);
  if (!answer.ok) return redirect(failedAt(receiptId, answer.refusal), 303);
  // the api knows no other files
  return { receiptId, file: file as DocumentFile, progress: await progressOf(answer) };
}

export default function DocumentProgress() {
  const { receiptId, file, progress } = useLoaderData<typeof loader>();
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
