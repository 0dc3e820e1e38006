import { randomUUID } from 'node:crypto';
import { type Asked, noted, REASON } from './asked.ts';
import type { Act } from './acts.ts';
import type { Day } from './open-day.ts';

const PERSON = { personId: randomUUID() };
const DEVICE = { deviceId: randomUUID() };
const OFFICE = { code: 'OFFICE', name: 'Office', kind: 'office' };

const fields = (name: string) => ({ name, hubId: noted.hubId, rights: ['hub'] });
const hub = (): Asked => ({ path: { hubId: noted.hubId } });

async function addFieldDevice(day: Day): Promise<Asked> {
  const device = { id: DEVICE.deviceId, name: 'Phone of the day', kind: 'driver' };
  return { body: { ...device, hubId: noted.hubId, secondFactor: await day.code() } };
}

/** To a hub that nobody else needs. */
async function moveFieldDevice({ db }: Day): Promise<Asked> {
  const hubId = randomUUID();
  await db.query(
    `INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
     SELECT $1, 'ELSE', 'Elsewhere', city, country, lat, lon, time_zone FROM hubs WHERE id = $2`,
    [hubId, noted.hubId],
  );
  return { path: DEVICE, body: { hubId }, afterwards: ['hubs'] };
}

/** What staff does about the field, in a hub that is open. */
export const FIELD_ACTS: readonly Act[] = [
  ['addFieldPerson', () => ({ body: { ...fields('Fiona Field'), id: PERSON.personId } })],
  ['changeFieldPerson', () => ({ path: PERSON, body: fields('Fiona Fields') })],
  ['renewFieldPin', () => ({ path: PERSON })],
  ['renewFieldBadge', () => ({ path: PERSON })],
  ['unlockFieldPerson', () => ({ path: PERSON })],
  ['deactivateFieldPerson', () => ({ path: PERSON })],
  ['listFieldPeople', () => ({})],
  ['addFieldDevice', addFieldDevice],
  [
    'renewFieldEnrolment',
    async (day) => ({ path: DEVICE, body: { secondFactor: await day.code() } }),
  ],
  ['moveFieldDevice', moveFieldDevice],
  ['revokeFieldDevice', () => ({ path: DEVICE, body: { reason: REASON } })],
  ['listFieldDevices', () => ({})],
  ['readSortPlan', hub],
  ['previewSortPlan', () => ({ ...hub(), body: { country: 'BE' } })],
  [
    'publishSortPlan',
    () => ({
      ...hub(),
      body: { version: 0, plan: { lanes: [OFFICE], rules: [] }, reason: REASON },
    }),
  ],
];
