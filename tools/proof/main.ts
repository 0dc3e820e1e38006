// `pnpm proof NAME`: shows that a promise holds by an account of our own figures from outside. The
// last line is the verdict.
import { runTool } from '../installation/run-tool.ts';
import { proveAudit } from './prove-audit.ts';
import { proveBilling } from './prove-billing.ts';
import { proveCanaries } from './prove-canaries.ts';
import { proveGuesses } from './prove-guesses.ts';
import { proveHistories } from './prove-histories.ts';
import { proveLanguages } from './prove-languages.ts';
import { proveQuotes } from './prove-quotes.ts';
import { proveReconciliation } from './prove-reconciliation.ts';

await runTool('proof', {
  quotes: proveQuotes,
  histories: proveHistories,
  canaries: proveCanaries,
  guesses: proveGuesses,
  billing: proveBilling,
  reconciliation: proveReconciliation,
  languages: proveLanguages,
  audit: proveAudit,
});
