/** One part of an address as it was typed, by hand perhaps: undefined where it means nothing. */
type Reader<T> = (typed: string) => T | undefined;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Of what all cells have: a position in each. */
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

/** Some of these, in their order, as boxes that are ticked send them. */
export function someOf(values: readonly string[]): Reader<string> {
  return (typed) => {
    const wanted = typed.split(',');
    return values.filter((value) => wanted.includes(value)).join(',') || undefined;
  };
}

/** The usual value is left out of the address. */
export function oneOf<const T extends string | number>(values: readonly T[], usual?: T): Reader<T> {
  return (typed) => values.find((value) => `${value}` === typed && value !== usual);
}

type Readers = Record<string, Reader<string | number>>;

/** Filters, and where the page of the list begins; nothing for its beginning. */
type Listing<R> = { [Name in keyof R]?: R[Name] extends Reader<infer T> ? T : never } & {
  after?: string;
};

/** Where a list of the console is, what its address can say, and the shape of its cursor. */
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
    /** The list as it is, but for `more`; or what lies below it. */
    path(listing: Listing<R>, more: Record<string, string | undefined> = {}, below = ''): string {
      const parts = { ...listing, ...more } as Record<string, string | number | undefined>;
      const query = new URLSearchParams(
        Object.entries(parts).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, `${value}`]],
        ),
      );
      return `${page}${below}${query.size > 0 ? `?${query}` : ''}`;
    },
    /** The part of an address that decides which rows are listed. */
    listedBy: (params: URLSearchParams) => JSON.stringify(read(params)),
  };
}

export type ListingOf<A extends { read: (params: URLSearchParams) => object }> = ReturnType<
  A['read']
>;

/** What is in an address and narrows nothing down. */
const NO_FILTERS = ['after', 'columns', 'limit', 'rows', 'view'];

export function isFiltered(listing: object): boolean {
  return Object.entries(listing).some(
    ([name, value]) => !NO_FILTERS.includes(name) && value !== undefined,
  );
}

/** The address of a list with something changed; null takes a part away. */
export function withPart(params: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
