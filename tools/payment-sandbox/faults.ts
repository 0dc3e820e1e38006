import { createHash } from 'node:crypto';

/** What can go wrong between a caller and us. */
export const CALL_FAULTS = [
  /** The connection breaks and nothing was done. */
  'drop_before',
  /** The work is done and the connection breaks. */
  'drop_after',
  /** 500, nothing was done, and the same key may be used again. */
  'error_before',
  /** The work is done and the answer is a 500, which is kept under the key. */
  'error_after',
  /** The work is done late. */
  'delay',
  /** The work is done and no answer ever comes. */
  'hang',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

export const WEBHOOK_FAULTS = ['lost', 'twice', 'late', 'out_of_order'] as const;
type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

interface Rule<Fault> {
  /** `payment_intents.confirm`, `payment_intents.*` or `*`; for webhooks the same with event types. */
  on: string;
  fault: Fault;
  probability: number;
  /** For what is late or delayed. */
  delayMs: number;
}

export interface FaultSettings {
  seed: number;
  calls: Rule<CallFault>[];
  webhooks: Rule<WebhookFault>[];
}

export const NO_FAULTS: FaultSettings = { seed: 0, calls: [], webhooks: [] };

/** How long an event is held so that later ones overtake it. */
const OVERTAKEN_AFTER_MS = 400;

export interface Faults {
  settings: FaultSettings;
  /** How often each call or event type was looked at, and what was drawn. */
  seen: Map<string, number>;
  drawn: Map<string, number>;
}

export function newFaults(settings: FaultSettings): Faults {
  return { settings, seen: new Map(), drawn: new Map() };
}

/** The first rule that fits and strikes. */
export function drawCallFault(faults: Faults, call: string): Rule<CallFault> | undefined {
  return draw(faults, faults.settings.calls, call);
}

/** When an event is sent, in milliseconds from now: once, twice, later, or never. */
export function drawWebhookFault(faults: Faults, eventType: string): number[] {
  const rule = draw(faults, faults.settings.webhooks, eventType);
  switch (rule?.fault) {
    case 'lost':
      return [];
    case 'twice':
      return [0, rule.delayMs];
    case 'late':
      return [rule.delayMs];
    case 'out_of_order':
      return [OVERTAKEN_AFTER_MS];
    case undefined:
      return [0];
  }
}

function draw<Fault extends string>(
  faults: Faults,
  rules: Rule<Fault>[],
  name: string,
): Rule<Fault> | undefined {
  if (rules.length === 0) return undefined;
  const turn = (faults.seen.get(name) ?? 0) + 1;
  faults.seen.set(name, turn);
  const struck = rules.find(
    (rule, index) =>
      fits(rule.on, name) &&
      chance(`${faults.settings.seed} ${index} ${name} ${turn}`) < rule.probability,
  );
  if (struck !== undefined) {
    const label = `${name} ${struck.fault}`;
    faults.drawn.set(label, (faults.drawn.get(label) ?? 0) + 1);
  }
  return struck;
}

function fits(pattern: string, name: string): boolean {
  if (pattern === '*' || pattern === name) return true;
  return pattern.endsWith('.*') && name.startsWith(pattern.slice(0, -1));
}

/** From 0 to 1, the same for the same text: the nth call of a kind fares the same in every run. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
