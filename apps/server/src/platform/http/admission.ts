import type { LoadClass } from '@waypost/contract';

/** Requests of staff are a class of their own. */
export type AdmissionClass = LoadClass | 'console';

export type ClassLimits = {
  /** Requests that are being answered at a time, and how many of them may be of one key. */
  inFlight: number;
  inFlightOfKey: number;
  /** Begun in one turn of the event loop: a request that needs no database never counts as in flight. */
  perTurn: number;
  /** Begun in 5 ms while scans wait. */
  besideScans: number;
  /** Requests that wait for their turn, and how many of them may be of one key. */
  waiting: number;
  waitingOfKey: number;
  /** A request that has waited so long is refused. */
  waitMs: number;
};

/** In the order in which they get their turn. */
export const LIMITS: Record<AdmissionClass, ClassLimits> = {
  scans: {
    inFlight: 64,
    inFlightOfKey: 32,
    perTurn: 32,
    besideScans: 32,
    waiting: 200,
    waitingOfKey: 64,
    waitMs: 300,
  },
  // those that wait for a silent payment provider must not keep the others out
  bookings: {
    inFlight: 512,
    inFlightOfKey: 256,
    perTurn: 8,
    besideScans: 4,
    waiting: 200,
    waitingOfKey: 100,
    waitMs: 500,
  },
  tracking: {
    inFlight: 64,
    inFlightOfKey: 48,
    perTurn: 12,
    besideScans: 4,
    waiting: 300,
    waitingOfKey: 100,
    waitMs: 400,
  },
  console: {
    inFlight: 16,
    inFlightOfKey: 12,
    perTurn: 4,
    besideScans: 1,
    waiting: 100,
    waitingOfKey: 50,
    waitMs: 500,
  },
  rest: {
    inFlight: 48,
    inFlightOfKey: 24,
    perTurn: 8,
    besideScans: 1,
    waiting: 200,
    waitingOfKey: 100,
    waitMs: 500,
  },
};

export type Refusal = {
  /** key: its own requests are too many. class: all are. late: it has waited too long. */
  because: 'key' | 'class' | 'late';
};

export type Admitted = {
  /** Once, when it has been answered or its caller has left. */
  leave(): void;
};

type Waiting = {
  key: string;
  since: number;
  admit(admitted: Admitted): void;
  refuse(r: Refusal): void;
};

type Line = ReturnType<typeof createLine>;

/**
 * Lets in what one class of requests has room for. The others wait in turns by key, so that a key with many
 * requests waits for itself. No key can take the whole of what is in flight or waits: the rest is there for
 * those who ask little. A key without a waiting request always finds a place, within twice the room.
 */
