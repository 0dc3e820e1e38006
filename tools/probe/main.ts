// `pnpm probe NAME`: looks from outside for what must not be visible there, on a private
// installation. The last line is the verdict.
import { runTool } from '../installation/run-tool.ts';
import { probeAccounts } from './probe-accounts.ts';

await runTool('probe', { accounts: probeAccounts });
