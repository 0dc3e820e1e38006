import { randomUUID } from 'node:crypto';
import { enrol, registerMember } from '../fuzz/staff.ts';
import { totp } from '../fuzz/totp.ts';
import { addField } from './field-phone.ts';
import { patientFetch } from './patient-fetch.ts';
import { callTo } from './served-installation.ts';

type Setting = Pick<Parameters<typeof registerMember>[0], 'installation' | 'db'>;

/** Staff, a hub, somebody who works there and a phone. `origin` is that of the site. */
export async function prepareField(
  { installation, db }: Setting,
  origin: string,
  rights: readonly string[] = ['drive'],
) {
  const call = { ...callTo(installation), headers: { origin } };
  const setting = { installation, db, call, passwordHash: '', deviceKey: '' };
  const boss = await registerMember(setting, 'owner');
  const { secret } = await enrol(setting, boss);
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await patientFetch(
      new Request(installation.apiUrl + path, {
        method: 'POST',
        headers: { origin, cookie: boss.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    const told = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(told)}`);
    return told;
  };
  const secondFactor = totp(secret, new Date(Date.now() + 30_000));
  // by hand: the installation has no gazetteer to find a city in
  const hubId = randomUUID();
  await db.query(
    `INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
     VALUES ($1, 'ANR', 'Antwerp', 'Antwerp', 'BE', 51.2, 4.4, 'Europe/Brussels')`,
    [hubId],
  );
  const hub = await addField(post, hubId, { workers: ['Carla Courier'], rights, secondFactor });
  const [worker] = hub.people;
  if (worker === undefined) throw new Error('nobody works there');
  /** A round of them, given to that person. */
  const release = async (trackingNumbers: readonly string[]) => {
    const round = await post('/api/admin/dispatch/rounds', {
      id: randomUUID(),
      hubId,
      day: new Date().toISOString().slice(0, 10),
      name: 'Round of the day',
      personId: worker.id,
      stops: { refs: trackingNumbers },
    });
    const path = `/api/admin/dispatch/rounds/${String(round['id'])}/release`;
    await post(path, { revision: round['revision'] });
  };
  return { ...hub, hubId, worker, release };
}
