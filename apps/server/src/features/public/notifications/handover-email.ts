import { defineEmail } from '../../../platform/emails.ts';
import { readHandover } from '../../core/receipts/index.ts';
import { partyLinkToken } from '../parties/index.ts';
import { handoverWords, SAMPLE_HANDOVER } from './handover-words.ts';
import { readShipmentForMail } from './notifications.queries.ts';
import { threadOf } from './thread-of.ts';

/**
 * To the shipper, when how it is handed over was changed, by anybody. It says how things are when it is
 * sent, so that of two changes in a row both emails say the same.
 */
export const handoverEmail = defineEmail({
  template: 'handover',
  key: ({ shipmentId, occasion }: { shipmentId: string; occasion: string }) =>
    `handover:${shipmentId}:${occasion}`,
  async read(ctx, { shipmentId }, redaction) {
    const shipment = await readShipmentForMail(ctx.db, shipmentId, 'shipper');
    if (shipment === undefined || shipment.email === '') return undefined;
    const handover = await readHandover(ctx.db, shipmentId);
    // cancelled, or with us already
    if (handover === null || handover.state === 'done') return undefined;
    const site = ctx.config.PUBLIC_ORIGIN;
    const changeUrl = `${site}/t/${partyLinkToken(ctx, shipment, 'shipper')}?to=handover`;
    return {
      ...shipment,
      to: redaction.email(shipment.email),
      about: { shipmentId, party: 'shipper' },
      references: threadOf(ctx, shipmentId),
      facts: {
        trackingNumber: shipment.trackingNumber,
        handover,
        changeUrl: redaction.link(changeUrl),
        receiptUrl: redaction.link(`${site}/receipt/${shipment.receiptId}`),
      },
    };
  },
  words: handoverWords,
  sample: (origin) => ({
    trackingNumber: 'WP00DEM00000001V',
    handover: SAMPLE_HANDOVER,
    changeUrl: `${origin}/t/SAMPLE?to=handover`,
    receiptUrl: `${origin}/receipt/SAMPLE`,
  }),
  subjectOfKey: (_ctx, { shipmentId, ids: [, occasion = ''] }) => ({
    shipmentId: shipmentId ?? '',
    occasion,
  }),
});
