// `pnpm chaos NAME`: what was promised must hold while processes are killed, on a private
// installation. The last line is the verdict.
import { runTool } from '../installation/run-tool.ts';
import { chaosBookingCrash } from './chaos-booking-crash.ts';
import { chaosBookings } from './chaos-bookings.ts';
import { chaosCardLeak } from './chaos-card-leak.ts';
import { chaosProviderHangs } from './chaos-provider-hangs.ts';
import { chaosScans } from './chaos-scans.ts';

await runTool('chaos', {
  scans: chaosScans,
  bookings: chaosBookings,
  'booking-crash': chaosBookingCrash,
  'provider-hangs': chaosProviderHangs,
  'card-leak': chaosCardLeak,
});
