// `pnpm bench NAME`: what the system carries, measured beside what PostgreSQL carries bare, on a
// private installation. Figures and aims are fields of the last line; only wrong answers fail it.
import { runTool } from '../installation/run-tool.ts';
import { benchBook } from './bench-book.ts';
import { benchBulk } from './bench-bulk.ts';
import { benchConsole } from './bench-console.ts';
import { benchDashboard } from './bench-dashboard.ts';
import { benchLive } from './bench-live.ts';
import { benchScans } from './bench-scans.ts';
import { benchTrack } from './bench-track.ts';

await runTool('bench', {
  track: benchTrack,
  scans: benchScans,
  book: benchBook,
  live: benchLive,
  dashboard: benchDashboard,
  console: benchConsole,
  bulk: benchBulk,
});
