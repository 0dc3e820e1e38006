import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text as textOf } from 'node:stream/consumers';

interface Text {
  sid: string;
  to: string;
  body: string;
  /** Where reports about the text are posted. */
  reportUrl: string;
}

const ACCOUNT = 'AC00000000000000000000000000000000';
const NUMBER = '+3225550100';

/**
 * Stands in for Twilio's Messages API: accepts texts of one account, and posts signed reports and replies. Unlike
 * the real one it does not block texts after STOP, so any text sent afterwards is our fault.
 */
export async function startTextProvider(port: number) {
  const token = randomUUID();
  const received: Text[] = [];
  const authorization = `Basic ${Buffer.from(`${ACCOUNT}:${token}`).toString('base64')}`;

  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void textOf(request).then((body) => {
      const form = new URLSearchParams(body);
      const isOurs = request.url === `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`;
      if (!isOurs || request.headers.authorization !== authorization) {
        return answer(401, { code: 20_003, message: 'Authenticate', status: 401 });
      }
      const field = (name: string) => form.get(name) ?? '';
      if (!/^\+[1-9]\d{6,14}$/.test(field('To'))) {
        return answer(400, { code: 21_211, message: 'Invalid To', status: 400 });
      }
      const sid = `SM${randomUUID().replaceAll('-', '')}`;
      received.push({
        sid,
        to: field('To'),
        body: field('Body'),
        reportUrl: field('StatusCallback'),
      });
      return answer(201, { sid, status: 'queued' });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  async function post(url: string, fields: Record<string, string>): Promise<number> {
    const words = Object.keys(fields).toSorted();
    const signed = url + words.map((name) => name + fields[name]).join('');
    const signature = createHmac('sha1', token).update(signed).digest('base64');
    const body = new URLSearchParams(fields);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body,
    });
    return answer.status;
  }

  return {
    /** What api and worker must be told to use it. */
    settings: {
      SMS_PROVIDER: 'twilio',
      SMS_API_URL: `http://127.0.0.1:${port}`,
      SMS_ACCOUNT: ACCOUNT,
      SMS_TOKEN: token,
      SMS_FROM: NUMBER,
    },
    received,
    report: ({ sid, to, reportUrl }: Text, status: string, code?: number) =>
      post(reportUrl, {
        MessageSid: sid,
        MessageStatus: status,
        To: to,
        ...(code !== undefined && { ErrorCode: String(code) }),
      }),
    /** As if the owner of the number had answered; `url` is what is set at the provider. */
    reply: (url: string, from: string, body: string) =>
      post(url, { MessageSid: `SM${randomUUID()}`, From: from, To: NUMBER, Body: body }),
    close: () => server.close(),
  };
}
