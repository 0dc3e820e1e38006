import { randomUUID } from 'node:crypto';
import { addField, type FieldWorker } from '../tools/installation/field-phone.ts';
import { post } from './sessions.ts';
import { authenticatorCode, makeStaff } from './staff.ts';

/** A hub with two people, and a device for one browser. */
export async function makeField(
  names: readonly [string, string],
  rights: readonly string[] = ['hub'],
) {
  const boss = await makeStaff('Hub Boss', 'owner');
  const cookie = `__Host-waypost-staff=${boss.session}`;
  const asBoss = async (path: string, body: object) => (await post(path, cookie, body)).body;
  const secondFactor = authenticatorCode(boss.secret, 1);
  const code = randomUUID().slice(0, 8).toUpperCase();
  const place = { city: 'Antwerp', country: 'BE' };
  const hub = await asBoss('/api/admin/hubs', { code, name: `Hub ${code}`, ...place });
  const hubId = String(hub['id']);
  const field = await addField(asBoss, hubId, { workers: names, rights, secondFactor });
  const people = field.people as unknown as readonly [FieldWorker, FieldWorker];
  return { ...field, hubId, asBoss, people };
}
