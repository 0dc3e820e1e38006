import { readReceipt } from '@waypost/contract/client';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { findDocuments } from './receipt-documents.server.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { ReceiptUnavailable } from './receipt-unavailable.tsx';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const receiptId = params['receiptId'] ?? '';
  const answer = await ask(request, readReceipt({ path: { receiptId }, ...onBehalfOf(request) }));
  const documents = answer.ok ? await findDocuments(request, receiptId) : [];
  if (answer.ok) return { receipt: answer.data, documents };
  const { refusal } = answer;
  // An id of the wrong shape is as wrong a link as one that nobody was given.
  if (refusal.status === 404 || refusal.status === 400)
    return data({ receipt: null, documents }, { status: 404 });
  throw data(refusal, { status: refusal.status });
}

export default function ReceiptPage() {
  const { receipt } = useLoaderData<typeof loader>();
  const t = useT('receipt');
  return (
    <div className="shell pt-10">
      <PageHead title={t('metaTitle')} />
      {receipt === null ? <ReceiptUnavailable /> : <ReceiptSheet receipt={receipt} />}
    </div>
  );
}
