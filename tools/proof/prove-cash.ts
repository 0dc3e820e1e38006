import { seededRandom } from '@waypost/domain/simulation';
import { defineTool, drawSeed, say } from '../driver/define-tool.ts';
import { compareByApi } from './cash/api-days.ts';
import { compareDay } from './cash/domain-days.ts';

const SHOWN_FAULTS = 5;

const USAGE = `
pnpm proof cash [--short] [--days 10000] [--api 300] [--seed N]
  Random days of couriers: cash that is exact, short, over, collected twice, in another currency or without the right,
  scans that are voided or arrive after a count, and counts that differ. First by the pure rules of the domain, then
  through the api with phones of couriers and two cashiers at once, bags for the bank and settlements. Every cash
  account must equal a recount from bare scans, shifts and counts, written independently of the server, and nobody may
  confirm their own count.
  --short   1,000 days, 30 through the api
  --seed    repeats an earlier run`;

export const proveCash = defineTool({
  usage: USAGE,
  options: { days: [10_000, 1_000], api: [300, 30], seed: drawSeed },
  run: ({ days, api, seed }) => prove(days, api, seed),
});

async function prove(days: number, byApi: number, seed: number) {
  const differing = { domain: 0, api: 0 };
  const report = (who: keyof typeof differing, faults: readonly string[]) => {
    if (faults.length === 0) return;
    differing[who] += 1;
    if (differing[who] <= SHOWN_FAULTS) say(`${who}: ${faults.slice(0, SHOWN_FAULTS).join('; ')}`);
  };
  for (let day = 1; day <= days; day += 1) report('domain', compareDay(seededRandom(seed, day)));
  say(`${days.toLocaleString('en')} days by the rules`);
  const { faults, ...figures } =
    byApi === 0 ? { faults: [] } : await compareByApi(seededRandom(seed, 0), byApi);
  report('api', faults);
  say(`${byApi.toLocaleString('en')} days by the api`);
  const ok = differing.domain === 0 && differing.api === 0;
  return { ok, days, byApi, seed, ...figures, differing };
}
