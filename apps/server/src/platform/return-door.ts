import { Counter } from 'prom-client';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Ctx } from './context.ts';
import { errorFields } from './log.ts';
import { readMailReport } from './read-mail-report.ts';
import { takeReturn } from './undeliverable.ts';

/** A status and the headers of the returned mail; some servers send all of it along. */
const MOST_BYTES = 1_000_000;

/**
 * Listens by SMTP for mail that came back: the MX of the return path, or a relay such as Postfix, hands it
 * over here. A refusal of ours is a 4xx: the relay keeps the report and tries again.
 */
export async function openReturnDoor(
  ctx: Ctx,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close(): Promise<void> }> {
  const base = ctx.config.MAIL_RETURN_PATH;
  if (base === null) throw new Error('RETURN_DOOR_PORT needs MAIL_RETURN_PATH');
  const address = tokensIn(base);
  const counted = new Counter({
    name: 'waypost_mail_returns_total',
    help: 'Mail that came back, by what it said.',
    labelNames: ['kind'],
    registers: [ctx.metrics.registry],
  });

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    socketTimeout: 30_000,
    maxClients: 20,
    logger: false,
    onRcptTo({ address: to }, _session, done) {
      if (address.isOurs(to)) return done();
      done(answer(550, 'no such mailbox'));
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map((each) => each.address);
      read(stream)
        .then((raw) => (raw === null ? 'too large' : take(to, raw)))
        .then((kind) => {
          counted.inc({ kind });
          if (kind === 'too large') done(answer(552, 'too large'));
          else done(null, 'noted');
        })
        .catch((error: unknown) => {
          ctx.log.error(errorFields(error), 'a returned mail could not be noted');
          done(answer(451, 'try again later'));
        });
    },
  });

  async function take(to: readonly string[], raw: Buffer): Promise<string> {
    const report = await readMailReport(raw);
    if (!('status' in report) || report.kind === 'passing') return report.kind;
    // a feedback loop sends to one registered address: the token is in the mail that it quotes
    const token = to.flatMap(address.tokens)[0] ?? address.tokens(raw.toString('latin1'))[0];
    if (token === undefined) return 'unknown';
    const { kind: reason, status } = report;
    const isKnown = await takeReturn(ctx, Buffer.from(token, 'hex'), { reason, status });
    return isKnown ? reason : 'unknown';
  }

  // resets and half-spoken SMTP of strangers
  server.on('error', (error) => ctx.log.warn(errorFields(error), 'the door for returned mail'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Null when it is larger than the door takes. */
async function read(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length;
    if (bytes <= MOST_BYTES) chunks.push(chunk as Buffer);
  }
  return bytes > MOST_BYTES ? null : Buffer.concat(chunks);
}

function tokensIn(base: string) {
  const escaped = base.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const at = escaped.lastIndexOf('@');
  const local = escaped.slice(0, at);
  const domain = escaped.slice(at);
  const own = new RegExp(`^${local}(?:\\+[0-9a-f]{40})?${domain}$`, 'i');
  const tagged = new RegExp(`${local}\\+([0-9a-f]{40})${domain}`, 'gi');
  return {
    isOurs: (address: string) => own.test(address),
    tokens: (text: string) => [...text.matchAll(tagged)].map(([, token = '']) => token),
  };
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
