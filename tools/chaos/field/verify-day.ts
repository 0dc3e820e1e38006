import type pg from 'pg';
import { readValue } from '../../installation/read-value.ts';
import { checkStates } from '../../installation/stored-states.ts';
import { compareBooks } from '../../proof/cash/read-books.ts';
import type { DayDone } from './courier-day.ts';

interface EventRow {
  scan_id: string;
  source_id: number;
  number: string;
  piece_no: number;
  code: string;
  reason: string | null;
  handover: string | null;
  detail: string | null;
  signed_by: string | null;
  picture_id: string | null;
  cents: number | null;
}

/** Holds the database against what the couriers did. */
export async function verifyDay(
  db: pg.Client,
  days: readonly DayDone[],
  cash: { countedCents: number; shortCents: number },
) {
  const scans = await compareScans(db, days);
  const pictures = await comparePictures(db, days);
  const acts = await compareActs(db, days);
  const rounds = await compareRounds(db, days);
  const states = await checkStates(
    db,
    days.flatMap(({ courier }) => courier.stops.map(({ shipment }) => shipment.id)),
  );
  const books = await compareBooks(db);
  const sums = await readCash(db);
  const wanted = { atHub: cash.countedCents, missing: cash.shortCents, withCouriers: 0 };
  const parts = [scans, pictures, acts];
  return {
    scans: scans.stored,
    pictures: pictures.stored,
    acts: acts.stored,
    lost: parts.reduce((sum, { lost }) => sum + lost, 0),
    doubled: parts.reduce((sum, { doubled }) => sum + doubled, 0),
    roundsClosed: rounds.closed,
    piecesMissing: rounds.missing,
    ledgerDifferences: books.length,
    cash: sums,
    faults: [
      ...days.flatMap(({ courier, faults }) =>
        faults.map((each) => `${courier.worker.name}: ${each}`),
      ),
      ...parts.flatMap(({ faults }) => faults),
      ...rounds.faults,
      ...states.flatMap(({ fault }) => fault ?? []),
      ...books,
      ...(JSON.stringify(sums) === JSON.stringify(wanted)
        ? []
        : [`cash is ${JSON.stringify(sums)}, must be ${JSON.stringify(wanted)}`]),
    ],
  };
}

/** Ids that must be there once, against those that are. */
function compareIds(what: string, must: ReadonlySet<string>, stored: readonly string[]) {
  const seen = new Set(stored);
  const lost = [...must.difference(seen)].map((id) => `${what} ${id} is lost`);
  const strange = [...seen.difference(must)].map((id) => `${what} ${id} was never done`);
  const doubled = stored.length - seen.size;
  const faults = [
    ...lost,
    ...strange,
    ...(doubled ? [`${doubled} times a ${what} is stored twice`] : []),
  ];
  return { stored: stored.length, lost: lost.length, doubled, faults };
}

async function compareScans(db: pg.Client, days: readonly DayDone[]) {
  const { rows } = await db.query<EventRow>(
    `SELECT e.scan_id, e.source_id, h.tracking_number AS number, e.piece_no, e.code::text AS code, e.reason::text AS reason,
       e.handover, e.detail, v.proof ->> 'signedBy' AS signed_by, v.proof ->> 'pictureId' AS picture_id,
       v.collected_cents::float8 AS cents
     FROM tracking_events e
     JOIN shipments h ON h.id = e.shipment_id AND h.shard = e.shard
     LEFT JOIN event_private v ON v.shipment_id = e.shipment_id AND v.source_id = e.source_id
       AND v.scan_id = e.scan_id`,
  );
  const unmatched = await db.query<{ scan_id: string }>('SELECT scan_id FROM unmatched_scans');
  const must = new Set(days.flatMap(({ scans, unknown }) => [...scans.keys(), ...unknown]));
  const compared = compareIds('scan', must, [
    ...rows.map((row) => row.scan_id),
    ...unmatched.rows.map((row) => row.scan_id),
  ]);
  const done = new Map(
    days.flatMap(({ scans, courier }) =>
      [...scans].map(([id, scan]) => [id, { ...scan, sourceId: courier.sourceId }] as const),
    ),
  );
  const altered = rows.flatMap((row) => {
    const scan = done.get(row.scan_id);
    if (scan === undefined) return [];
    const is = [row.number + `${row.piece_no}`.padStart(3, '0'), row.code, row.reason, row.handover]
      .concat(row.detail, row.signed_by, row.picture_id, `${row.cents ?? 0}`, `${row.source_id}`)
      .join('|');
    const should = [scan.ref, scan.code, scan.reason, scan.handover, scan.detail]
      .concat(scan.proof?.signedBy, scan.proof?.pictureId, `${scan.collected?.cents ?? 0}`)
      .concat(`${scan.sourceId}`)
      .join('|');
    return is === should ? [] : [`scan ${row.scan_id} is ${is}, must be ${should}`];
  });
  return { ...compared, faults: [...compared.faults, ...altered] };
}

