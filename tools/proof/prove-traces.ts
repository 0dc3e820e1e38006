import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { bookDraft, draftParcel, SHIPPER_EMAIL } from '../installation/book-parcel.ts';
import { openInstallation } from '../installation/installation.ts';
import { callTo } from '../installation/served-installation.ts';
import { REPOSITORY, startWeb } from '../installation/server-process.ts';
import { waitFor } from '../installation/wait-for.ts';
import { startCollector } from './traces/collector.ts';
import { drawTrace } from './traces/draw-trace.ts';
import { readSpans, type Span } from './traces/read-spans.ts';

const PAGE = join(REPOSITORY, 'docs/traces.md');
const DRAWING = /(<!-- drawn by pnpm proof traces -->\n\n```text\n)[\s\S]*?(```)/;
const PATIENCE_MS = 60_000;

const USAGE = `
pnpm proof traces [--collector PROGRAM] [--write]
  Books one parcel through web, api and worker, which send their traces to a collector. One trace must lead from the call
  at web to the email that confirms the booking, with the request id, and no span may contain an address, a name, a
  tracking number or a token of the booking. Needs pnpm build.
  --collector   an OpenTelemetry collector with the otlp receiver and the file exporter; default: a built-in server
                that stores what is sent
  --write       draws the trace into docs/traces.md`;

export const proveTraces = defineTool({
  usage: USAGE,
  options: { collector: '', write: false },
  async run({ collector: program, write }) {
    const installation = await openInstallation({ name: 'proof-traces', apiCount: 3 });
    const { dataDir, env, apiPorts } = installation;
    const [apiPort = 0, webPort = 0, collectorPort = 0] = apiPorts;
    const collector = await startCollector(dataDir, collectorPort, program);
    Object.assign(env, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
      PUBLIC_ORIGIN: `http://127.0.0.1:${webPort}`,
    });
    await installation.startApi();
    await installation.startWorker();
    await startWeb({ port: webPort, apiPort, env, logFile: join(dataDir, 'web.log') });

    const baseUrl = `http://127.0.0.1:${webPort}`;
    const call = { ...callTo(installation), baseUrl };
    const draft = await draftParcel(call);
    const booking = await bookDraft(call, draft, 'card');
    await fetch(`${baseUrl}/track?ref=${booking.trackingNumber}`);
    await installation.mailServer.waitFor(({ to }) => to === SHIPPER_EMAIL, PATIENCE_MS);
    say('booked, and the email has come');
    const read = () => (existsSync(collector.file) ? readFileSync(collector.file, 'utf8') : '');
    const trace = await waitFor('the trace with the email', PATIENCE_MS, async () =>
      traceToEmail(readSpans(read())),
    );
    const faults = [...judgeTrace(trace), ...leaks(read(), { ...draft, ...booking })];
    if (write) {
      const page = readFileSync(PAGE, 'utf8');
      writeFileSync(PAGE, page.replace(DRAWING, `$1${drawTrace(trace)}\n$2`));
    }
    collector.close();
    return {
      ok: faults.length === 0,
      collector: program === '' ? 'stand-in' : 'OpenTelemetry',
      spans: readSpans(read()).length,
      spansOfTheBooking: trace.length,
      faults,
    } satisfies Verdict;
  },
});

/** The trace that sends an email and began with the booking. */
function traceToEmail(spans: readonly Span[]): Span[] | undefined {
  const ids = spans.filter(({ name }) => name === 'mail send').map(({ traceId }) => traceId);
  const booked = spans.find(
    ({ name, traceId }) => name === 'POST /api/shipments/public' && ids.includes(traceId),
  );
  const found = spans.filter(({ traceId }) => traceId === booked?.traceId);
  return found.some(({ service }) => service === 'waypost-web') ? found : undefined;
}

function judgeTrace(trace: readonly Span[]): string[] {
  const services = new Set(trace.map(({ service }) => service));
  const requestIds = new Set(
    trace.flatMap(({ attributes }) => attributes['waypost.request_id'] ?? []),
  );
  return [
    ...['waypost-web', 'waypost-api', 'waypost-worker']
      .filter((service) => !services.has(service))
      .map((service) => `no span of ${service}`),
    ...(requestIds.size === 1 ? [] : [`${requestIds.size} request ids in one trace`]),
    ...(trace.some(({ name }) => name === 'commit') ? [] : ['no COMMIT in the trace']),
    ...(trace.some(({ name }) => name.startsWith('payments ')) ? [] : ['no payment in the trace']),
  ];
}

/** Whatever of the booking is personal, or opens something. */
function leaks(
  text: string,
  booking: { id: string; attemptId: string; trackingNumber: string; receiptId?: string },
): string[] {
  const secrets = {
    'an email address': 'people.example',
    'a name': 'Ann Sender',
    'an address': 'Rue Une',
    'the draft': booking.id,
    'the tracking number': booking.trackingNumber,
    ...(booking.receiptId !== undefined && { 'the receipt': booking.receiptId }),
  };
  return Object.entries(secrets).flatMap(([what, value]) =>
    text.includes(value) ? [`${what} is in a span`] : [],
  );
}
