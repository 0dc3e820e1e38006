import {
  activateShipment,
  askForPartyLink,
  cancelShipment,
  type DocumentOffer,
  listDocuments,
  readReceipt,
  type Receipt,
  resendActivationCode,
} from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { findPartyView } from '../../parcels/party-view.server.ts';
import { findTariff } from '../../parcels/tariff.server.ts';
import { type Answer, ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { ReceiptUnavailable } from './receipt-unavailable.tsx';
import type { ReceiptAnswer } from './booking-answer.ts';
import type { Route } from './+types/receipt.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const receiptId = params.receiptId;
  const [answer, tariff] = await Promise.all([
    ask(request, readReceipt, { path: { receiptId } }),
    findTariff(request),
  ]);
  const documents = answer.ok ? await findDocuments(request, receiptId) : [];
  const mayCancel = answer.ok && (await isShipper(request, answer.data));
  if (answer.ok) return { receipt: answer.data, tariff, documents, mayCancel };
  const { refusal } = answer;
  // A malformed id is treated like an unknown one.
  if (refusal.status === 404 || refusal.status === 400)
    return data({ receipt: null, tariff, documents, mayCancel }, { status: 404 });
  throw data(refusal, { status: refusal.status });
}

/** The link of a receipt lets anybody read it; only its shipper can cancel. */
async function isShipper(request: Request, receipt: Receipt): Promise<boolean> {
  if (!receipt.cancellable) return false;
  const party = await findPartyView(request, receipt.trackingNumber);
  return party?.cancellable === true;
}

export async function action({ request, params }: Route.ActionArgs) {
  const path = { receiptId: params.receiptId };
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'cancel':
    case 'link': {
      const read = await ask(request, readReceipt, { path });
      if (!read.ok) return tell('cancel', path, read);
      const { trackingNumber: ref, shipper } = read.data;
      if (form.get('intent') === 'cancel') {
        return tell('cancel', path, await ask(request, cancelShipment, { path: { ref } }));
      }
      const body = { ref, email: shipper.email };
      const answer = await ask(request, askForPartyLink, { body });
      if (answer.ok) return data<ReceiptAnswer>({ part: 'link', done: true });
      return tell('link', path, answer);
    }
    case 'activate': {
      const code = textIn(form, 'code').replaceAll(/\s/g, '');
      if (!/^\d{6}$/.test(code)) {
        return data<ReceiptAnswer>({ part: 'activate', missing: true }, { status: 400 });
      }
      const answer = await ask(request, activateShipment, { path, body: { code } });
      return tell('activate', path, answer);
    }
    case 'resend': {
      const answer = await ask(request, resendActivationCode, { path });
      if (answer.ok) return data<ReceiptAnswer>({ part: 'resend', done: true });
      return tell('resend', path, answer);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** What was done shows in the receipt itself, so that a reload does not do it again. */
function tell(
  part: ReceiptAnswer['part'],
  { receiptId }: { receiptId: string },
  answer: Answer<unknown>,
) {
  if (answer.ok) return redirect(`/receipt/${receiptId}?done=${part}`, 303);
  const { refusal } = answer;
  return data<ReceiptAnswer>({ part, refusal }, { status: refusal.status });
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const { receipt, tariff, documents, mayCancel } = loaderData;
  const t = useT('receipt');
  return (
    <div className="shell pt-10">
      {receipt === null ? (
        <>
          <PageHead title={t('metaTitle')} />
          <ReceiptUnavailable />
        </>
      ) : (
        <ReceiptSheet
          receipt={receipt}
          tariff={tariff}
          documents={documents}
          mayCancel={mayCancel}
        />
      )}
    </div>
  );
}

/** The documents of a receipt; none if they fail to load, because the receipt must still show. */
async function findDocuments(request: Request, receiptId: string): Promise<DocumentOffer[]> {
  const answer = await ask(request, listDocuments, { path: { receiptId } });
  return answer.ok ? answer.data.documents : [];
}
