import { shardOfId, shardOfKey, shardOfToken } from '@waypost/domain/shards';
import { readReference, shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import type { FastifyRequest } from 'fastify';
import type { NamedRow } from './features/staff/cell-rows/index.ts';
import { HOME_SHARD } from './platform/cells/cells.ts';
import { emailKey } from './platform/email-key.ts';
import { readSecretCookie } from './platform/http/cookies.ts';
import { type EveryEndpointName, everyEndpoint } from './platform/http/mount.ts';

type ShardOf = (request: FastifyRequest) => number | null;

/**
 * How a request finds the cell of its rows. A null shard is answered where it arrives: what has no shard, what is
 * copied to every cell, and what is unknown anyway.
 */
type CellRule = {
  /** Before its body is read and its caller is known. */
  shardOf: ShardOf;
  /** By its body. The caller is anyone. */
  shardOfBody?: ShardOf;
  /** By the `email` of its body, whether or not it has an account. */
  byAddress?: boolean;
  /** By what a device names, once it is known here: devices of the field are known at home alone. */
  shardOfScan?: ShardOf;
  /** By its body, once staff is known at home. */
  shardOfWork?: ShardOf;
  /** By what its path names, once staff is known at home: the cell that has it is asked for. */
  rowOf?: (request: FastifyRequest) => NamedRow | null;
  /** Begun by a visitor, and ended by a customer of another cell: what it was begun with has to be made anew. */
  isOfOneCell?: boolean;
};

const nowhere: ShardOf = () => null;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every cell can answer, or the handler asks the others itself. */
const HERE: CellRule = { shardOf: nowhere };
const HOME: CellRule = { shardOf: () => HOME_SHARD };

/** The key of an email. */
const LONGEST_ID = 260;

function textIn(part: unknown, name: string, longest = 200): string {
  const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : null;
  return typeof value === 'string' && value.length <= longest ? value : '';
}

function shardOfNumber(typed: string): number | null {
  const reference = readReference(typed);
  return 'ref' in reference ? shardOfTrackingNumber(reference.ref) : null;
}

/** Of a program; it comes before everything else, because no other cell knows the key. */
export function shardOfProgram({ headers }: FastifyRequest): number | null {
  const { authorization = '' } = headers;
  return authorization.startsWith('Bearer ') ? shardOfKey(authorization.slice(7)) : null;
}

export function addressIn({ body }: FastifyRequest): string {
  return textIn(body, 'email');
}

export function shardOfSession(request: FastifyRequest): number | null {
  return shardOfToken(
    readSecretCookie(request, 'viewing') ?? readSecretCookie(request, 'customer') ?? '',
  );
}

const SESSION: CellRule = { shardOf: shardOfSession };
/** Of the code that was mailed, before there is a session. */
const SIGN_IN: CellRule = {
  shardOf: (request) => shardOfToken(readSecretCookie(request, 'attempt') ?? ''),
};
const NUMBER: CellRule = { shardOf: ({ params }) => shardOfNumber(textIn(params, 'ref')) };
const PROGRAM: CellRule = { shardOf: nowhere };
const SHOP: CellRule = { shardOf: ({ params }) => shardOfKey(textIn(params, 'token')) };

const tokenIn = (name: string): CellRule => ({
  shardOf: ({ params }) => shardOfToken(textIn(params, name)),
});
const TOKEN_IN_BODY: CellRule = {
  shardOf: nowhere,
  shardOfBody: ({ body }) => shardOfToken(textIn(body, 'token')),
};
const TOKEN_IN_QUERY: CellRule = { shardOf: ({ query }) => shardOfToken(textIn(query, 'token')) };
const ADDRESS_IN_BODY: CellRule = { shardOf: nowhere, byAddress: true };
const NUMBER_IN_BODY: CellRule = {
  shardOf: nowhere,
  shardOfBody: ({ body }) => shardOfNumber(textIn(body, 'ref')),
};

/** An enrolled device is known at home alone; keys of devices are copied to every cell. */
const shardOfDevice: ShardOf = (request) =>
  request.headers.authorization === undefined && readSecretCookie(request, 'device') !== undefined
    ? HOME_SHARD
    : null;
const PICTURE: CellRule = {
  shardOf: shardOfDevice,
  shardOfScan: ({ query }) => shardOfNumber(textIn(query, 'ref')),
};

const RULES: Partial<Record<EveryEndpointName, CellRule>> = {
  // the handler splits them, or tells the other cells
  trackShipment: HERE,
  trackMany: HERE,
  followShipments: HERE,
  mapShipment: HERE,
  readTrackingSheet: HERE,
  readTrackingCode: HERE,
  recordScans: { shardOf: shardOfDevice },
  paymentWebhook: HERE,
  textReport: HERE,
  textReply: HERE,
  openPartyLink: HERE,

  addProofPicture: PICTURE,
  putProofPicture: PICTURE,

  // a quote of a customer is made in the cell of the account, a guest's anywhere; the handler asks for a guest's
  createQuote: SESSION,
  createDraft: {
    shardOf: shardOfSession,
    shardOfBody: (request) =>
      shardOfSession(request) === null ? shardOfId(textIn(request.body, 'quoteId')) : null,
  },
  bookShipment: {
    shardOf: ({ headers }) => shardOfToken(textIn(headers, 'idempotency-key')),
    isOfOneCell: true,
  },
  readDraft: tokenIn('draftId'),
  saveDraftDetails: tokenIn('draftId'),
  readDraftHandovers: tokenIn('draftId'),
  readAttempt: tokenIn('attemptId'),
  giveUpAttempt: tokenIn('attemptId'),
  readReceipt: tokenIn('receiptId'),
  activateShipment: tokenIn('receiptId'),
  resendActivationCode: tokenIn('receiptId'),
  listDocuments: tokenIn('receiptId'),
  readDocument: tokenIn('receiptId'),

  readPartyView: NUMBER,
  cancelShipment: NUMBER,
  chooseHandover: NUMBER,
  readHandovers: NUMBER,
  writeCaseMessage: NUMBER,
  addCaseFile: NUMBER,
  readCaseFile: NUMBER,
  readProofPicture: NUMBER,
  readAlerts: NUMBER,
  saveAlerts: NUMBER,
  askForPartyLink: NUMBER_IN_BODY,
  askForUpdates: NUMBER_IN_BODY,
  confirmUpdates: TOKEN_IN_BODY,
  chooseLanguage: TOKEN_IN_BODY,
  openUpdatesPage: HERE,
  leaveUpdates: TOKEN_IN_QUERY,
  confirmNewsletter: TOKEN_IN_BODY,
  openLeavePage: HERE,
  leaveNewsletter: TOKEN_IN_QUERY,

  me: SESSION,
  logout: SESSION,
  confirmEmail: SESSION,
  listOwnShipments: SESSION,
  exportOwnShipments: SESSION,
  readOwnShipment: SESSION,
  makeLabels: SESSION,
  readLabels: SESSION,
  readCodeAttempt: SIGN_IN,
  resendOtp: SIGN_IN,
  verifyOtp: SIGN_IN,
  resetPassword: TOKEN_IN_BODY,

  register: ADDRESS_IN_BODY,
  login: ADDRESS_IN_BODY,
  forgotPassword: ADDRESS_IN_BODY,
  // one consent for an address: in the cell of its account, or where it would get one
  subscribeNewsletter: ADDRESS_IN_BODY,

  // scans of a number that nobody booked wait in the cell of the number
  assignUnmatchedScans: { ...HOME, shardOfWork: ({ body }) => shardOfNumber(textIn(body, 'ref')) },
  dismissUnmatchedScans: { ...HOME, shardOfWork: ({ body }) => shardOfNumber(textIn(body, 'ref')) },

  startViewing: {
    ...HOME,
    rowOf({ body }) {
      const customer = textIn(body, 'customer', 254);
      if (UUID.test(customer)) return { kind: 'customer', id: customer.toLowerCase() };
      return customer === '' ? null : { kind: 'address', id: emailKey(customer) };
    },
  },
  endViewing: {
    ...HOME,
    shardOfWork: (request) => shardOfToken(readSecretCookie(request, 'viewing') ?? ''),
  },

  // for staff, who are at home
  contact: HOME,
  sendEmail: HOME,

  // copied to every cell, or figures of this one
  currentTariff: HERE,
  currentServiceLimits: HERE,
  readBookingDefaults: HERE,
  readCalendars: HERE,
  listServicePoints: HERE,
  geocode: HERE,
  suggestPlaces: HERE,
  checkPostalCode: HERE,
  readOnTime: HERE,
  readStatus: HERE,

  v1ReadShopifyRates: SHOP,
  v1ReadWooCommerceRates: SHOP,
};

/** Rows of customers that paths of the console name. */
const NAMED_ROWS: readonly (readonly [prefix: string, param: string, kind: NamedRow['kind']])[] = [
  ['/api/admin/shipments/', 'shipmentId', 'shipment'],
  ['/api/admin/users/', 'userId', 'customer'],
  ['/api/admin/desk/', 'itemId', 'deskItem'],
  ['/api/admin/pickups/', 'pickupId', 'pickup'],
  ['/api/admin/mails/', 'effectKey', 'mail'],
  ['/api/admin/undeliverable/', 'id', 'undeliverable'],
  ['/api/admin/audit/', 'entryId', 'auditEntry'],
];

function rowRuleOf(path: string): CellRule | undefined {
  const named = NAMED_ROWS.find(([prefix, param]) => path.startsWith(`${prefix}:${param}`));
  if (named === undefined) return undefined;
  const [, param, kind] = named;
  const isText = kind === 'pickup' || kind === 'mail';
  return {
    ...HOME,
    rowOf({ params }) {
      const id = textIn(params, param, LONGEST_ID);
      return id !== '' && (isText || UUID.test(id)) ? { kind, id } : null;
    },
  };
}

/** Whole areas of the site, where an endpoint has no rule of its own. */
const RULES_OF_PATHS: readonly (readonly [prefix: string, rule: CellRule])[] = [
  ['/api/admin/', HOME],
  ['/api/field/', HOME],
  ['/api/users/me', SESSION],
  ['/api/v1/', PROGRAM],
];

/** Undefined for an endpoint that nobody has thought about: a test fails then. */
export function cellRuleOf(name: EveryEndpointName): CellRule | undefined {
  const { path } = everyEndpoint[name];
  return (
    RULES[name] ??
    rowRuleOf(path) ??
    RULES_OF_PATHS.find(([prefix]) => path.startsWith(prefix))?.[1]
  );
}
