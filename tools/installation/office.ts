import type pg from 'pg';
import { enrol, registerMember } from '../fuzz/staff.ts';
import type { Post } from './field-phone.ts';
import type { Installation } from './installation.ts';
import { patientFetch } from './patient-fetch.ts';
import { callTo } from './served-installation.ts';

export interface OfficeSetting {
  installation: Installation;
  db: pg.Client;
}

/** An owner of the carrier with a second factor, whose secret an authenticator would have. */
export async function openOffice({ installation, db }: OfficeSetting, origin: string) {
  const call = { ...callTo(installation), headers: { origin } };
  const setting = { installation, db, call, passwordHash: '', deviceKey: '' };
  const boss = await registerMember(setting, 'owner');
  const { secret } = await enrol(setting, boss);
  const post: Post = async (path, body) => {
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
  return { post, secret, staffId: boss.id, cookie: boss.cookie };
}
