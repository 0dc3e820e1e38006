import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';

export type TextMessage = {
  /** E.164. */
  to: string;
  text: string;
  /** The same for a repeated message, like a Message-ID. */
  id: string;
  /** Where the provider says what became of it. */
  reportUrl?: string;
  /** What it is about, for test mode; not sent. */
  shipmentId?: string;
};
export type Sms = { send(message: TextMessage): Promise<void> };

/** The provider will never send this text: its number takes none, or its owner answered STOP. */
export class TextRefused extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`the text provider refused with code ${code}`);
    this.code = code;
  }
}

/** Null when texts are off. */
export function createSms(
  config: Pick<Config, 'SMS_PROVIDER'>,
  mailer: Mailer,
  provider: () => Sms,
): Sms | null {
  if (config.SMS_PROVIDER === 'off') return null;
  if (config.SMS_PROVIDER === 'twilio') return provider();
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
 * A number in E.164 from what people type: with a country code after + or 00. Undefined without one: a
 * guessed country would text a stranger.
 */
export function e164(phone: string): string | undefined {
  // the 0 in +44 (0)20 is dialled only inside the country
  const digits = phone.replace('(0)', '').replaceAll(/[\s().\-/]/g, '');
  const number = digits.replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}

const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

/** Text and link in one message: 160 characters of GSM-7, or 70 UTF-16 units otherwise. */
export function oneText(words: string, link: string): string {
  const isGsm = GSM_7.test(words + link);
  const limit = isGsm ? 160 : 70;
  const room = limit - link.length - 1;
  if (room < 0) return cut(words, limit);
  if (words.length <= room) return `${words} ${link}`;
  const rest = isGsm ? '...' : '…';
  return `${cut(words, room - rest.length)}${rest} ${link}`;
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whole graphemes only: half of क्षि or of an emoji is another character, or none. */
function cut(words: string, limit: number): string {
  const end = [...GRAPHEMES.segment(words)].findLast(
    ({ index, segment }) => index + segment.length <= limit,
  );
  return end === undefined ? '' : words.slice(0, end.index + end.segment.length);
}
