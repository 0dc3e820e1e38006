import {
  answersOf,
  type CustomerKeyScope,
  type EndpointDefinition,
  type EndpointName,
  endpoints,
  type KeyMode,
  PERMISSIONS_OF,
  type ProgramLimit,
} from '@waypost/contract';
import { type V1EndpointName, v1Endpoints } from '@waypost/contract/v1';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType, z } from 'zod';
import type { AnyJoin, Gather, Join } from '../cells/gather.ts';
import type { AdmissionClass } from './admission.ts';
import {
  type Access,
  type Caller,
  type CallerOf,
  type CustomerCaller,
  type Device,
  type FieldCaller,
  notAParty,
  type PartyCaller,
  type ProgramCaller,
  type StaffCaller,
  type Visitor,
  VISITOR,
} from './callers.ts';
import { type CookieKind, hasCookie } from './cookies.ts';
import { Problem } from './problem.ts';
import { isSafeMethod, isSameOrigin } from './same-origin.ts';

/** What only test mode has for a signed-in customer. */
export const TEST_DATA_PATH = '/api/users/me/test/';

/** Of both contracts: the site's own, and the one for programs. */
export const everyEndpoint = { ...endpoints, ...v1Endpoints };
export type EveryEndpointName = EndpointName | V1EndpointName;
type EveryEndpoint = typeof everyEndpoint;

type Parsed<S> = S extends ZodType ? z.output<S> : undefined;
type Part<D, K extends string> = D extends Record<K, infer S> ? Parsed<S> : undefined;

type Call<D extends EndpointDefinition, A extends Access> = {
  params: Part<D, 'params'>;
  query: Part<D, 'query'>;
  headers: Part<D, 'headers'>;
  body: Part<D, 'body'>;
  caller: CallerOf<A>;
  clientAddress: string;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Asks again, for an answer that takes minutes: the key or session may have ended since. */
  isStillAdmitted: () => Promise<boolean>;
};

type Answer<D extends EndpointDefinition> = {
  [S in keyof D['answers'] & number]: {
    status: S;
    body: z.input<D['answers'][S]>;
    headers?: Record<string, string>;
  };
}[keyof D['answers'] & number];

/** An answer that is JSON already; hot paths make it once and send it often. */
export type RawAnswer = {
  status: 200 | 304;
  json: Buffer | string;
  headers?: Record<string, string>;
};

/** A file, sent as it is. */
export type FileAnswer = {
  status: 200;
  file: Uint8Array;
  mediaType: string;
  headers?: Record<string, string>;
};

/** Takes over the connection, for server-sent events. */
export type Streamed = { streamed: true };

export type Door = {
  mode: KeyMode;
  /** Whose key the Authorization header holds. */
  key(request: FastifyRequest): Promise<Device | CustomerCaller | Visitor>;
  /** Whose token the address holds. */
  token(request: FastifyRequest): Promise<CustomerCaller | Visitor>;
  customer(request: FastifyRequest): Promise<CustomerCaller | Visitor>;
  party(request: FastifyRequest): Promise<PartyCaller>;
  staff(request: FastifyRequest): Promise<StaffCaller | Visitor>;
  /** Whose device, by its cookies. */
  field(request: FastifyRequest): Promise<FieldCaller | Visitor>;
  /** Refuses a member of staff whose second factor is not this. */
  proveSecondFactor(staffId: string, code: string | undefined): Promise<void>;
  clientAddressOf(request: FastifyRequest): string;
  /** Counts a call of a program, or of somebody without a key, and says in headers what is left. */
  countProgramCall(call: ProgramCall): Promise<void>;
  rateLimitOf(limit: ProgramLimit): RateLimit;
  publicOrigin: string;
  /** Where there are several cells: how staff sees what all of them have. */
  gather?: Gather | undefined;
};

export type RateLimit = { name: string; policy: string };

export type ProgramCall = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Null for a caller without a live key. */
  caller: ProgramCaller | null;
  limit: ProgramLimit;
};

/** The cookies an endpoint looks at. The public ones look at none. */
function cookiesOf(access: Access): CookieKind[] {
  if ('staff' in access) return ['staff'];
  if ('field' in access) return ['device', 'shift'];
  if ('device' in access) return access.enrolled ? ['device'] : [];
  if ('party' in access) return ['customer', 'party'];
  if ('customer' in access || 'customerIfPresent' in access) return ['customer'];
  return [];
}

