import { randomUUID } from 'node:crypto';
import { newClient } from '../customer.ts';
import { changeRows } from '../installation/commands.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
import { CONSOLE_WIDTHS } from '../widths.ts';

test.skip(externalUrl !== undefined, 'needs the command line and the database of the installation');
// an amount that is no number is refused
test.use({ extraHTTPHeaders: newClient(), allowed: /status of 400/ });

type Entry = [account: string, cents: number, holder: string];

/** One balanced posting; what comes from or goes elsewhere is with nobody. */
function posting(key: string, shipmentId: string | null, entries: readonly Entry[]): string {
  const id = randomUUID();
  const shipment = shipmentId === null ? 'NULL' : `'${shipmentId}'`;
  const rows = entries.map(
    ([account, cents, holder], at) =>
      `('${id}', 0, ${at + 1}, '${account}', ${cents}, 'EUR', nullif('${holder}', ''))`,
  );
  return `INSERT INTO ledger_transactions (id, shard, effect_key, shipment_id)
      VALUES ('${id}', 0, '${key}:${id}', ${shipment});
    INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency, holder)
      VALUES ${rows.join(', ')};`;
}

/** A courier handed cash over, 5 EUR short, and has collected since; a bag is on its way to the bank. */
async function fillBooks(names: { courier: string; cashier: string; hub: string; seal: string }) {
  const [hub, courier, cashier, count, deposit] = Array.from({ length: 5 }, () => randomUUID());
  const person = (id = '', name = '') => `INSERT INTO field_people
    (id, hub_id, name, rights, badge_hash, pin_hash)
    VALUES ('${id}', '${hub}', '${name}', '{drive}', decode(md5('${id}'), 'hex'), '');`;
  const [atHub, withCourier] = [`hub:${hub}`, `person:${courier}`];
  await changeRows(`BEGIN;
    INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone) VALUES ('${hub}',
      upper(left('${hub}', 8)), '${names.hub}', 'Antwerp', 'BE', 51.2, 4.4, 'Europe/Brussels');
    ${person(courier, names.courier)} ${person(cashier, names.cashier)}
    ${posting('collected', randomUUID(), [
      ['cash_with_courier', 160_000, withCourier],
      ['receivable', -160_000, ''],
    ])}
    ${posting('counted', null, [
      ['cash_at_hub', 19_500, atHub],
      ['cash_difference', 500, withCourier],
      ['receivable', -20_000, ''],
    ])}
    ${posting('deposited', null, [
      ['cash_in_transit', 9_000, `deposit:${deposit}`],
      ['cash_at_hub', -9_000, atHub],
    ])}
    INSERT INTO cash_counts (id, person_id, shift_id, hub_id, confirmed_by, confirmed_at)
      VALUES ('${count}', '${courier}', gen_random_uuid(), '${hub}', '${cashier}', now());
    INSERT INTO cash_count_lines VALUES ('${count}', 'EUR', 19500, 19500, 20000);
    INSERT INTO cash_deposits (id, hub_id, seal, person_id, shift_id)
      VALUES ('${deposit}', '${hub}', '${names.seal}', '${cashier}', gen_random_uuid());
    INSERT INTO cash_deposit_lines (deposit_id, currency, cents) VALUES ('${deposit}', 'EUR', 9000);
    COMMIT`);
}

for (const width of CONSOLE_WIDTHS) {
  test(`finance follows cash from couriers to the bank, at ${width} pixels`, async ({
    page,
    inspect,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const mark = `${width}-${Date.now()}`;
    const names = {
      courier: `Carl ${mark}`,
      cashier: `Cora ${mark}`,
      hub: `Hub ${mark}`,
      seal: `B-${mark}`,
    };
    await fillBooks(names);
    await enterAs(page.context(), await makeStaff('Fay Finance', 'finance'));
    await page.goto('/admin/money/cash');
    const held = page.getByRole('row').filter({ hasText: names.courier }).first();
    await expect(held).toContainText('€1,600.00');
    await expect(held).toContainText('Hand over');
    const counted = page.getByRole('table', { name: 'Counts' }).getByRole('row');
    await expect(counted.filter({ hasText: names.courier })).toContainText('-€5.00');
    await inspect();

    const bag = page.getByRole('listitem').filter({ hasText: names.seal });
    await bag.getByText('Mark as received').click();
    await bag.getByLabel(/^Counted by the bank/).fill('many');
    await bag.getByRole('button', { name: 'The bank has it' }).click();
    await expect(bag.getByText('Check this.')).toBeVisible();
    await bag.getByLabel(/^Counted by the bank/).fill('89.00');
    await inspect();
    await bag.getByRole('button', { name: 'The bank has it' }).click();
    await expect(page.getByText('The bag is received.')).toBeVisible();
    await expect(bag).toContainText('bank counted €89.00');

    // the euro that the bank did not find is the hub's
    const differences = page.getByRole('listitem').filter({ hasText: 'missing' });
    await expect(differences.filter({ hasText: names.hub })).toContainText('€1.00 missing');
    const ofCourier = differences.filter({ hasText: names.courier });
    await ofCourier.getByText('Settle', { exact: true }).click();
    await ofCourier.getByLabel(/^Reason/).fill('Paid back by transfer');
    await inspect();
    await ofCourier.getByRole('button', { name: 'Settle this amount' }).click();
    await expect(page.getByText('The difference is settled.')).toBeVisible();
    await expect(ofCourier).toHaveCount(0);

    const entries = held.getByRole('link', { name: names.courier });
    await expect(entries).toHaveAttribute('href', /\/entries\?holder=person/);
  });
}
