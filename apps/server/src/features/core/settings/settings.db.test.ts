import { randomUUID } from 'node:crypto';
import type {
  Pickup,
  PickupDay,
  Quote,
  SavedAddress,
  SettingsInForce,
  SettingsVersion,
} from '@waypost/contract';
import { addDays } from '@waypost/domain/delivery-dates';
import { type Settings, settingsVersion1 } from '@waypost/domain/settings';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { FREIGHT_QUOTE, makeDraft, post } from '../../../testing/builders.ts';
import {
  newEmail,
  registerCustomer,
  registerStaff,
  seatCustomer,
  type TestStaff,
} from '../../../testing/people.ts';
import { changeSettings } from '../../../testing/settings.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PATH = '/api/admin/settings';

let owner: TestStaff;
beforeAll(async () => {
  owner = await registerStaff(server, 'owner');
});

const inForce = async () => (await owner.browser.get(PATH)).json<SettingsInForce>();

async function save(change: Partial<Settings>, version?: number) {
  const now = await inForce();
  return owner.browser.put(PATH, {
    version: version ?? now.version,
    settings: { ...now.settings, ...change },
    reason: 'Tried out',
  });
}

/** A city of its own: couriers of one city are shared by everybody in it. */
function newTown() {
  return { postalCode: '9000', city: `Ghent ${randomUUID()}`, country: 'BE' };
}