/** Establishes the caller by what the access asks for, and by nothing else that was sent. */
async function admit(door: Door, access: Access, request: FastifyRequest): Promise<Caller> {
  if ('program' in access && access.byToken) {
    return programWith(
      known(await door.token(request), () => 'key_unknown'),
      access.program,
    );
  }
  // before anything else: somebody who shows a key that has ended must not go on as a guest
  const hasKey = request.headers.authorization !== undefined;
  const isForPrograms = 'program' in access;
  const key = hasKey
    ? known(await door.key(request), () => refusalOfKey(request, isForPrograms))
    : undefined;
  if (isForPrograms) {
    if (key === undefined) throw new Problem('key_unknown');
    return programWith(key, access.program);
  }
  if ('anyone' in access) {
    if (!access.customerIfPresent) return VISITOR;
    if (key !== undefined) return customerWith(key, access.key);
    const caller = await door.customer(request);
    return caller.kind === 'visitor' ? caller : looking(caller, request);
  }
  if ('customer' in access) {
    if (key !== undefined) return customerWith(key, access.key);
    return looking(known(await door.customer(request)), request);
  }
  if ('party' in access) {
    if (key !== undefined && access.party === 'known') {
      const { customerId, key: made } = customerWith(key, access.key);
      return { kind: 'party', customerId, keyId: made?.id, links: [] };
    }
    const party = await door.party(request);
    const isKnown = party.customerId !== null || party.links.length > 0;
    // before a body of megabytes is read
    if (access.party === 'known' && !isKnown) throw notAParty(party);
    return party;
  }
  if ('device' in access) {
    if (key === undefined) {
      if (!access.enrolled) throw new Problem('unauthenticated');
      return scanningWith(known(await door.field(request)));
    }
    if (key.kind !== 'device' || !key.scopes.includes(access.device.scope)) {
      throw new Problem('forbidden');
    }
    return key;
  }
  if (key !== undefined) throw new Problem('forbidden');
  if ('field' in access) return atWork(known(await door.field(request)), access.field);
  const staff = known(await door.staff(request));
  if (access.staff === 'any') return staff;
  if (staff.enrolmentRequired) throw new Problem('second_factor_enrolment_needed');
  if (!PERMISSIONS_OF[staff.permissionSet].includes(access.staff)) throw new Problem('forbidden');
  return staff;
}

/** Every answer says what is left of the limit it counts for, refusals too. */
export async function admitProgram(
  door: Door,
  access: Access,
  call: Omit<ProgramCall, 'caller'>,
): Promise<Caller> {
  let caller: Caller;
  try {
    caller = await admit(door, access, call.request);
  } catch (refusal) {
    await door.countProgramCall({ ...call, caller: null });
    throw refusal;
  }
  await door.countProgramCall({ ...call, caller: caller as ProgramCaller });
  return caller;
}

