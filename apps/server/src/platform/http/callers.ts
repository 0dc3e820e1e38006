/** Who is asking. A caller is established once, at the door, and decides nothing by itself. */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'device'; keyId: string; sourceId: number; scopes: readonly string[] }
  | { kind: 'customer'; customerId: string }
  | { kind: 'staff'; staffId: string; permissions: readonly string[] };

/** What an endpoint asks of its caller. */
export type Access = { anyone: true } | { device: { scope: string } };
