import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));
const NEEDED = {
  DOMAIN: 'waypost.test',
  STAFF_EMAIL: 'owner@waypost.test',
  ALERT_EMAIL: 'alarms@waypost.test',
  SMTP_URL: 'smtps://mail.test',
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  SELLER_NAME: 'Proof Parcels',
  SELLER_ADDRESS: 'Quay 1',
  SELLER_VAT_ID: 'BE 1',
  RELEASE: 'r1',
};
const CELL = { CELL: 'b', INVOICE_SERIES: 'WPB', CELL_ADDRESS: '10.0.0.2' };

/** Its functions as they are, but that files are written below a folder, and no unit is touched. */
describe('deploy/install', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'waypost-install-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function run(settings: Record<string, string>, script: string): string {
    const lines = Object.entries({ ...NEEDED, ...settings }).map((line) => line.join('='));
    writeFileSync(join(folder, 'settings'), lines.join('\n'));
    const bash = `set -euo pipefail
      deploy=${DEPLOY} etc=/etc/waypost secrets=${folder}/secrets root=/opt/waypost source_dir=${folder}
      for part in files settings release web; do . "$deploy/machine/$part.sh"; done
      put() { mkdir -p "${folder}/made$(dirname "$1")"; cat >"${folder}/made$1"; }
      secret() { echo "made-$1"; }
      enable_unit() { :; }
      restart_if_changed() { :; }
      as_command() { echo https://waypost.test/invitation; }
      fail() { echo "$1"; exit 0; }
      read_settings ${folder}/settings
      ${script}`;
    return execFileSync('bash', ['-c', bash], { encoding: 'utf8' });
  }
  const made = (path: string) => join(folder, 'made', path);

  it('of a cell takes calls of other cells at its private address, and nowhere else', () => {
    run(CELL, 'configure_proxies');
    const proxy = readFileSync(made('etc/haproxy/haproxy.cfg'), 'utf8');
    expect([...proxy.matchAll(/^ {2}bind (.*)$/gm)].map(([, address]) => address)).toEqual([
      '127.0.0.1:3001',
      '10.0.0.2:3001',
      '127.0.0.1:3000',
    ]);
  });

  it('listens at no other address where there is one cell', () => {
    run({}, 'configure_proxies');
    const proxy = readFileSync(made('etc/haproxy/haproxy.cfg'), 'utf8');
    expect(proxy.match(/ bind /g)).toHaveLength(2);
  });

  it.each([
    { CELL: 'b', INVOICE_SERIES: 'WPB' },
    { ...CELL, CELL_ADDRESS: '0.0.0.0' },
    { ...CELL, CELL_ADDRESS: 'http://10.0.0.2' },
    { ...CELL, CELL: '' },
  ])('refuses %o', (settings) => {
    expect(run(settings, ':')).toContain('CELL_ADDRESS');
  });

  it('gives the worker of a cell the secret of calls between cells', () => {
    run({ ...CELL, INTERNAL_SECRET: 'of-home' }, 'write_environment');
    expect(readFileSync(made('etc/waypost/worker/INTERNAL_SECRET'), 'utf8')).toBe('of-home\n');
    expect(readFileSync(made('etc/waypost/server.env'), 'utf8')).toMatch(
      /^CELL="b"$[^]*^INVOICE_SERIES="WPB"$/m,
    );
  });

  it('gives the worker no such secret where there is one cell', () => {
    run({}, 'write_environment');
    expect(existsSync(made('etc/waypost/worker/INTERNAL_SECRET'))).toBe(false);
    expect(existsSync(made('etc/waypost/web/INTERNAL_SECRET'))).toBe(true);
  });

  it('invites no first member of staff in a cell', () => {
    run(CELL, 'first_staff');
    expect(existsSync(made(`${folder}/secrets/first-staff-link`))).toBe(false);
    run({}, 'first_staff');
    expect(existsSync(made(`${folder}/secrets/first-staff-link`))).toBe(true);
  });

  it.each([
    [{}, ''],
    [{ RETURN_DOOR_PORT: '2525' }, 'bounces@waypost.test'],
  ])('with %o lets mail come back to "%s"', (settings, address) => {
    run(settings, 'write_environment');
    const written = readFileSync(made('etc/waypost/server.env'), 'utf8');
    expect(written).toContain(`\nMAIL_RETURN_PATH="${address}"\n`);
  });
});
