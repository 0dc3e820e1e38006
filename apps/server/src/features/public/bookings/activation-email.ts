import { defineEmail } from '../../../platform/emails.ts';
import { mailTexts, moneyText, type SafeText, vouchedText } from '../../../platform/mail-text.ts';
import { newSixDigitCode } from '../../../platform/random.ts';
import { readShipmentForMail } from '../notifications/index.ts';
import { activationCodeHash } from './activate-shipment.ts';
import { storeActivationCode } from './activation.queries.ts';

type Activation = { priceCents: number; currency: string; receiptId: string; code: SafeText };

/** Makes the code, keeps its hash and mails it; the code is nowhere else. */
export const activationEmail = defineEmail({
  template: 'activation',
  carriesSecret: true,
  key: ({ shipmentId, mail }: { shipmentId: string; mail: number }) =>
    `activation:${shipmentId}:${mail}`,
  async read(ctx, { shipmentId }) {
    const shipment = await readShipmentForMail(ctx.db, shipmentId, 'shipper');
    if (shipment?.hold !== 'awaiting_activation') return undefined;
    return {
      ...shipment,
      to: shipment.email,
      about: { shipmentId, party: 'shipper' },
      async facts() {
        const code = newSixDigitCode();
        await storeActivationCode(ctx.db, shipmentId, activationCodeHash(ctx, shipmentId, code));
        return { ...shipment, code: vouchedText(code, 'our code') };
      },
    };
  },
  words(locale, { code, ...shipment }: Activation, origin) {
    const t = mailTexts(locale);
    const amount = moneyText(shipment.priceCents, shipment.currency, locale);
    const url = `${origin}/receipt/${shipment.receiptId}`;
    return {
      locale,
      subject: t('activationSubject', { code }),
      blocks: [
        { heading: t('activationHeading') },
        { code },
        { paragraph: t('activationText', { amount }) },
        { link: { label: t('activationLink'), url } },
        { smallPrint: t('activationSmallPrint') },
      ],
    };
  },
  sample: () => ({
    priceCents: 8420,
    currency: 'EUR',
    receiptId: 'SAMPLE',
    code: vouchedText('000000', 'our code'),
  }),
});
