import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { FieldMember, FieldMembers } from '@waypost/contract/client';
import type { SeededRandom } from '@waypost/domain/simulation';
import { newDisk, type Phone, switchOn } from '../../installation/phone.ts';
import { openLine } from '../../installation/phone-line.ts';
import { Refused } from '../persistent-fetch.ts';
import type { Office } from './office.ts';

/** Somebody of the field, with a phone in hand. */
export interface CrewMember {
  person: FieldMember;
  phone: Phone;
  /** By badge and PIN; the shift that goes on is continued. */
  begin(): Promise<void>;
}

interface Kept {
  deviceId: string;
  badge: string;
  pin: string;
  deviceCookie: string;
}

/** What an earlier run was given: not a device for every start. By person. */
type Keys = Record<string, Kept>;

interface Site {
  baseUrl: string;
  /** Where badges, PINs and cookies are kept. */
  file: string;
  random: SeededRandom;
  stop: AbortSignal;
}

/** Who works in the first hub that has couriers. */
export async function listCrew(office: Office): Promise<FieldMember[]> {
  const { people } = await office.read<FieldMembers>('/api/admin/field/people?state=active');
  const hub = people.find(({ rights }) => rights.includes('drive'))?.hub;
  return people.filter((person) => person.hub.id === hub?.id);
}

/** With the phone of an earlier run, or with a new one that the office enrols. */
export async function equip(office: Office, site: Site, person: FieldMember): Promise<CrewMember> {
  const kept = readKeys(site.file)[person.id];
  if (kept !== undefined) {
    const member = switchOnFor(site, person, kept);
    try {
      await member.begin();
      return member;
    } catch (error) {
      // another database, or somebody has made a new badge since
      await member.phone.die();
      if (site.stop.aborted) throw error;
    }
  }
  return enrolNew(office, site, person);
}

async function enrolNew(office: Office, site: Site, person: FieldMember): Promise<CrewMember> {
  const { badge } = await office.post<{ badge: { code: string } }>(
    `/api/admin/field/people/${person.id}/badge`,
  );
  const { pin } = await office.post<{ pin: string }>(`/api/admin/field/people/${person.id}/pin`);
  const deviceId = randomUUID();
  const url = await addDevice(office, site, person, deviceId);
  const fresh = { deviceId, badge: badge.code, pin, deviceCookie: '' };
  const member = switchOnFor(site, person, fresh);
  await member.phone.enrol(new URL(url).hash.slice(1), randomUUID());
  await member.begin();
  const { deviceCookie } = member.phone.disk;
  const keys = { ...readKeys(site.file), [person.id]: { ...fresh, deviceCookie } };
  mkdirSync(dirname(site.file), { recursive: true });
  writeFileSync(site.file, JSON.stringify(keys), { mode: 0o600 });
  return member;
}

/** A code of the authenticator works once: somebody else may have used it. */
async function addDevice(
  office: Office,
  { stop }: Site,
  { name, hub, rights }: FieldMember,
  id: string,
): Promise<string> {
  const kind = rights.includes('drive') ? 'driver' : 'hub';
  for (;;) {
    const secondFactor = await office.nextCode(stop);
    const body = { id, name: `Phone of ${name} ${id.slice(0, 4)}`, kind, hubId: hub.id };
    try {
      const { url } = await office.post<{ url: string }>('/api/admin/field/devices', {
        ...body,
        secondFactor,
      });
      return url;
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 422) throw error;
    }
  }
}

function switchOnFor(site: Site, person: FieldMember, kept: Kept): CrewMember {
  const { baseUrl: url, random } = site;
  const bad = { cutShare: 0, lostShare: 0 };
  const line = openLine({ urls: [url], origin: new URL(url).origin, random, bad });
  const phone = switchOn({ ...newDisk(), deviceCookie: kept.deviceCookie }, line);
  return { person, phone, begin: () => phone.beginShift(kept.badge, kept.pin) };
}

function readKeys(file: string): Keys {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
