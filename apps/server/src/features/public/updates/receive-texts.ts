import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { e164 } from '../../../platform/sms.ts';
import { isSignedByTwilio, judgeNumber } from '../../../platform/twilio-sms.ts';
import { resumeTexts, stopTexts, takeReturn } from '../../../platform/undeliverable.ts';

/** The words that the provider itself obeys; it then refuses to text the number. */
const STOP = /^(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)$/i;
const START = /^(?:start|unstop|yes)$/i;

type Posted = { path: string; body: Buffer; signature: string };

/** Delivery reports of texts, and what people answer to them. */
export function receiveTexts(ctx: Ctx) {
  const counted = ctx.metrics.textReports;

  function read({ path, body, signature }: Posted): URLSearchParams {
    const { SMS_PROVIDER, SMS_TOKEN, PUBLIC_ORIGIN } = ctx.config;
    const form = new URLSearchParams(body.toString('utf8'));
    const url = new URL(path, PUBLIC_ORIGIN).href;
    const isSigned =
      SMS_PROVIDER === 'twilio' &&
      SMS_TOKEN !== null &&
      isSignedByTwilio(SMS_TOKEN, { url, form, signature });
    if (!isSigned) throw new Problem('webhook_signature_invalid');
    return form;
  }

  return {
    async report(posted: Posted, message: string): Promise<void> {
      const form = read(posted);
      const status = form.get('MessageStatus') ?? '';
      if (status !== 'undelivered' && status !== 'failed') {
        return counted.inc({ kind: status === 'delivered' ? 'delivered' : 'under way' });
      }
      const code = Number(form.get('ErrorCode') ?? '0');
      const reason = judgeNumber(code) ?? 'soft';
      const isKnown = await takeReturn(ctx, Buffer.from(message, 'hex'), {
        reason,
        status: code === 0 ? null : String(code),
      });
      counted.inc({ kind: isKnown ? reason : 'unknown' });
    },

    async reply(posted: Posted): Promise<void> {
      const form = read(posted);
      const from = e164(form.get('From') ?? '');
      const word = (form.get('OptOutType') ?? form.get('Body') ?? '').trim();
      if (from !== undefined && STOP.test(word)) {
        await stopTexts(ctx, from);
        return counted.inc({ kind: 'stop' });
      }
      if (from !== undefined && START.test(word)) {
        await resumeTexts(ctx, from);
        return counted.inc({ kind: 'start' });
      }
      // nobody reads it: the number is for sending
      counted.inc({ kind: 'reply' });
    },
  };
}
