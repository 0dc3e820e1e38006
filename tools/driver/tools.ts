import type { Tool } from './define-tool.ts';

/** Every tool by the command that runs it. Each is loaded when it is asked for. */
export const TOOLS: Record<string, Record<string, () => Promise<Tool>>> = {
  bench: {
    track: async () => (await import('../bench/bench-track.ts')).benchTrack,
    scans: async () => (await import('../bench/bench-scans.ts')).benchScans,
    cells: async () => (await import('../bench/bench-cells.ts')).benchCells,
    book: async () => (await import('../bench/bench-book.ts')).benchBook,
    rates: async () => (await import('../bench/bench-rates.ts')).benchRates,
    camera: async () => (await import('../bench/bench-camera.ts')).benchCamera,
    phone: async () => (await import('../bench/bench-phone.ts')).benchPhone,
    requests: async () => (await import('../bench/bench-requests.ts')).benchRequests,
    live: async () => (await import('../bench/bench-live.ts')).benchLive,
    dashboard: async () => (await import('../bench/bench-dashboard.ts')).benchDashboard,
    console: async () => (await import('../bench/bench-console.ts')).benchConsole,
    bulk: async () => (await import('../bench/bench-bulk.ts')).benchBulk,
    jobs: async () => (await import('../bench/bench-jobs.ts')).benchJobs,
    growth: async () => (await import('../bench/bench-growth.ts')).benchGrowth,
    schedules: async () => (await import('../bench/bench-schedules.ts')).benchSchedules,
    plan: async () => (await import('../bench/bench-plan.ts')).benchPlan,
    dispatch: async () => (await import('../bench/bench-dispatch.ts')).benchDispatch,
  },
  chaos: {
    scans: async () => (await import('../chaos/chaos-scans.ts')).chaosScans,
    shift: async () => (await import('../chaos/chaos-shift.ts')).chaosShift,
    field: async () => (await import('../chaos/chaos-field.ts')).chaosField,
    bookings: async () => (await import('../chaos/chaos-bookings.ts')).chaosBookings,
    'live-counts': async () => (await import('../chaos/chaos-live-counts.ts')).chaosLiveCounts,
    'booking-crash': async () =>
      (await import('../chaos/chaos-booking-crash.ts')).chaosBookingCrash,
    'provider-hangs': async () =>
      (await import('../chaos/chaos-provider-hangs.ts')).chaosProviderHangs,
    failover: async () => (await import('../chaos/chaos-failover.ts')).chaosFailover,
    restore: async () => (await import('../chaos/chaos-restore.ts')).chaosRestore,
    overload: async () => (await import('../chaos/chaos-overload.ts')).chaosOverload,
    webhooks: async () => (await import('../chaos/chaos-webhooks.ts')).chaosWebhooks,
    batches: async () => (await import('../chaos/chaos-batches.ts')).chaosBatches,
    'shard-move': async () => (await import('../chaos/chaos-shard-move.ts')).chaosShardMove,
    deploy: async () => (await import('../chaos/chaos-deploy.ts')).chaosDeploy,
    'card-leak': async () => (await import('../chaos/chaos-card-leak.ts')).chaosCardLeak,
  },
  lighthouse: {
    pages: async () => (await import('../lighthouse/measure-pages.ts')).measurePages,
  },
  probe: {
    accounts: async () => (await import('../probe/probe-accounts.ts')).probeAccounts,
  },
  fuzz: {
    api: async () => (await import('../fuzz/fuzz-api.ts')).fuzzApi,
  },
  sandbox: {
    agree: async () => (await import('../payment-sandbox/agree/agree.ts')).agree,
  },
  proof: {
    quotes: async () => (await import('../proof/prove-quotes.ts')).proveQuotes,
    histories: async () => (await import('../proof/prove-histories.ts')).proveHistories,
    canaries: async () => (await import('../proof/prove-canaries.ts')).proveCanaries,
    guesses: async () => (await import('../proof/prove-guesses.ts')).proveGuesses,
    billing: async () => (await import('../proof/prove-billing.ts')).proveBilling,
    cash: async () => (await import('../proof/prove-cash.ts')).proveCash,
    labels: async () => (await import('../proof/prove-labels.ts')).proveLabels,
    modes: async () => (await import('../proof/prove-modes.ts')).proveModes,
    cells: async () => (await import('../proof/prove-cells.ts')).proveCells,
    sdk: async () => (await import('../proof/prove-sdk.ts')).proveSdk,
    guides: async () => (await import('../proof/prove-guides.ts')).proveGuides,
    vendure: async () => (await import('../proof/prove-vendure.ts')).proveVendure,
    'bank-files': async () => (await import('../proof/prove-bank-files.ts')).proveBankFiles,
    reconciliation: async () =>
      (await import('../proof/prove-reconciliation.ts')).proveReconciliation,
    languages: async () => (await import('../proof/prove-languages.ts')).proveLanguages,
    audit: async () => (await import('../proof/prove-audit.ts')).proveAudit,
    traces: async () => (await import('../proof/prove-traces.ts')).proveTraces,
    alarms: async () => (await import('../proof/prove-alarms.ts')).proveAlarms,
    texts: async () => (await import('../proof/prove-texts.ts')).proveTexts,
    install: async () => (await import('../proof/prove-install.ts')).proveInstall,
    'first-hour': async () => (await import('../proof/prove-first-hour.ts')).proveFirstHour,
  },
};
