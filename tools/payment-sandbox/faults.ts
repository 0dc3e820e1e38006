import { createHash } from 'node:crypto';
import { z } from 'zod';

/** `payment_intents.confirm`, `payment_intents.*` or `*`; for webhooks the same with event types. */
const on = z.string().default('*');
const probability = z.number().min(0).max(1).default(1);
/** For what is late or delayed. */
const delayMs = z.number().min(0).default(1_000);

const callRule = z.strictObject({
  on,
  fault: z.enum([
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
  ]),
  probability,
  delayMs,
});
const webhookRule = z.strictObject({
  on,
  fault: z.enum(['lost', 'twice', 'late', 'out_of_order']),
  probability,
  delayMs,
});

export const faultSettings = z.strictObject({
  seed: z.number().default(0),
  calls: z.array(callRule).default([]),
  webhooks: z.array(webhookRule).default([]),
});
export type FaultSettings = z.output<typeof faultSettings>;

export const NO_FAULTS = faultSettings.parse({});

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
export function drawCallFault(faults: Faults, call: string) {
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

function draw<Rule extends { on: string; fault: string; probability: number }>(
  faults: Faults,
  rules: Rule[],
  name: string,
): Rule | undefined {
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

/** From 0 to 1, deterministic for a text: the nth call of a kind has the same result in every run. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
