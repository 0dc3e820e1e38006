/** A parsed body or query: `a[b]=1&c[]=x` is `{ a: { b: '1' }, c: { 0: 'x' } }`. */
export interface Fields {
  [name: string]: string | Fields;
}

/** The nesting of Stripe's own parameters ends well before. */
const DEEPEST = 8;

/** Undefined for what is no form: a name with unbalanced brackets, or a value where a hash stands. */
export function parseForm(text: string): Fields | undefined {
  const root = emptyFields();
  for (const [name, value] of new URLSearchParams(text)) {
    // the SDK's way to leave a parameter out
    if (value === '') continue;
    const path = parsePath(name);
    if (path === undefined || !put(root, path, value)) return undefined;
  }
  return root;
}

function parsePath(name: string): string[] | undefined {
  const [whole, first = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (whole === undefined) return undefined;
  const path = [first, ...Array.from(rest.matchAll(/\[([^\]]*)\]/g), (match) => match[1] ?? '')];
  return path.length > DEEPEST ? undefined : path;
}

function put(root: Fields, path: string[], value: string): boolean {
  let fields = root;
  for (const [depth, step] of path.entries()) {
    const name = step === '' ? `${Object.keys(fields).length}` : step;
    if (depth === path.length - 1) {
      fields[name] = value;
      return true;
    }
    const inner = (fields[name] ??= emptyFields());
    if (typeof inner === 'string') return false;
    fields = inner;
  }
  return false;
}

/** Without a prototype, so that no name means anything. */
function emptyFields(): Fields {
  return Object.create(null) as Fields;
}
