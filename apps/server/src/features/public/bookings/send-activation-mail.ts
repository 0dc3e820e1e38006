import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Letter } from '../../../platform/mail-layout.ts';
import { mailTexts, moneyText, type SafeText, vouchedText } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { newSixDigitCode } from '../../../platform/random.ts';
import { readShipmentForMail, type ShipmentForMail } from '../notifications/index.ts';
import { activationCodeHash } from './activate-shipment.ts';
import { storeActivationCode } from './activation.queries.ts';

/** Makes the code, stores its hash and mails it; the code is stored nowhere else. */
export async function sendActivationMail(
  ctx: Ctx,
  mailer: Mailer,
  { shipmentId, mail }: { shipmentId: string; mail: number },
): Promise<void> {
  const shipment = await readShipmentForMail(ctx.db, shipmentId, 'shipper');
  if (shipment === undefined || shipment.hold !== 'awaiting_activation') return;
  const effect = {
    effectKey: `mail:activation:${shipmentId}:${mail}`,
    shard: shipment.shard,
    template: 'activation',
    about: { shipmentId, party: 'shipper' },
    carriesSecret: true,
  } as const;
  await sendOnce(ctx, mailer, effect, async () => {
    const code = newSixDigitCode();
    await storeActivationCode(ctx.db, shipmentId, activationCodeHash(ctx, shipmentId, code));
    return {
      to: shipment.email,
      letter: activationLetter(
        completeLocale(shipment.locale),
        ctx.config.PUBLIC_ORIGIN,
        shipment,
        vouchedText(code, 'our code'),
      ),
    };
  });
}

export function activationLetter(
  locale: Locale,
  origin: string,
  shipment: Pick<ShipmentForMail, 'price_cents' | 'currency' | 'receipt_id'>,
  code: SafeText,
): Letter {
  const t = mailTexts(locale);
  const amount = moneyText(shipment.price_cents, shipment.currency, locale);
  return {
    locale,
    subject: t('activationSubject', { code }),
    blocks: [
      { heading: t('activationHeading') },
      { code },
      { paragraph: t('activationText', { amount }) },
      {
        link: { label: t('activationLink'), url: `${origin}/receipt/${shipment.receipt_id}` },
      },
      { smallPrint: t('activationSmallPrint') },
    ],
  };
}
