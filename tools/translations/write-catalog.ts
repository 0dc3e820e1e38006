const CLOSING = /\n\} satisfies /;

/** The source of a catalog with another text for one key; a key it has not yet is added at the end. */
export function withText(source: string, key: string, text: string): string {
  const name = /^[A-Za-z_]\w*$/.test(key) ? key : quoted(key);
  const entry = new RegExp(
    String.raw`(\n  ${escaped(name)}:\s+)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")(?=,\n)`,
  );
  if (entry.test(source)) return source.replace(entry, (_, begin) => `${begin}${quoted(text)}`);
  if (!CLOSING.test(source)) throw new Error(`no end of a catalog to put ${key} before`);
  return source.replace(CLOSING, (end) => `\n  ${name}: ${quoted(text)},${end}`);
}

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const safe = text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\u00AD', String.raw`\u00AD`)
    .replaceAll(mark, `\\${mark}`);
  return `${mark}${safe}${mark}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
