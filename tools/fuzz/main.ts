// `pnpm fuzz`: invented requests to the whole api, on a private installation. The last line is the
// verdict.
import { runTool } from '../installation/run-tool.ts';
import { fuzzApi } from './fuzz-api.ts';

await runTool('fuzz', { api: fuzzApi });
