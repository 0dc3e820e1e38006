import { currentTariff } from '@waypost/contract/client';
import { type Tariff, tariffVersion2 } from '@waypost/domain/rates';
import { data } from 'react-router';
import { type Answer, ask } from '../platform/answer.server.ts';

/** A cached tariff may be seconds old; booking uses the right price. */
const KEEP_MS = 5_000;

let kept: { tariff: Tariff; until: number } | undefined;

/** The tariff in force, for estimates that are computed in the browser. */
export async function readTariff(request: Request): Promise<Tariff> {
  const answer = await askForTariff(request);
  if (answer.ok) return answer.data;
  throw data(answer.refusal, { status: answer.refusal.status });
}

/** For pages that also work without prices: null if the api fails. */
export async function findTariff(request: Request): Promise<Tariff | null> {
  const answer = await askForTariff(request);
  return answer.ok ? answer.data : null;
}

/** For explanatory pages, which are shown with the built-in tariff if the api fails. */
export async function tariffToExplain(request: Request): Promise<Tariff> {
  return (await findTariff(request)) ?? tariffVersion2;
}

async function askForTariff(request: Request): Promise<Answer<Tariff>> {
  if (kept !== undefined && kept.until > Date.now()) {
    return { ok: true, status: 200, data: kept.tariff };
  }
  const answer = await ask(request, currentTariff);
  if (!answer.ok) return answer;
  // The contract leaves the shape to the domain, which wrote it.
  const tariff = answer.data.tariff as Tariff;
  const { effectiveUntil } = answer.data;
  const next = effectiveUntil === null ? Infinity : Date.parse(effectiveUntil);
  kept = { tariff, until: Math.min(Date.now() + KEEP_MS, next) };
  return { ...answer, data: tariff };
}
