/** Reads one parameter of an address, which may be typed by hand; undefined if it is invalid. */
type Reader<T> = (typed: string) => T | undefined;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A cursor over several cells, with a position in each. */
const CELLS_CURSOR = /^cells\.[A-Za-z0-9_-]{1,4000}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function idIn(typed: string): string | undefined {
  return ID.test(typed) ? typed : undefined;
}

export function dayIn(typed: string): string | undefined {
  return DAY.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : undefined;
}

export function textUpTo(length: number): Reader<string> {
  return (typed) => typed.slice(0, length) || undefined;
}

/** Several of these values, in their order, as checkboxes send them. */
export function someOf(values: readonly string[]): Reader<string> {
  return (typed) => {
    const wanted = typed.split(',');
    return values.filter((value) => wanted.includes(value)).join(',') || undefined;
  };
}

/** The default is left out of the address. */
export function oneOf<const T extends string | number>(values: readonly T[], usual?: T): Reader<T> {
  return (typed) => values.find((value) => `${value}` === typed && value !== usual);
}

type Readers = Record<string, Reader<string | number>>;

/** Filters and the cursor of a list; no cursor on the first page. */
type Listing<R> = { [Name in keyof R]?: R[Name] extends Reader<infer T> ? T : never } & {
  after?: string;
};

/** A list of the console: its path, its parameters, and the shape of its cursor. */
export function listAddress<R extends Readers>(page: string, readers: R, cursor = ID) {
  function read(params: URLSearchParams): Listing<R> {
    const after = (typed: string) =>
      cursor.test(typed) || CELLS_CURSOR.test(typed) ? typed : undefined;
    const parts = Object.entries<Reader<string | number>>({ ...readers, after }).flatMap(
      ([name, reader]) => {
        const value = reader(params.getAll(name).join(',').trim());
        return value === undefined ? [] : [[name, value]];
      },
    );
    return Object.fromEntries(parts) as Listing<R>;
  }

  return {
    page,
    read,
    /** The address of the list with `more` applied, or of a page below it. */
    path(listing: Listing<R>, more: Record<string, string | undefined> = {}, below = ''): string {
      const parts = { ...listing, ...more } as Record<string, string | number | undefined>;
      const query = new URLSearchParams(
        Object.entries(parts).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, `${value}`]],
        ),
      );
      return `${page}${below}${query.size > 0 ? `?${query}` : ''}`;
    },
    /** The parameters that decide which rows are listed. */
    listedBy: (params: URLSearchParams) => JSON.stringify(read(params)),
  };
}

export type ListingOf<A extends { read: (params: URLSearchParams) => object }> = ReturnType<
  A['read']
>;

/** Parameters that do not filter anything. */
const NO_FILTERS = ['after', 'columns', 'limit', 'rows', 'view'];

export function isFiltered(listing: object): boolean {
  return Object.entries(listing).some(
    ([name, value]) => !NO_FILTERS.includes(name) && value !== undefined,
  );
}

/** Changes parameters of an address; null removes one. */
export function withPart(params: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
