import type { FieldBadge, FieldMember, FieldMemberFields } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { drawCodes } from './draw-codes.ts';
import { hashBadge, newBadgeCode, newPin, pinProof } from './field-secrets.ts';
import {
  insertPerson,
  type LockedPerson,
  lockPerson,
  markDeactivated,
  updatePerson,
} from './people.queries.ts';
import { presentMember } from './present-for-staff.ts';
import { refuseUnusableHub } from './refuse-unusable-hub.ts';
import { endOpenShifts } from './shifts.queries.ts';
import { findMember, selectMembers } from './staff-lists.queries.ts';

const PAGE = 50;

type Asked = Omit<Parameters<typeof selectMembers>[1], 'limit'>;

/** Names are personal data, so each view is audited. */
export async function listPeople(ctx: Ctx, { staffId }: StaffCaller, asked: Asked) {
  const rows = await inTransaction(ctx.db, async (tx) => {
    const found = await selectMembers(tx, { ...asked, limit: PAGE + 1 });
    const ids = found.slice(0, PAGE).map(({ id }) => id);
    await auditStaff(tx, staffId, 'field_person.list', 'field_people', { ids });
    return found;
  });
  const shown = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
  return { people: shown.map(presentMember), next };
}

/** A form that is sent twice adds one person: nobody has seen the secrets of an answer that was lost. */
export async function addPerson(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { id, ...fields }: FieldMemberFields & { id: string },
): Promise<{ person: FieldMember; badge: FieldBadge; pin: string }> {
  const badge = newBadgeCode();
  const pin = newPin();
  const secrets = {
    badgeHash: hashBadge(ctx, badge),
    pinHash: await ctx.passwords.hash(pinProof(ctx, id, pin)),
  };
  return inTransaction(ctx.db, async (tx) => {
    await refuseUnusableHub(tx, fields.hubId);
    const isNew = await insertPerson(tx, { ...fields, ...secrets, id });
    if (!isNew) {
      await lockActive(tx, id);
      await updatePerson(tx, id, { ...secrets, pinFailures: 0 });
    }
    await auditStaff(tx, staffId, 'field_person.add', subjectOf(id), { rights: fields.rights });
    return { person: await mustRead(tx, id), badge: drawCodes(badge), pin };
  });
}

const COMPARED = ['name', 'hubId', 'locale'] as const;

export async function changePerson(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
  fields: FieldMemberFields,
): Promise<FieldMember> {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockActive(tx, id);
    const changed: string[] = COMPARED.filter((name) => before[name] !== fields[name]);
    if (before.hubId !== fields.hubId) await refuseUnusableHub(tx, fields.hubId);
    const areRightsSame = before.rights.toSorted().join() === fields.rights.toSorted().join();
    if (!areRightsSame) changed.push('rights');
    if (changed.length === 0) return mustRead(tx, id);
    await updatePerson(tx, id, fields);
    await auditStaff(tx, staffId, 'field_person.change', subjectOf(id), {
      fields: changed,
      ...(!areRightsSame && { rights: fields.rights }),
    });
    return mustRead(tx, id);
  });
}

export async function renewPin(ctx: Ctx, { staffId }: StaffCaller, id: string) {
  const pin = newPin();
  const pinHash = await ctx.passwords.hash(pinProof(ctx, id, pin));
  return inTransaction(ctx.db, async (tx) => {
    await lockActive(tx, id);
    await updatePerson(tx, id, { pinHash, pinFailures: 0 });
    await auditStaff(tx, staffId, 'field_person.pin', subjectOf(id));
    return { person: await mustRead(tx, id), pin };
  });
}

export async function renewBadge(ctx: Ctx, { staffId }: StaffCaller, id: string) {
  const badge = newBadgeCode();
  return inTransaction(ctx.db, async (tx) => {
    await lockActive(tx, id);
    await updatePerson(tx, id, { badgeHash: hashBadge(ctx, badge) });
    await auditStaff(tx, staffId, 'field_person.badge', subjectOf(id));
    return { person: await mustRead(tx, id), badge: drawCodes(badge) };
  });
}

export async function unlockPerson(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
): Promise<FieldMember> {
  return inTransaction(ctx.db, async (tx) => {
    const { pinFailures } = await lockActive(tx, id);
    if (pinFailures > 0) {
      await updatePerson(tx, id, { pinFailures: 0 });
      await auditStaff(tx, staffId, 'field_person.unlock', subjectOf(id));
    }
    return mustRead(tx, id);
  });
}

/** Repeating it changes nothing. */
export async function deactivatePerson(
  ctx: Ctx,
  { staffId }: StaffCaller,
  id: string,
): Promise<FieldMember> {
  return inTransaction(ctx.db, async (tx) => {
    const person = await lockPerson(tx, id);
    if (person?.deactivatedAt === null) {
      await markDeactivated(tx, id);
      await endOpenShifts(tx, { personId: id });
      await auditStaff(tx, staffId, 'field_person.deactivate', subjectOf(id));
    }
    return mustRead(tx, id);
  });
}

const subjectOf = (id: string) => `field_person:${id}`;

async function lockActive(tx: Db, id: string): Promise<LockedPerson> {
  const person = await lockPerson(tx, id);
  if (person === undefined) throw new Problem('field_person_not_found');
  if (person.deactivatedAt !== null) throw new Problem('field_person_inactive');
  return person;
}

async function mustRead(tx: Db, id: string): Promise<FieldMember> {
  const row = await findMember(tx, id);
  if (row === undefined) throw new Problem('field_person_not_found');
  return presentMember(row);
}
