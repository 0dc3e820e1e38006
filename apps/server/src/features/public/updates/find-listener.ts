import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { listParties } from './listeners.queries.ts';
import type { Reader } from './milestone-words.ts';
import type { MessageJob } from './queues.ts';
import { readSubscription } from './subscriptions.queries.ts';
import type { Addressee } from '../../../platform/addressee-token.ts';

export type Listener = {
  reader: Reader;
  addressee: Addressee;
  email: string;
  phone: string;
  locale: Locale;
};

/** Undefined for one who does not listen any more. */
export async function findListener(
  ctx: Ctx,
  { shipmentId, listener, channel }: Pick<MessageJob, 'shipmentId' | 'listener' | 'channel'>,
): Promise<Listener | undefined> {
  if (listener === 'shipper' || listener === 'recipient') {
    const party = (await listParties(ctx.db, shipmentId)).find((each) => each.role === listener);
    const wants = channel === 'mail' ? party?.emailAlerts : party?.smsAlerts;
    if (party === undefined || wants !== true) return undefined;
    const { email, phone } = party;
    const addressee = { kind: listener, id: shipmentId } as const;
    return { reader: listener, addressee, email, phone, locale: completeLocale(party.locale) };
  }
  const followed = await readSubscription(ctx.db, listener);
  if (followed?.state !== 'on') return undefined;
  const addressee = { kind: 'subscription', id: followed.id } as const;
  const locale = completeLocale(followed.locale);
  return { reader: 'follower', addressee, email: followed.email, phone: '', locale };
}
