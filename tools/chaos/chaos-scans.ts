import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@waypost/domain/simulation';
import { insertShipments } from '../installation/insert-shipments.ts';
import { openInstallation, type Installation } from '../installation/installation.ts';
import { defineTool, drawSeed, say, type Verdict } from '../driver/define-tool.ts';
import { type Acknowledgements, noAcknowledgements, sendStage } from './devices.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { measureJobRecovery } from './job-recovery.ts';
import { type PlannedScan, planScans, type ScanPlan } from './scan-plan.ts';
import { countMatchable, verifyRun } from './verify-run.ts';

const SOURCE = 'Chaos hub';
const DEVICES = 8;
const SWEEP_PATIENCE_MS = 150_000;

const USAGE = `
pnpm chaos scans [--short] [--scans 100000] [--kills 21] [--seed N]
  Scans with repeats, conflicts and shuffled arrival from 8 devices, while api and worker processes
  are killed at random and started again and PostgreSQL crashes once. In the end every acknowledged
  scan must be stored exactly once, and every state must equal the reference fold of the events.
  --short   5,000 scans and 4 kills
  --seed    repeats the scans and the kills of an earlier run`;

export const chaosScans = defineTool({
  usage: USAGE,
  options: { scans: [100_000, 5_000], kills: [21, 4], seed: drawSeed },
  figures: [
    { path: 'lateScansAppliedWithinSeconds', atMost: 60 },
    { path: 'killedJobRanAgainAfter.seconds', atMost: 15 },
  ],
  run({ scans, kills, seed }) {
    const shipments = Math.ceil(scans / 50);
    // one stage for every kill, one for the crash of the database
    const plan = planScans({ seed, now: Date.now(), scans, shipments, stages: kills + 1 });
    return runPlan(plan, seed);
  },
});

async function runPlan(plan: ScanPlan, seed: number): Promise<Verdict> {
  const installation = await openInstallation({ name: 'chaos-scans', apiCount: 2 });
  const keys = [await installation.createKey(SOURCE), await installation.createKey(SOURCE)];
  await insert(installation, plan, false);
  const fleet = await startFleet(installation);
  const told = noAcknowledgements();

  say(`sending ${plan.stages.flat(2).length} scans in ${plan.stages.flat().length} batches`);
  const lateSince = await sendAmidDisasters({ installation, fleet, plan, seed, keys, told });
  const closing = await closeMisdated(installation, plan, keys, told);
  const recovery = await measureJobRecovery(
    installation.apiPorts[0] ?? 0,
    fleet,
    installation.mailServer,
  );
  const lateSeconds = await waitForLateScans(installation, fleet, lateSince);

  const db = await installation.connect('owner');
  const verdict = await verifyRun(db, SOURCE, plan, closing, told);
  return {
    ...verdict,
    ok: verdict.ok && recovery.seconds !== null && fleet.endedByThemselves.length === 0,
    scans: told.stored.size,
    sent: plan.stages.flat(2).length,
    shipments: plan.shipments.length,
    kills: fleet.kills(),
    postgresCrashes: 1,
    endedByThemselves: fleet.endedByThemselves,
    retries: Object.fromEntries(told.retries),
    lateScansAppliedWithinSeconds: lateSeconds,
    killedJobRanAgainAfter: recovery,
  };
}

async function insert(installation: Installation, plan: ScanPlan, isLate: boolean): Promise<void> {
  const db = await installation.connect('owner');
  await insertShipments(
    db,
    plan.shipments.filter((shipment) => shipment.isLate === isLate),
  );
  await db.end();
}

/** Sends stage after stage; somewhere in each of them something is killed. */
async function sendAmidDisasters(run: {
  installation: Installation;
  fleet: Fleet;
  plan: ScanPlan;
  seed: number;
  keys: readonly string[];
  told: Acknowledgements;
}): Promise<number> {
  const { installation, fleet, plan, told } = run;
  const random = seededRandom(run.seed, 1);
  const crashStage = Math.floor(plan.stages.length / 2);
  let lateSince = 0;

  async function bringDisaster(stage: number): Promise<void> {
    const name = fleet.names[(stage + random.below(2)) % fleet.names.length] ?? '';
    if (stage === crashStage) {
      say('PostgreSQL crashes');
      await installation.crashPostgres();
    } else {
      say(`${name} is killed`);
      await (
        await fleet.kill(name)
      ).returned;
    }
  }

  for (const [stage, batches] of plan.stages.entries()) {
    if (stage === plan.lateStage) {
      await insert(installation, plan, true);
      lateSince = Date.now();
    }
    const disasterAt = Math.floor(batches.length * random.between(0.1, 0.7));
    let disaster: Promise<void> | undefined;
    await sendStage(
      batches,
      {
        apiPorts: installation.apiPorts,
        keys: run.keys,
        devices: DEVICES,
        isExpected: ({ shipment }, outcome) =>
          shipment.isLate && stage < plan.lateStage
            ? outcome === 'unmatched'
            : outcome === 'recorded' || outcome === 'known',
        onAcknowledged(done) {
          if (done > disasterAt) disaster ??= bringDisaster(stage);
        },
      },
      told,
    );
    await disaster;
    say(`stage ${stage + 1}/${plan.stages.length}: ${told.stored.size} scans acknowledged`);
  }
  return lateSince;
}

/** A scan that really is later must win over one with a wrong later date. */
async function closeMisdated(
  installation: Installation,
  plan: ScanPlan,
  keys: readonly string[],
  told: Acknowledgements,
): Promise<PlannedScan[]> {
  const closing = plan.misdated.map(({ shipment }): PlannedScan => ({
    scan: {
      scanId: randomUUID(),
      ref: shipment.trackingNumber,
      code: 'OUT_FOR_DELIVERY',
      occurredAt: new Date().toISOString(),
    },
    shipment,
    expect: 'stored',
  }));
  await sendStage(
    [closing],
    {
      apiPorts: installation.apiPorts,
      keys,
      devices: 1,
      isExpected: (_planned, outcome) => outcome === 'recorded' || outcome === 'known',
      onAcknowledged: () => undefined,
    },
    told,
  );
  return closing;
}

/**
 * The sweep runs once a minute, and a worker that starts in a new minute runs it at once. One more
 * kill then saves waiting for the next turn.
 */
async function waitForLateScans(
  installation: Installation,
  fleet: Fleet,
  lateSince: number,
): Promise<number> {
  const db = await installation.connect('owner');
  const deadline = Date.now() + SWEEP_PATIENCE_MS;
  let minute = Math.floor(Date.now() / 60_000);
  while ((await countMatchable(db)) > 0 && Date.now() < deadline) {
    await sleep(250);
    if (Math.floor(Date.now() / 60_000) === minute) continue;
    minute += 1;
    say('the worker is killed in a new minute');
    await (
      await fleet.kill('worker')
    ).returned;
  }
  await db.end();
  const seconds = Math.round((Date.now() - lateSince) / 1000);
  say(`scans that came before their shipment were applied within ${seconds} s of its appearance`);
  return seconds;
}