/** A failure to ask is no refusal, and is thrown. */
async function isStillAdmitted(
  door: Door,
  access: Access,
  request: FastifyRequest,
): Promise<boolean> {
  try {
    await admit(door, access, request);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

function known<C extends Caller>(
  caller: C | Visitor,
  refusal: () => 'unauthenticated' | 'key_unknown' | 'key_expired' = () => 'unauthenticated',
): C {
  if (caller.kind === 'visitor') throw new Problem(refusal());
  return caller;
}

/** Safe to tell: only its owner can send a key that has expired. */
function refusalOfKey({ keyHasExpired }: FastifyRequest, isForPrograms: boolean) {
  if (!isForPrograms) return 'unauthenticated';
  return keyHasExpired ? 'key_expired' : 'key_unknown';
}

/** A program does what its key allows. A device is nobody's program. */
function customerWith(
  key: Device | CustomerCaller,
  scope: CustomerKeyScope | undefined,
): CustomerCaller {
  if (key.kind !== 'customer' || scope === undefined) throw new Problem('forbidden');
  const has = key.key?.scopes ?? [];
  if (!has.includes(scope)) throw new Problem('forbidden', { details: { needs: scope, has } });
  return key;
}

function programWith(
  caller: Device | CustomerCaller,
  scope: CustomerKeyScope | 'any',
): ProgramCaller {
  const { key, ...customer } =
    scope === 'any' && caller.kind === 'customer'
      ? caller
      : customerWith(caller, scope === 'any' ? undefined : scope);
  if (key === undefined) throw new Problem('forbidden');
  return { ...customer, key };
}

/** What an enrolled device has of a key: it scans, and one that travels collects cash. */
function scanningWith({ deviceId, deviceKind, sourceId }: FieldCaller): Device {
  const scopes = deviceKind === 'driver' ? ['scans:write', 'cash:write'] : ['scans:write'];
  return { kind: 'device', keyId: deviceId, sourceId, scopes };
}

function atWork(
  caller: FieldCaller,
  right: Extract<Access, { field: unknown }>['field'],
): FieldCaller {
  if (right === 'device') return caller;
  if (caller.shift === null) throw new Problem('shift_needed');
  if (right !== 'any' && !caller.shift.rights.includes(right)) throw new Problem('forbidden');
  return caller;
}

async function askSecondFactor(door: Door, access: Access, request: FastifyRequest) {
  const { caller, body } = request;
  if (!('staff' in access) || !access.secondFactor || caller.kind !== 'staff') return;
  const code: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'secondFactor') : undefined;
  await door.proveSecondFactor(caller.staffId, typeof code === 'string' ? code : undefined);
}

/** Staff who look change nothing. */
function looking(caller: CustomerCaller, request: FastifyRequest): CustomerCaller {
  if (caller.viewedBy !== undefined && !isSafeMethod(request.method)) {
    throw new Problem('viewing_only');
  }
  return caller;
}

/** The request is here because there is no test mode, or none is open: live data must not answer for it. */
function refuseOtherMode(door: Door, { query, routeOptions }: FastifyRequest): void {
  if (door.mode === 'test') return;
  const isForTest = (routeOptions.url ?? '').startsWith(TEST_DATA_PATH);
  const { mode } = query as { mode?: unknown };
  if (isForTest || mode === 'test') throw new Problem('test_mode_unavailable');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its name in the contract; what has none is answered by the process that is asked. */
    endpoint?: EveryEndpointName;
    /** None: never refused. */
    loadClass?: AdmissionClass;
    /** Answered for as long as its caller stays. */
    isStream?: boolean;
    /** Of an endpoint for programs: what refusals before the count say of it. */
    rateLimit?: RateLimit;
    /** For signed-in customers in test mode too. */
    bothModes?: boolean;
  }
  interface FastifyInstance {
    /** Who may call what, as the routes have said. */
    accessByEndpoint: Map<EveryEndpointName, Access>;
    /** For absolute links. */
    publicOrigin: string;
    /** Empty where there is one. */
    cellName: string;
  }
  interface FastifyRequest {
    caller: Caller;
    /** The key that was sent has expired or was replaced. */
    keyHasExpired: boolean;
    /** Of a program, also where it was refused: its network or scope may be wrong. */
    usedKey: { keyId: string; customerId: string; shard: number } | null;
    /** From another cell: it is answered here or not at all. */
    isHop: boolean;
    /** Of the problem document that answered it. */
    problemCode: string | null;
  }
}

const asIs = (body: string): string => body;

function securityOf(access: Access) {
  if ('device' in access) {
    return { security: [{ apiKey: [] }, ...(access.enrolled ? [{ fieldDevice: [] }] : [])] };
  }
  if ('field' in access) {
    const ofShift = access.field === 'device' ? {} : { fieldShift: [] };
    return { security: [{ fieldDevice: [], ...ofShift }] };
  }
  if ('staff' in access) return { security: [{ staffSession: [] }] };
  if ('program' in access) {
    const { program, byToken } = access;
    if (byToken) return { security: [], 'x-scope': program };
    return { security: [{ customerKey: [] }], 'x-scope': program === 'any' ? null : program };
  }
  const byKey = access.key === undefined ? [] : [{ customerKey: [] }];
  if ('customer' in access) return { security: [{ customerSession: [] }, ...byKey] };
  if ('party' in access) {
    if (access.party === 'any') return {};
    return { security: [{ customerSession: [] }, { partyLinks: [] }, ...byKey] };
  }
  // the empty one: nobody has to
  return access.customerIfPresent ? { security: [{}, { customerSession: [] }, ...byKey] } : {};
}

/** Bodies of these types reach handlers as bytes; any other type is refused where only files are taken. */
export function takeFiles(app: FastifyInstance, mediaTypes: readonly string[]): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...mediaTypes],
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
}

export function bytesOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new Problem('unsupported_media_type');
  return body;
}

type Handler<D extends EndpointDefinition, A extends Access> = (
  call: Call<D, A>,
) => Promise<Answer<D> | RawAnswer | FileAnswer | Streamed>;

type BodyOf<D extends EndpointDefinition> = D['answers'] extends { 200: infer S extends ZodType }
  ? z.output<S>
  : never;

/** How the answers of several cells become one. With a single cell nothing is asked or joined. */
export type JoinOf<N extends EndpointName> = Join<
  BodyOf<EveryEndpoint[N]>,
  Part<EveryEndpoint[N], 'query'>
>;

/** The contract of programs is for keys alone, and the site's own never for them alone. */
type AccessTo<N extends EveryEndpointName> = N extends V1EndpointName
  ? Extract<Access, { program: unknown }>
  : Exclude<Access, { program: unknown }>;

