// `pnpm sandbox agree`: whether the payment sandbox speaks as Stripe does. The last line is the
// verdict.
import { runTool } from '../../installation/run-tool.ts';
import { agree } from './agree.ts';

await runTool('sandbox', { agree });
