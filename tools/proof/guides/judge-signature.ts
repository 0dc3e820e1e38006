import type { CallLanguage } from '@waypost/guides/blocks';
import { Webhook } from 'standardwebhooks';

/**
 * Code after that of the guide about webhooks: its function must accept what the library of Standard Webhooks
 * signed, and refuse a body that was changed, and a time that is past.
 */
export function judgeSignature(language: CallLanguage): string {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const body = '{"type":"shipment.delivered","note":"Zürich"}';
  const headersAt = (at: Date) => ({
    'webhook-id': 'event-1',
    'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('event-1', at, body)}`,
  });
  const now = JSON.stringify(headersAt(new Date()));
  const past = JSON.stringify(headersAt(new Date(Date.now() - 3_600_000)));
  const cases = [
    { headers: now, text: body, isGood: true },
    { headers: now, text: `${body} `, isGood: false },
    { headers: past, text: body, isGood: false },
  ].map(({ headers, text, isGood }) => {
    const given = [JSON.stringify(secret), headers, JSON.stringify(text)];
    return language === 'ts'
      ? `if (isFromWaypost(${given.join(', ')}) !== ${isGood}) throw new Error('signature misjudged');`
      : `assert is_from_waypost(${given.join(', ')}.encode()) is ${isGood ? 'True' : 'False'}`;
  });
  return language === 'bash' ? '' : `${cases.join('\n')}\n`;
}
