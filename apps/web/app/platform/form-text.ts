/**
 * A text field as it was typed; empty when it is missing or is a file. A browser sends a line break as two
 * characters, and counts it as one while typing.
 */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/**
 * The fields of a body as they were typed, by the same names. The api checks them by the schema of the
 * contract, so nothing is checked here. A field that the form does not have is left out.
 */
export function bodyIn<Body>(form: FormData, ...names: (keyof Body & string)[]): Body {
  const present = names.filter((name) => form.has(name));
  return Object.fromEntries(present.map((name) => [name, textIn(form, name)])) as Body;
}
