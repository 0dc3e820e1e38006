/** Texts of others must not steer the terminal that shows them. */
export function plain(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}

export function print(...columns: (string | number | null)[]): void {
  console.log(columns.map((column) => plain(String(column ?? '-'))).join('  '));
}

export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

export function price(cents: number | null, currency: string | null): string {
  return cents === null ? '-' : `${(cents / 100).toFixed(2)} ${currency ?? ''}`;
}
