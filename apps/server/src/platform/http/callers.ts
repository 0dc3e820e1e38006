import type { Permission, PermissionSet } from '@waypost/contract';

/** Who is asking. A caller is established once, at the door, and decides nothing by itself. */
export type Caller = Visitor | Device | CustomerCaller | StaffCaller;

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
  sessionId: string;
};
export type StaffCaller = {
  kind: 'staff';
  staffId: string;
  sessionId: string;
  permissionSet: PermissionSet;
  /** Nothing but enrolling a second factor is allowed yet. */
  enrolmentRequired: boolean;
};

/**
 * What an endpoint asks of its caller. `customerIfPresent` serves everyone and recognises a
 * signed-in customer; `staff: 'any'` is for what a member of staff does about their own session,
 * also before a second factor is enrolled.
 */
export type Access =
  | { anyone: true; customerIfPresent?: true }
  | { device: { scope: string } }
  | { customer: true }
  | { staff: Permission | 'any' };

export const VISITOR: Visitor = { kind: 'visitor' };
