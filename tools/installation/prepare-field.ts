import { randomUUID } from 'node:crypto';
import { totp } from '../fuzz/totp.ts';
import { addField } from './field-phone.ts';
import { openOffice, type OfficeSetting } from './office.ts';
import { plantHub } from './plant-hub.ts';

/** Staff, a hub, somebody who works there and a phone. `origin` is that of the site. */
export async function prepareField(
  { installation, db }: OfficeSetting,
  origin: string,
  rights: readonly string[] = ['drive'],
  colleagues: readonly string[] = [],
) {
  const { post, secret, cookie } = await openOffice({ installation, db }, origin);
  const secondFactor = totp(secret, new Date(Date.now() + 30_000));
  const hubId = await plantHub(db, 'ANR');
  const hub = await addField(post, hubId, {
    workers: ['Carla Courier', ...colleagues],
    rights,
    secondFactor,
  });
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
    return String(round['id']);
  };
  return { ...hub, hubId, worker, release, staffCookie: cookie };
}