function createLine(limits: ClassLimits, now: () => number, onBegin: () => void) {
  const queues = new Map<string, Waiting[]>();
  const inFlightOf = new Map<string, number>();
  let inFlight = 0;
  let waiting = 0;
  let begun = 0;
  let { perTurn } = limits;

  const hasRoom = (key: string) =>
    inFlight < limits.inFlight &&
    begun < perTurn &&
    (inFlightOf.get(key) ?? 0) < limits.inFlightOfKey;

  function begin({ key, admit }: Waiting): void {
    inFlight += 1;
    begun += 1;
    inFlightOf.set(key, (inFlightOf.get(key) ?? 0) + 1);
    onBegin();
    let hasLeft = false;
    admit({
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        inFlight -= 1;
        const left = (inFlightOf.get(key) ?? 1) - 1;
        if (left === 0) inFlightOf.delete(key);
        else inFlightOf.set(key, left);
        dispatch();
      },
    });
  }

  function take(key: string, queue: Waiting[]): Waiting | undefined {
    const next = queue.shift();
    waiting -= 1;
    queues.delete(key);
    // behind all other keys
    if (queue.length > 0) queues.set(key, queue);
    return next;
  }

  /** One request of each key in turn, while there is room. */
  function dispatch(): void {
    // comes to a key again after all others, because it is put behind them
    for (const [key, queue] of queues) {
      if (inFlight >= limits.inFlight || begun >= perTurn) return;
      const next = hasRoom(key) ? take(key, queue) : undefined;
      if (next !== undefined) begin(next);
    }
  }

  return {
    enter(request: Omit<Waiting, 'since'>): void {
      const { key } = request;
      const entering = { ...request, since: now() };
      const queue = queues.get(key);
      if (queue === undefined && hasRoom(key) && (waiting === 0 || !isBusy(key))) {
        return begin(entering);
      }
      const own = queue?.length ?? 0;
      if (own >= limits.waitingOfKey) return request.refuse({ because: 'key' });
      if (waiting >= (own === 0 ? limits.waiting * 2 : limits.waiting)) {
        return request.refuse({ because: 'class' });
      }
      waiting += 1;
      if (queue === undefined) queues.set(key, [entering]);
      else queue.push(entering);
      return undefined;
    },
    /** Ends a turn, or a slice of time while scans wait. */
    endTurn(areScansWaiting: boolean): void {
      begun = 0;
      perTurn = areScansWaiting ? limits.besideScans : limits.perTurn;
      dispatch();
    },
    refuseLate(): void {
      const oldest = now() - limits.waitMs;
      for (const [key, queue] of queues) {
        if ((queue[0]?.since ?? oldest) < oldest) take(key, queue)?.refuse({ because: 'late' });
      }
    },
    counts: () => ({ inFlight, waiting }),
  };

  /** A key that has nothing in flight need not stand behind those that have. */
  function isBusy(key: string): boolean {
    return (inFlightOf.get(key) ?? 0) > 0;
  }
}

const CLASSES = Object.keys(LIMITS) as AdmissionClass[];
const LOOK_MS = 25;
const SLICE_MS = 5;

/** By requests in flight and the time that they have waited, by class and by key. */
export function createAdmission(
  limits: Record<AdmissionClass, ClassLimits> = LIMITS,
  now: () => number = () => performance.now(),
) {
  let isTurnEnding = false;
  let timer: NodeJS.Timeout | undefined;
  let sliceTimer: NodeJS.Timeout | undefined;
  let slicedAt = 0;
  const lines = Object.fromEntries(
    CLASSES.map((name) => [name, createLine(limits[name], now, endTurnSoon)]),
  ) as Record<AdmissionClass, Line>;

  function endTurnSoon(): void {
    if (isTurnEnding) return;
    isTurnEnding = true;
    setImmediate(endTurn);
  }

  function endTurn(): void {
    isTurnEnding = false;
    lines.scans.endTurn(false);
    const areScansWaiting = lines.scans.counts().waiting > 0;
    if (areScansWaiting && now() - slicedAt < SLICE_MS) {
      sliceTimer ??= setTimeout(() => {
        sliceTimer = undefined;
        endTurn();
      }, SLICE_MS);
      return;
    }
    slicedAt = now();
    for (const name of CLASSES) if (name !== 'scans') lines[name].endTurn(areScansWaiting);
  }

  function lookForLate(): void {
    for (const name of CLASSES) lines[name].refuseLate();
    const isAnyWaiting = CLASSES.some((name) => lines[name].counts().waiting > 0);
    timer = isAnyWaiting ? setTimeout(lookForLate, LOOK_MS) : undefined;
  }

  return {
    enter(name: AdmissionClass, request: Omit<Waiting, 'since'>): void {
      lines[name].enter(request);
      if (timer === undefined && lines[name].counts().waiting > 0) {
        timer = setTimeout(lookForLate, LOOK_MS);
      }
    },
    counts: (name: AdmissionClass) => lines[name].counts(),
    close() {
      clearTimeout(timer);
      clearTimeout(sliceTimer);
    },
  };
}