async function comparePictures(db: pg.Client, days: readonly DayDone[]) {
  const { rows } = await db.query<{ id: string; ref: string; bytes: number | null }>(
    'SELECT id, ref, bytes FROM proof_pictures',
  );
  const must = new Map(days.flatMap(({ pictures }) => [...pictures]));
  const compared = compareIds(
    'picture',
    new Set(must.keys()),
    rows.map(({ id }) => id),
  );
  const wrong = rows
    .filter(({ id, ref, bytes }) => must.get(id) !== ref || bytes === null)
    .map(
      ({ id, ref, bytes }) => `picture ${id} is ${bytes} bytes of ${ref}, not of ${must.get(id)}`,
    );
  return { ...compared, faults: [...compared.faults, ...wrong] };
}

async function compareActs(db: pg.Client, days: readonly DayDone[]) {
  const { rows } = await db.query<{ id: string }>(
    `SELECT act_id || ' ' || kind || ' ' || round_id AS id FROM stop_acts`,
  );
  const must = days.flatMap(({ acts, courier }) =>
    [...acts].map(([actId, kind]) => `${actId} ${kind} ${courier.roundId}`),
  );
  return compareIds(
    'act',
    new Set(must),
    rows.map(({ id }) => id),
  );
}

async function compareRounds(db: pg.Client, days: readonly DayDone[]) {
  const { rows } = await db.query<{ id: string; state: string }>('SELECT id, state FROM rounds');
  const open = rows.filter(({ state }) => state !== 'closed');
  const { rows: lost } = await db.query<{ piece: string }>(
    `SELECT ref || lpad(piece_no::text, 3, '0') AS piece FROM stop_pieces WHERE missing`,
  );
  const items = await readValue<number>(
    db,
    `SELECT count(*)::int FROM desk_items WHERE kind = 'missing_piece' AND state = 'open'`,
  );
  const must = new Set(days.flatMap(({ missing }) => missing));
  const pieces = compareIds(
    'missing piece',
    must,
    lost.map(({ piece }) => piece),
  );
  return {
    closed: rows.length - open.length,
    missing: must.size,
    faults: [
      ...open.map(({ id, state }) => `round ${id} is ${state}`),
      ...(rows.length === days.length ? [] : [`${rows.length} rounds of ${days.length}`]),
      ...pieces.faults,
      ...(items === must.size ? [] : [`${items} of ${must.size} missing pieces are on the desk`]),
    ],
  };
}

async function readCash(db: pg.Client) {
  const sum = (account: string) =>
    readValue<number>(
      db,
      'SELECT coalesce(sum(amount_cents), 0)::float8 FROM ledger_entries WHERE account = $1',
      [account],
    );
  return {
    atHub: await sum('cash_at_hub'),
    missing: await sum('cash_difference'),
    withCouriers: await sum('cash_with_courier'),
  };
}
