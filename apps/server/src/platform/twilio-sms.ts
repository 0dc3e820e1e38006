import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type Sms, TextRefused } from './sms.ts';

export type TwilioSettings = {
  SMS_API_URL: string;
  SMS_ACCOUNT: string | null;
  SMS_TOKEN: string | null;
  SMS_FROM: string | null;
};

/** Well below the expiry of its job (300 s). */
const PATIENCE_MS = 10_000;

/**
 * Refusals of this message that no retry changes: 21211 and 21614 no number that takes texts, 21408 and 21612 a
 * region or a carrier that the account does not text, 21610 its owner answered STOP.
 */
const FOR_GOOD = [21_211, 21_408, 21_610, 21_612, 21_614];
/** Of a refusal or a report: the number takes no texts. 30005 unknown, 30006 a landline. */
const NO_TEXTS = [21_211, 21_614, 30_005, 30_006];
const STOPPED = 21_610;

/** What a code says about the number; null: nothing that lasts. */
export function judgeNumber(code: number): 'bounce' | 'stop' | null {
  if (code === STOPPED) return 'stop';
  return NO_TEXTS.includes(code) ? 'bounce' : null;
}

const Refusal = z.object({ code: z.number() });

/**
 * Twilio signs what it posts: HMAC-SHA1, keyed with the token of the account, over the address that it called
 * and every field in the order of the names.
 */
export function isSignedByTwilio(
  token: string,
  { url, form, signature }: { url: string; form: URLSearchParams; signature: string },
): boolean {
  const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : 1)).map((field) => field.join(''));
  const wanted = createHmac('sha1', token)
    .update(url + fields.join(''))
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The Messages API of Twilio, which others offer as well: a form, basic authentication, 201. */
export function createTwilioSms(settings: TwilioSettings, patienceMs = PATIENCE_MS): Sms {
  const { SMS_API_URL, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM } = settings;
  if (SMS_ACCOUNT === null || SMS_TOKEN === null || SMS_FROM === null) {
    throw new Error('SMS_PROVIDER=twilio needs SMS_ACCOUNT, SMS_TOKEN and SMS_FROM');
  }
  const url = new URL(`/2010-04-01/Accounts/${SMS_ACCOUNT}/Messages.json`, SMS_API_URL);
  const authorization = `Basic ${Buffer.from(`${SMS_ACCOUNT}:${SMS_TOKEN}`).toString('base64')}`;
  return {
    async send({ to, text, reportUrl }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({
          To: to,
          From: SMS_FROM,
          Body: text,
          ...(reportUrl !== undefined && { StatusCallback: reportUrl }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      // the provider's own words name the number: no log may have them
      const said = Refusal.safeParse(await answer.json().catch(() => null));
      if (answer.ok) return;
      const code = said.success ? said.data.code : null;
      if (code !== null && FOR_GOOD.includes(code)) throw new TextRefused(code);
      throw new Error(`the text provider answered ${answer.status}, code ${code ?? 'none'}`);
    },
  };
}
