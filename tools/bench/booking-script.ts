/** One statement of a booking as the api sent it. */
export interface RecordedStatement {
  text: string;
  values: (string | null)[];
}

/** What ids look like, and which type an expression in their place must have. */
const IDS = [
  { pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, make: uuidOf },
  { pattern: /^(?:[0-9A-HJKMNP-TV-Z]{25}|WP[0-9A-HJKMNP-TV-Z]{14}|pi_\w{20,})$/, make: textOf },
] as const;
const DIGITS = 10;

/**
 * The statements of two bookings of one quote as a pgbench script for any number of them. Values
 * that differ between the two and look like ids are made from the number of the booking; everything
 * else stays as it was recorded.
 */
export function writeBookingScript(
  first: readonly RecordedStatement[],
  second: readonly RecordedStatement[],
): string {
  if (first.length !== second.length) {
    throw new Error(`Two bookings took ${first.length} and ${second.length} statements.`);
  }
  const statements = first.map(({ text, values }, at) => {
    if (text.includes('--') || text !== second[at]?.text) {
      throw new Error(`This statement cannot be run by pgbench:\n${text}`);
    }
    const literals = values.map((value, which) =>
      value === null || value === second[at]?.values[which] ? literal(value) : ownValue(value),
    );
    const filled = text.replaceAll(/\$(\d+)/g, (_match, number: string) => {
      return literals[Number(number) - 1] ?? 'NULL';
    });
    return `${filled.replaceAll(/\s+/g, ' ').trim()};`;
  });
  const numbering = ['\\set k :k + 1', '\\set n :base + :client_id * 100000 + :k'];
  return [...numbering, ...statements, ''].join('\n');
}

/** An id of the recorded booking, made into that of booking `n`. */
export function ownValue(value: string, n = ':n'): string {
  const id = IDS.find(({ pattern }) => pattern.test(value));
  return id === undefined ? ownParts(value, n) : id.make(value, n);
}

/** Ids inside a text, such as an effect key; in a document they are of no consequence. */
function ownParts(value: string, n: string): string {
  const prefix = /^\w+:/.exec(value)?.[0];
  if (prefix === undefined) return literal(value);
  return `${literal(prefix)} || ${ownValue(value.slice(prefix.length), n)}`;
}

function uuidOf(value: string, n: string): string {
  return `(${literal(value.slice(0, 24))} || lpad(to_hex(${n}::bigint), 12, '0'))::uuid`;
}

function textOf(value: string, n: string): string {
  return `(${literal(value.slice(0, -DIGITS))} || lpad((${n}::bigint)::text, ${DIGITS}, '0'))`;
}

/** A colon would be the beginning of a variable to pgbench. */
function literal(value: string | null): string {
  if (value === null) return 'NULL';
  const escaped = value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", "''")
    .replaceAll(':', String.raw`\x3a`);
  return `E'${escaped}'`;
}