describe('settings', () => {
  it('have the default values in a new installation', async () => {
    expect(await inForce()).toMatchObject({
      version: 1,
      settings: settingsVersion1,
      savedBy: null,
      ownSender: server.ctx.config.MAIL_FROM,
    });
  });

  it('are saved as a new version, and the history shows who changed what and why', async () => {
    const answer = await save({ defaultIncoterm: 'DDP', smsEnabled: true });
    expect(answer.json()).toMatchObject({ savedBy: 'Grace Staff', reason: 'Tried out' });
    const history = await owner.browser.get(`${PATH}/versions`);
    const [newest] = history.json<{ versions: SettingsVersion[] }>().versions;
    expect(newest?.changes).toEqual([
      { field: 'defaultIncoterm', from: 'DAP', to: 'DDP' },
      { field: 'smsEnabled', from: 'off', to: 'on' },
    ]);
    const { rows } = await sql`SELECT actor_id, details FROM audit_log
      WHERE action = 'settings.save' AND subject = ${`settings:${newest?.version}`}`.execute(
      server.owner.db,
    );
    expect(rows).toEqual([
      { actorId: owner.id, details: { fields: ['defaultIncoterm', 'smsEnabled'] } },
    ]);
  });

  it('are refused when saved from an older version, with what a colleague changed', async () => {
    const { version, settings } = await inForce();
    const colleague = await registerStaff(server, 'owner');
    const body = { version, settings, reason: 'At once' };
    const change = { ...settings, emailFrom: 'Waypost <post@waypost.example>' };
    const answers = await Promise.all([
      colleague.browser.put(PATH, { ...body, settings: change }),
      owner.browser.put(PATH, { ...body, settings: { ...settings, defaultIncoterm: 'EXW' } }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: 'settings_changed',
      details: { version: version + 1, savedBy: 'Grace Staff' },
    });
    expect(refused.details.changes).toHaveLength(1);
    expect((await inForce()).version).toBe(version + 1);
  });

  it('posted twice are saved once', async () => {
    const { version, settings } = await inForce();
    const body = { version, settings: { ...settings, smsEnabled: !settings.smsEnabled } };
    const answers = [1, 2].map(() => owner.browser.put(PATH, { ...body, reason: 'Twice' }));
    for (const answer of await Promise.all(answers)) {
      expect(answer.json()).toMatchObject({ version: version + 1 });
    }
  });

  it('are refused when they are impossible to work with', async () => {
    const places = 20;
    for (const change of [
      { pickupWindows: [] },
      { pickupWindows: [{ window: '13:00-09:00', places }] },
      { pickupWindows: [{ window: '09:00-13:00', places: -1 }] },
      {
        pickupWindows: [
          { window: '09:00-13:00', places },
          { window: '09:00-13:00', places },
        ],
      },
      { emailFrom: 'a@b.example, c@d.example' },
      { defaultIncoterm: 'XXX' as 'DAP' },
    ]) {
      expect((await save(change)).statusCode).toBe(400);
    }
    expect((await save({ defaultIncoterm: 'CIP' }, 9_999)).statusCode).toBe(409);
    expect((await save({ defaultIncoterm: 'CIP' }, 2 ** 40)).statusCode).toBe(400);
  });
});

describe('the settings in force', () => {
  it('give freight quotes their default incoterm, and keep a chosen one', async () => {
    await changeSettings(server, { defaultIncoterm: 'CIF' });
    const draft = await makeDraft(server, FREIGHT_QUOTE);
    expect(draft.quote.request).toMatchObject({ incoterm: 'CIF' });
    const chosen = { ...FREIGHT_QUOTE, incoterm: 'EXW' };
    const quote = (await post(server, '/api/shipments/quote', chosen)).json<Quote>();
    expect(quote.request).toMatchObject({ incoterm: 'EXW' });
    const defaults = await server.app.inject('/api/shipments/defaults');
    expect(defaults.json()).toEqual({ incoterm: 'CIF' });
  });

  it('set the sender of every email', async () => {
    await changeSettings(server, { emailFrom: 'Waypost Nord <nord@waypost.example>' });
    const { email } = await registerCustomer(server, worker, { email: newEmail() });
    expect(worker.mails.findLast(({ to }) => to === email)?.from).toEqual({
      name: 'Waypost Nord',
      address: 'nord@waypost.example',
    });
    await changeSettings(server, { emailFrom: '' });
    const other = await registerCustomer(server, worker, { email: newEmail() });
    expect(worker.mails.findLast(({ to }) => to === other.email)?.from).toBeUndefined();
  });

  it('decide which pickups are offered, and how many', async () => {
    await changeSettings(server, {
      pickupWindows: [
        { window: '07:30-11:30', places: 1 },
        { window: '20:00-21:00', places: 3 },
      ],
    });
    const customer = await seatCustomer(server);
    const address = { name: 'Ada', line1: 'Kaai 12', ...newTown() };
    const saved = await customer.browser.post('/api/users/me/addresses', address);
    const { id: addressId } = saved.json<SavedAddress>();
    const pickups = '/api/users/me/pickups';
    const day = async (date: string) =>
      (
        await customer.browser.get(`${pickups}/windows?addressId=${addressId}&date=${date}`)
      ).json<PickupDay>();
    const first = (
      await customer.browser.get(`${pickups}/windows?addressId=${addressId}`)
    ).json<PickupDay>();
    // windows of the first day may be over, and a holiday has none
    const later = [7, 14, 21].map((count) => addDays(first.date, count));
    const days = await Promise.all(later.map(day));
    const { date, windows: offered } = days.find(({ closed }) => closed === null) ?? first;
    expect(offered.map(({ window, placesLeft }) => [window, placesLeft])).toEqual([
      ['07:30-11:30', 1],
      ['20:00-21:00', 3],
    ]);

    const request = (body: object) =>
      customer.browser.post(
        pickups,
        { date, addressId, ...body },
        { headers: { 'idempotency-key': randomUUID() } },
      );
    const usual = await request({});
    expect(usual.json<Pickup>()).toMatchObject({ window: '07:30-11:30' });
    expect((await request({ window: '07:30-11:30' })).json()).toMatchObject({
      code: 'pickup_window_full',
      details: { free: expect.anything() },
    });
    expect((await request({ window: '09:00-13:00' })).json()).toMatchObject({
      code: 'pickup_window_gone',
    });
    await changeSettings(server, { pickupWindows: settingsVersion1.pickupWindows });
    expect((await request({ window: '09:00-13:00' })).statusCode).toBe(201);
  });

  it('leave a recurring pickup without a place when its window was removed', async () => {
    const customer = await seatCustomer(server);
    const address = { name: 'Ada', line1: 'Kaai 12', ...newTown() };
    const saved = await customer.browser.post('/api/users/me/addresses', address);
    const { id: addressId } = saved.json<SavedAddress>();
    const windows = await customer.browser.get(
      `/api/users/me/pickups/windows?addressId=${addressId}`,
    );
    const { date, windows: open } = windows.json<PickupDay>();
    const window = open.find(({ unavailable }) => unavailable === null)?.window;
    const body = { date, window, addressId, recurring: true, frequency: 'DAILY' };
    const headers = { 'idempotency-key': randomUUID() };
    expect(
      (await customer.browser.post('/api/users/me/pickups', body, { headers })).statusCode,
    ).toBe(201);
    await changeSettings(server, { pickupWindows: [{ window: '05:00-06:00', places: 5 }] });
    await worker.runJobs();
    const listed = await customer.browser.get('/api/users/me/pickups');
    const statuses = listed.json<{ pickups: Pickup[] }>().pickups.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['Scheduled', 'No Place']));
    await changeSettings(server, { pickupWindows: settingsVersion1.pickupWindows });
  });
});