/** What a feature's routes are put on. */
export type Api = {
  app: FastifyInstance;
  /** Puts an endpoint of the contract on the server, for the callers that `access` names. */
  mount<N extends EveryEndpointName, const A extends AccessTo<N>>(
    name: N,
    access: A,
    handler: Handler<EveryEndpoint[N], A>,
    /** For what staff sees of all cells. */
    join?: N extends EndpointName ? JoinOf<N> : never,
  ): void;
  /** For endpoints that read bodies in a way of their own. */
  scope(open: (api: Api) => void): Promise<void>;
};

export function createApi(app: FastifyInstance, door: Door, role: ApiRole = 'all'): Api {
  return {
    app,
    mount(name, access, handler, join) {
      if (isServedBy(role, everyEndpoint[name])) mount(app, door, { name, access, handler, join });
    },
    async scope(open) {
      await app.register(async (scoped) => open(createApi(scoped, door, role)));
    },
  };
}

function classOf({ loadClass = 'rest' }: EndpointDefinition, access: Access): AdmissionClass {
  return loadClass === 'rest' && 'staff' in access ? 'console' : loadClass;
}

/** Which endpoints a process has: scans may have processes of their own. */
export type ApiRole = 'all' | 'scans' | 'public';

function isServedBy(role: ApiRole, { loadClass }: EndpointDefinition): boolean {
  return role === 'all' || (loadClass === 'scans') === (role === 'scans');
}

/** Authenticate, authorise, parse, call, present. */
function mount<N extends EveryEndpointName, A extends Access>(
  app: FastifyInstance,
  door: Door,
  {
    name,
    access,
    handler,
    join,
  }: { name: N; access: A; handler: Handler<EveryEndpoint[N], A>; join?: unknown },
): void {
  const gather = join === undefined ? undefined : door.gather;
  const shape: EndpointDefinition = everyEndpoint[name];
  app.accessByEndpoint.set(name, access);
  const cookies = cookiesOf(access);
  app.route({
    method: shape.method,
    url: shape.path,
    // headers alone would hold a connection as long as the stream
    exposeHeadRoute: shape.method === 'GET' && shape.stream !== true,
    config: {
      endpoint: name,
      loadClass: classOf(shape, access),
      isStream: shape.stream === true,
      ...(shape.limit && { rateLimit: door.rateLimitOf(shape.limit) }),
      bothModes: shape.bothModes === true,
    },
    ...(shape.bodyLimitBytes !== undefined && { bodyLimit: shape.bodyLimitBytes }),
    schema: {
      operationId: name,
      summary: shape.summary,
      tags: [shape.tag],
      ...securityOf(access),
      ...(shape.params && { params: shape.params }),
      ...(shape.query && { querystring: shape.query }),
      ...(shape.headers && { headers: shape.headers }),
      ...(shape.body && { body: shape.body }),
      ...(shape.consumes && { consumes: [...shape.consumes] }),
      response: answersOf(shape),
    },
    async onRequest(request, reply) {
      const asks =
        shape.signIn === true ||
        (!isSafeMethod(shape.method) && cookies.some((cookie) => hasCookie(request, cookie)));
      if (asks && !isSameOrigin(request.headers, door.publicOrigin)) {
        throw new Problem('cross_site_request');
      }
      request.caller = await (shape.limit === undefined
        ? admit(door, access, request)
        : admitProgram(door, access, { request, reply, limit: shape.limit }));
      if (shape.bothModes === true) refuseOtherMode(door, request);
    },
    ...(gather !== undefined && {
      async preValidation(request: FastifyRequest) {
        gather.takePosition(request);
      },
    }),
    async handler(request, reply) {
      await askSecondFactor(door, access, request);
      const call = {
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
        caller: request.caller,
        clientAddress: door.clientAddressOf(request),
        request,
        reply,
        isStillAdmitted: () => isStillAdmitted(door, access, request),
      } as unknown as Call<EveryEndpoint[N], A>;
      const answer = await (gather === undefined
        ? handler(call)
        : gather.answer({ request, endpoint: shape, join: join as AnyJoin }, () => handler(call)));
      if ('streamed' in answer) return reply;
      if (answer.headers !== undefined) reply.headers(answer.headers);
      reply.code(answer.status);
      if ('json' in answer) {
        return reply.type('application/json; charset=utf-8').serializer(asIs).send(answer.json);
      }
      if ('file' in answer) return reply.type(answer.mediaType).send(answer.file);
      return reply.send(answer.body);
    },
  });
}
