import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';

export type TextMessage = {
  /** E.164. */
  to: string;
  text: string;
  /** The same for a message that is sent again, as a Message-ID is. */
  id: string;
};
export type Sms = { send(message: TextMessage): Promise<void> };

/** Null when nobody is texted. A real provider takes the place of `local` here and nowhere else. */
export function createSms(config: Pick<Config, 'SMS_PROVIDER'>, mailer: Mailer): Sms | null {
  if (config.SMS_PROVIDER === 'off') return null;
  return {
    async send({ to, text, id }) {
      await mailer.send({
        to: `${to.slice(1)}@sms.localhost`,
        subject: `SMS to ${to}`,
        text,
        html: '',
        messageId: id,
      });
    },
  };
}

/**
 * A number as networks route it, from what people write: with the code of its country, after + or
 * 00. Undefined without one: a guessed country would text a stranger.
 */
export function e164(phone: string): string | undefined {
  // the 0 in +44 (0)20 is dialled only inside the country
  const digits = phone.replace('(0)', '').replaceAll(/[\s().\-/]/g, '');
  const number = digits.replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}

const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

/**
 * Words and a link. 160 characters of GSM-7 are one message. Any other alphabet has 70, too few for a
 * sentence beside a link: then it is two of 67, which phones join.
 */
export function oneText(words: string, link: string): string {
  const limit = GSM_7.test(words + link) ? 160 : 2 * 67;
  const room = limit - link.length - 1;
  if (room < 0) return words.slice(0, limit);
  return `${words.length <= room ? words : `${words.slice(0, Math.max(0, room - 3))}...`} ${link}`;
}
