/** What a prepared answer may leave open, in braces: `{name}`. */
export const PLACEHOLDERS = ['name', 'number', 'me'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{([^{}]*)\}/g;

/** The placeholders in braces that have no value. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);
  return names.filter((name) => !PLACEHOLDERS.some((known) => known === name));
}

/** Unknown placeholders stay, so that the person who sends the answer sees them. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(IN_BRACES, (whole, name: string) => {
    const known = PLACEHOLDERS.find((each) => each === name);
    return (known !== undefined && values[known]) || whole;
  });
}
