import type { FieldContainer, FieldContainers, FieldTrip } from '@waypost/contract/client';
import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '../store/call-api.ts';
import { openStore, readSetting, type StoredContainers, writeSetting } from '../store/database.ts';
import { useWaiting } from '../store/queue.ts';

const ASK_EVERY_MS = 60_000;

let known: StoredContainers | null = null;
const readers = new Set<() => void>();

/**
 * Containers and trips of this hub, including acts of this phone that are not sent yet; null until they are loaded.
 */
export function useContainers(hubId: string): StoredContainers | null {
  // fetches again as soon as nothing waits to be sent
  const { count } = useWaiting();
  const isSent = count === 0;
  useEffect(() => {
    void readStored(hubId);
    void refresh(hubId);
    const timer = setInterval(() => void refresh(hubId), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [hubId]);
  useEffect(() => {
    if (isSent) void refresh(hubId);
  }, [hubId, isSent]);
  const present = useSyncExternalStore(onChange, presentContainers, presentContainers);
  return present?.hubId === hubId ? present : null;
}

function onChange(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function presentContainers(): StoredContainers | null {
  return known;
}

function show(next: StoredContainers): void {
  known = next;
  for (const reader of readers) reader();
}

async function readStored(hubId: string): Promise<void> {
  if (known?.hubId === hubId) return;
  const stored = await readSetting<StoredContainers>('containers');
  // must not overwrite an answer of the server that came in the meantime
  if (stored?.hubId === hubId && presentContainers()?.hubId !== hubId) show(stored);
}

let asking: Promise<void> | undefined;

/** One request at a time, shared by all parts of a page. */
function refresh(hubId: string): Promise<void> {
  asking ??= ask(hubId).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** The server's list replaces the stored one only while nothing waits: it lacks acts that are not sent yet. */
async function ask(hubId: string): Promise<void> {
  if (await hasUnsent()) return;
  const answer = await callApi<FieldContainers>('/api/field/containers');
  if (!answer.ok || (await hasUnsent())) return;
  await store({ ...answer.data, hubId });
}

async function hasUnsent(): Promise<boolean> {
  const acts = await (await openStore()).getAll('acts');
  return acts.some(({ kind }) => kind === 'container');
}

async function store(next: StoredContainers): Promise<void> {
  await writeSetting('containers', next);
  show(next);
}

const NOTHING: FieldContainers = { containers: [], trips: [], hubs: [] };

/** Applies an act of this phone at once, before it is sent. Returns what to call if the act is undone. */
export async function changeContainers(
  hubId: string,
  change: (before: FieldContainers) => FieldContainers,
): Promise<() => Promise<void>> {
  const before = known?.hubId === hubId ? known : NOTHING;
  await store({ ...change(before), hubId });
  return () => store({ ...before, hubId });
}

/** Changes the container with that code, or adds it. */
export function withContainer(
  all: FieldContainers,
  code: string,
  change: Partial<FieldContainer> & Pick<FieldContainer, 'hubId'>,
): FieldContainers {
  const before = all.containers.find((each) => each.code === code);
  const container: FieldContainer = {
    code,
    kind: 'bag',
    state: 'open',
    to: null,
    pieces: 0,
    seal: '',
    tripId: null,
    ...before,
    ...change,
  };
  const others = all.containers.filter((each) => each.code !== code);
  return { ...all, containers: [container, ...others] };
}

export function withTrip(
  all: FieldContainers,
  tripId: string,
  change: (before: FieldTrip) => FieldTrip,
): FieldContainers {
  const trips = all.trips.map((trip) => (trip.id === tripId ? change(trip) : trip));
  return { ...all, trips };
}
