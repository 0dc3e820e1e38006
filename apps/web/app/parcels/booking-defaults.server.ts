import { readBookingDefaults } from '@waypost/contract/client';
import type { Incoterm } from '@waypost/domain/rates';
import { settingsVersion1 } from '@waypost/domain/settings';
import { ask } from '../platform/answer.server.ts';

/** A change of the settings is in force within seconds. */
const KEEP_MS = 2_000;

let kept: { incoterm: Incoterm; until: number } | undefined;

/**
 * The preselected incoterm of freight. If the api fails, the form uses a default, which is shown and can be
 * changed.
 */
export async function defaultIncoterm(request: Request): Promise<Incoterm> {
  if (kept !== undefined && kept.until > Date.now()) return kept.incoterm;
  const answer = await ask(request, readBookingDefaults);
  if (!answer.ok) return kept?.incoterm ?? settingsVersion1.defaultIncoterm;
  const { incoterm } = answer.data;
  kept = { incoterm, until: Date.now() + KEEP_MS };
  return incoterm;
}
