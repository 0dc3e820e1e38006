/** What a prepared answer may leave open, in braces: `{name}`. */
export const PLACEHOLDERS = ['name', 'number', 'me'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{([^{}]*)\}/g;

/** The names in braces that nothing can be put in place of. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);
  return names.filter((name) => !PLACEHOLDERS.some((known) => known === name));
}

/** What is not known stays as it is, so that whoever sends the answer sees it. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(IN_BRACES, (whole, name: string) => {
    const known = PLACEHOLDERS.find((each) => each === name);
    return (known !== undefined && values[known]) || whole;
  });
}
