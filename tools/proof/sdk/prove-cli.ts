import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import type { seatOwner } from '../../installation/seat-owner.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { makeEndpoint } from './prove-language.ts';
import { readmeCode } from './readme-code.ts';
import { type Cli, runCli, startCli } from './run-cli.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

const PATIENCE_MS = 60_000;

const FROM = {
  'from-name': 'Sam Shipper',
  'from-line1': 'Torstr. 12',
  'from-postal-code': '10119',
  'from-city': 'Berlin',
  'from-country': 'DE',
};
const TO = {
  'to-name': 'Rosa Recipient',
  'to-email': 'rosa.recipient@example.org',
  'to-line1': '5 Rue de Rivoli',
  'to-postal-code': '75001',
  'to-city': 'Paris',
  'to-country': 'FR',
};
const PARCEL = { service: 'standard', weight: '2500', size: '300x200x100' };

/** Every command of the installed archive, with a key of test mode. */
export async function proveCli(
  folder: string,
  owner: Awaited<ReturnType<typeof seatOwner>>,
  apiUrl: string,
): Promise<string[]> {
  const home = join(folder, 'home');
  mkdirSync(home);
  const { PATH, TZ } = process.env;
  const cli: Cli = {
    program: join(folder, 'node_modules/.bin/waypost'),
    folder,
    env: { PATH, TZ, HOME: home },
  };
  const faults: string[] = [];
  const expectRun = async (
    args: string[],
    expected: { code: number; says: RegExp },
    given?: Parameters<typeof runCli>[2],
  ) => {
    const { code, out, complaints } = await runCli(cli, args, given);
    const said = out + complaints;
    if (code !== expected.code || !expected.says.test(said)) {
      faults.push(`waypost ${args[0]} ended with ${code}: ${said}`);
    }
    return out;
  };

  await expectRun(['rates'], { code: 2, says: /--from is missing/ });
  await expectRun(['fly'], { code: 2, says: /There is no command fly/ });
  await expectRun(['track', 'WT1'], { code: 2, says: /Run waypost login first/ });
  await expectRun(
    ['login', '--url', apiUrl],
    { code: 1, says: /key_unknown/ },
    { input: 'wpc_1\n' },
  );
  await expectRun(
    ['login', '--url', apiUrl],
    { code: 0, says: /in test mode/ },
    { input: `${owner.test}\n` },
  );
  const mode = statSync(join(home, '.config/waypost/credentials.json')).mode & 0o777;
  if (mode !== 0o600) faults.push(`the key is kept with mode ${mode.toString(8)}`);

  const places = ['--from', 'DE 10119 Berlin', '--to', 'FR 75001 Paris'];
  await expectRun(['rates', ...places, '--weight', '2500', '--size', '300x200x100'], {
    code: 0,
    says: /^standard +\d+\.\d\d EUR +\d{4}-/m,
  });
  const order = optionsOf({ ...PARCEL, ...FROM, ...TO, reference: 'CLI-1' });
  await expectRun(['ship', ...order, '--max-total', '100'], {
    code: 1,
    says: /price_above_maximum, request/,
  });
  const booked = await expectRun(['ship', ...order, '--labels', 'labels'], {
    code: 0,
    says: /^CLI-1 {2}WT\w+ {2}\d+\.\d\d EUR$/m,
  });
  const [number = ''] = /WT\w+/.exec(booked) ?? [];
  const label = join(folder, 'label.zpl');
  await expectRun(['label', 'ref:CLI-1', '--format', 'zpl', '--output', label], {
    code: 0,
    says: /label\.zpl/,
  });
  if (!readFileSync(label, 'utf8').includes('^XA')) faults.push('label.zpl is no label');
  await expectRun(['label', 'ref:CLI-1', '--format', 'zpl', '--size', 'a6', '--output', label], {
    code: 0,
    says: /label\.zpl/,
  });
  if (!readFileSync(label, 'utf8').includes('^LL1184')) faults.push('--size a6 saved no A6');
  if (!readFileSync(join(folder, 'labels', `${number}.pdf`), 'latin1').startsWith('%PDF')) {
    faults.push('ship saved no label');
  }
  await expectRun(['track', number], { code: 0, says: /created/ });
  const cancel = async (shipment: string) => {
    const { ok } = await fetch(`${apiUrl}/api/v1/shipments/${shipment}/cancel`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.test}` },
    });
    if (!ok) faults.push(`${shipment} could not be cancelled`);
  };
  faults.push(...(await proveFile(cli, cancel)), ...(await proveReadme(cli)));
  faults.push(...(await proveListening(cli, apiUrl, owner.test)));
  await expectRun(
    ['trigger', 'shipment.delivered'],
    { code: 2, says: /key of test mode/ },
    {
      env: { WAYPOST_KEY: owner.live },
    },
  );
  await expectRun(['trigger', 'case.answered'], {
    code: 0,
    says: /^case\.answered +\S+ +sent to /,
  });
  await expectRun(['trigger', 'case.lost'], { code: 2, says: /cannot be triggered/ });
  await expectRun(['logout'], { code: 0, says: /^$/ });
  return faults;
}

/** The commands of the README, in a shell. */
async function proveReadme(cli: Cli): Promise<string[]> {
  writeFileSync(join(cli.folder, 'orders.csv'), readmeCode('cli', 'csv').journey);
  const { journey } = readmeCode('cli', 'sh');
  const PATH = `${join(cli.folder, 'node_modules/.bin')}:${cli.env['PATH']}`;
  const shell = { ...cli, program: 'bash', env: { ...cli.env, PATH } };
  const { code, out, complaints } = await runCli(shell, ['-euc', journey]);
  const isRight = code === 0 && out.includes('ORDER-1005  WT');
  return isRight ? [] : [`the README of the command line: ${code} ${out}${complaints}`];
}

/** A file whose last line is refused; run again, it books nothing more, but what was cancelled where that is wanted. */
async function proveFile(cli: Cli, cancel: (shipment: string) => Promise<void>): Promise<string[]> {
  const columns = ['reference', ...Object.keys(TO)];
  const row = (reference: string, to = TO) => [reference, ...Object.values(to)].join(',');
  const lines = [
    columns.join(','),
    row('CSV-1'),
    row('CSV-2'),
    row('CSV-3', { ...TO, 'to-country': 'XX' }),
  ];
  writeFileSync(join(cli.folder, 'orders.csv'), lines.join('\n'));
  const args = ['ship', '--csv', 'orders.csv', ...optionsOf({ ...PARCEL, ...FROM })];
  const first = await runCli(cli, args);
  const second = await runCli(cli, args);
  await cancel('ref:CSV-1');
  const third = await runCli(cli, args);
  const anew = await runCli(cli, [...args, '--again']);
  const isRight = /^CSV-1 {2}WT.*\nCSV-2 {2}WT.*\nCSV-3 {2}refused {2}place_not_bookable/.test(
    first.out,
  );
  return [
    ...(isRight && first.code === 1 ? [] : [`ship --csv ended with ${first.code}: ${first.out}`]),
    ...(second.out === first.out ? [] : [`ship --csv again printed ${second.out}`]),
    ...(/^CSV-1 {2}cancelled {2}WT/.test(third.out) ? [] : [`ship --csv printed ${third.out}`]),
    ...(/^CSV-1 {2}WT/.test(anew.out) && anew.out !== first.out
      ? []
      : [`ship --csv --again printed ${anew.out}`]),
  ];
}

/** `listen` receives what `trigger` makes, and signs it. */
async function proveListening(cli: Cli, apiUrl: string, key: string): Promise<string[]> {
  const receiver = await startWebhookReceiver();
  await makeEndpoint(apiUrl, key, receiver.urlOf('/endpoint'));
  const listening = startCli(cli, ['listen', '--forward-to', receiver.urlOf('/hooks')]);
  try {
    await waitFor('waypost listen', PATIENCE_MS, async () =>
      listening.printed.complaints.includes('Listening.') ? true : undefined,
    );
    const triggered = await runCli(cli, ['trigger', 'shipment.delivered']);
    const [number = 'none'] = /WT\w+/.exec(triggered.out) ?? [];
    const webhook = await waitFor('the event', PATIENCE_MS, async () =>
      receiver.received.find(
        ({ path, body }) => path === '/hooks' && body.includes('shipment.delivered'),
      ),
    );
    const [secret = ''] = /whsec_\S+/.exec(listening.printed.complaints) ?? [];
    const { data, id } = new Webhook(secret).verify(webhook.body, webhook.headers) as {
      id: string;
      data: { trackingNumber: string };
    };
    const resent = await runCli(cli, ['events', 'resend', id]);
    listening.child.kill('SIGINT');
    const { code } = await listening.ended;
    return [
      ...(data.trackingNumber === number ? [] : [`listen received ${data.trackingNumber}`]),
      ...(resent.out.includes('sent again to 1 of') ? [] : [`events resend: ${resent.complaints}`]),
      ...(code === 0 ? [] : [`listen ended with ${code}: ${listening.printed.complaints}`]),
    ];
  } finally {
    listening.child.kill('SIGKILL');
    receiver.close();
  }
}

function optionsOf(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
}
