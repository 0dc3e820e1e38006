import type {
  CustomerKeyScope,
  FieldDeviceKind,
  FieldRight,
  KeyMode,
  Permission,
  PermissionSet,
} from '@waypost/contract';
import { CellAway } from '../cells/hops.ts';
import { Problem } from './problem.ts';

/** Who is calling. A caller is established once, by the route, and decides nothing by itself. */
export type Caller = Visitor | Device | FieldCaller | CustomerCaller | PartyCaller | StaffCaller;

export type Visitor = { kind: 'visitor' };
export type Device = {
  kind: 'device';
  keyId: string;
  sourceId: number;
  scopes: readonly string[];
};
/** An enrolled device in the field, and who works with it. */
export type FieldCaller = {
  kind: 'field';
  deviceId: string;
  deviceKind: FieldDeviceKind;
  sourceId: number;
  hub: { id: string; code: string };
  shift: FieldShift | null;
};
type FieldShift = { id: string; personId: string; rights: readonly FieldRight[] };
/** The same for endpoints that ask for a shift. */
export type ShiftCaller = FieldCaller & { shift: FieldShift };
export type CustomerCaller = {
  kind: 'customer';
  customerId: string;
  shard: number;
  /** Empty for an API key and for staff who view: neither has a session. */
  sessionId: string;
  /** Set for an API key. */
  key?: ProgramKey;
  /** Set for a member of staff who views what the customer sees, read-only. */
  viewedBy?: string;
};
type ProgramKey = { id: string; mode: KeyMode; scopes: readonly CustomerKeyScope[] };
/** A program of a customer, by its key: the only caller of `/api/v1`. */
export type ProgramCaller = CustomerCaller & { key: ProgramKey };
export type StaffCaller = {
  kind: 'staff';
  staffId: string;
  sessionId: string;
  permissionSet: PermissionSet;
  /** Only enrolling a second factor is allowed yet. */
  enrolmentRequired: boolean;
};

/** The content of a party link: whose address it was sent to, and for which shipment. Signed by us. */
export type PartyRight = {
  token: string;
  shipmentId: string;
  role: 'shipper' | 'recipient';
  addressHash: Buffer;
};
/** Someone who may be a party of a shipment: signed in, or with party links, newest first. */
export type PartyCaller = {
  kind: 'party';
  customerId: string | null;
  /** Of a customer whose account is in another cell: the address that was proved there. */
  emailKey?: string | undefined;
  /** Who is signed in is not known now: the cell of the session does not answer. Links count as ever. */
  isCellAway?: true;
  /** Set for an API key of that customer. */
  keyId?: string | undefined;
  links: readonly PartyRight[];
};

/** Somebody who is signed in in a cell that is away may be a party: they are asked to try again. */
export function notAParty(
  { isCellAway }: PartyCaller,
  code: 'tracking_unknown' | 'shipper_only' = 'tracking_unknown',
): Problem {
  return isCellAway ? new CellAway() : new Problem(code);
}

/**
 * What an endpoint requires of its caller. `customerIfPresent` serves everyone and recognises a signed-in
 * customer; `staff: 'any'` is for what a member of staff does about their own session, also before a
 * second factor is enrolled. `party: 'known'` requires a session or a party link, of any shipment;
 * without one the number is answered as not found. `party: 'any'` serves everyone. `key` names the scope
 * with which an API key may call it; without one no API key may. `secondFactor` asks members of staff who
 * have enrolled one for it with each call. `program` takes API keys alone, with the scope it names;
 * `byToken` takes the token of its address instead, for platforms that send no header of ours. `enrolled`
 * lets a device of the field in by its cookie, with or without a shift; `field` takes those devices alone, and
 * asks for a shift of a person who has the right, unless it says `device`.
 */
export type Access =
  | { anyone: true; customerIfPresent?: true; key?: CustomerKeyScope }
  | { device: { scope: string }; enrolled?: true }
  | { field: 'device' | 'any' | FieldRight }
  | { customer: true; key?: CustomerKeyScope }
  | { party: 'known' | 'any'; key?: CustomerKeyScope }
  | { staff: Permission | 'any'; secondFactor?: true }
  | { program: CustomerKeyScope | 'any'; byToken?: true };

/** The callers that an endpoint with this access accepts. */
export type CallerOf<A extends Access> = A extends { program: unknown }
  ? ProgramCaller
  : A extends { staff: unknown }
    ? StaffCaller
    : A extends { party: unknown }
      ? PartyCaller
      : A extends { device: unknown }
        ? Device
        : A extends { field: infer Right }
          ? Right extends 'device'
            ? FieldCaller
            : ShiftCaller
          : A extends { customer: true }
            ? CustomerCaller
            : A extends { customerIfPresent: true }
              ? CustomerCaller | Visitor
              : Visitor;

export const VISITOR: Visitor = { kind: 'visitor' };
