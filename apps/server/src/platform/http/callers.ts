import type { CustomerKeyScope, Permission, PermissionSet } from '@waypost/contract';

/** Who is asking. A caller is established once, at the door, and decides nothing by itself. */
export type Caller = Visitor | Device | CustomerCaller | PartyCaller | StaffCaller;

export type Visitor = { kind: 'visitor' };
export type Device = {
  kind: 'device';
  keyId: string;
  sourceId: number;
  scopes: readonly string[];
};
export type CustomerCaller = {
  kind: 'customer';
  customerId: string;
  shard: number;
  /** Empty for a program with a key and for staff who look: neither has one. */
  sessionId: string;
  /** Set for a program. */
  key?: { id: string; scopes: readonly CustomerKeyScope[] };
  /** Set for a member of staff who looks at what the customer sees, and may change nothing. */
  viewedBy?: string;
};
export type StaffCaller = {
  kind: 'staff';
  staffId: string;
  sessionId: string;
  permissionSet: PermissionSet;
  /** Nothing but enrolling a second factor is allowed yet. */
  enrolmentRequired: boolean;
};

/** What a link in a mail says: whose address it was sent to, about what. It is signed by us. */
export type PartyRight = {
  token: string;
  shipmentId: string;
  role: 'shipper' | 'recipient';
  addressHash: Buffer;
};
/** Who may turn out to be a party of something: signed in, or the bearer of links, newest first. */
export type PartyCaller = {
  kind: 'party';
  customerId: string | null;
  /** Set for a program of that customer. */
  keyId?: string | undefined;
  links: readonly PartyRight[];
};

/**
 * What an endpoint asks of its caller. `customerIfPresent` serves everyone and recognises a
 * signed-in customer; `staff: 'any'` is for what a member of staff does about their own session,
 * also before a second factor is enrolled. `party: 'known'` asks for a session or a link, of whatever it
 * may be; without any the number asked for does not exist. `party: 'any'` serves everyone. `key` names the
 * scope with which a customer's program may call it; without one no program may.
 */
export type Access =
  | { anyone: true; customerIfPresent?: true; key?: CustomerKeyScope }
  | { device: { scope: string } }
  | { customer: true; key?: CustomerKeyScope }
  | { party: 'known' | 'any'; key?: CustomerKeyScope }
  | { staff: Permission | 'any' };

/** Whom the door lets through to an endpoint with this access. */
export type CallerOf<A extends Access> = A extends { staff: unknown }
  ? StaffCaller
  : A extends { party: unknown }
    ? PartyCaller
    : A extends { device: unknown }
      ? Device
      : A extends { customer: true }
        ? CustomerCaller
        : A extends { customerIfPresent: true }
          ? CustomerCaller | Visitor
          : Visitor;

export const VISITOR: Visitor = { kind: 'visitor' };
