/** An element with its content: text, or elements in the order of the schema. */
export type Xml = { name: string; attributes: Record<string, string>; content: string | Xml[] };

type Content = string | readonly (Xml | null | readonly Xml[])[];

export function element(
  name: string,
  content: Content,
  attributes: Record<string, string> = {},
): Xml {
  if (typeof content === 'string') return { name, attributes, content };
  return { name, attributes, content: content.flat().filter((each) => each !== null) };
}

export function writeXml(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`;
}

function write({ name, attributes, content }: Xml, indent: string): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${named.join('')}>`;
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>`;
  const inner = content.map((each) => write(each, `${indent}  `)).join('\n');
  return `${open}\n${inner}\n${indent}</${name}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no place for control characters, not even escaped. */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
