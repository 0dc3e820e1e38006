import { currentTariff } from '@waypost/contract/client';
import type { Tariff } from '@waypost/domain/rates';
import { need } from '../platform/answer.server.ts';
import { onBehalfOf } from '../platform/caller.server.ts';

/** A tariff changes a few times a year; a page that is half a minute behind meets the right price at booking. */
const KEEP_MS = 30_000;

let kept: { tariff: Tariff; until: number } | undefined;

/** The tariff in force, for estimates that are computed in the browser. */
export async function readTariff(request: Request): Promise<Tariff> {
  if (kept !== undefined && kept.until > Date.now()) return kept.tariff;
  const { tariff } = await need(request, currentTariff(onBehalfOf(request)));
  // The contract leaves the shape to the domain, which wrote it.
  kept = { tariff: tariff as Tariff, until: Date.now() + KEEP_MS };
  return kept.tariff;
}
