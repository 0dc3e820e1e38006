import { readdirSync, readFileSync } from 'node:fs';
import { readOpenApi } from '@waypost/contract/openapi';
import { describe, expect, it } from 'vitest';
import { blocksOf, CALL_LANGUAGES, codesIn } from './blocks.ts';
import { readChange, readGuide } from './page.ts';

const GUIDES = new URL('../guides/', import.meta.url);
const CHANGES = new URL('../changelog/', import.meta.url);
const guides = readdirSync(GUIDES).map((file) =>
  readGuide(file, readFileSync(new URL(file, GUIDES), 'utf8')),
);

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
const schemas: Partial<Record<string, Schema>> = readOpenApi('v1').components.schemas;

/** The fields of an example that its schema does not have. */
function strangersIn(value: unknown, schema: Schema | undefined, at = ''): string[] {
  if (schema?.$ref !== undefined) {
    return strangersIn(value, schemas[schema.$ref.split('/').at(-1) ?? ''], at);
  }
  const choices = schema?.anyOf ?? schema?.oneOf;
  if (choices !== undefined) {
    const tried = choices.map((choice) => strangersIn(value, choice, at));
    return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (Array.isArray(value)) return value.flatMap((each) => strangersIn(each, schema?.items, at));
  if (typeof value !== 'object' || value === null || schema?.properties === undefined) return [];
  const { properties } = schema;
  return Object.entries(value).flatMap(([name, inside]) =>
    name in properties ? strangersIn(inside, properties[name], `${at}/${name}`) : [`${at}/${name}`],
  );
}

describe('the guides', () => {
  it('begin with the quickstart, and each has its own place', () => {
    const places = guides.map(({ order }) => order);
    expect(new Set(places).size).toBe(places.length);
    expect(guides.find(({ order }) => order === Math.min(...places))?.name).toBe('quickstart');
  });

  it.each(guides)('show only fields that the contract has ($name)', ({ body }) => {
    for (const { text, note } of codesIn(body, 'json')) {
      expect(schemas).toHaveProperty(note);
      expect(strangersIn(JSON.parse(text), schemas[note])).toEqual([]);
    }
  });

  it('make exactly three calls in the quickstart, in each language', () => {
    const quickstart = guides.find(({ name }) => name === 'quickstart')?.body ?? '';
    const calls = { bash: /curl https:/g, ts: /await waypost\(/g, python: /= waypost\(/g };
    for (const language of Object.keys(CALL_LANGUAGES) as (keyof typeof calls)[]) {
      const code = codesIn(quickstart, language).map(({ text }) => text);
      expect(code.join('\n').match(calls[language])).toHaveLength(3);
    }
  });
});

describe('the changelog', () => {
  it('names each file after its day', () => {
    for (const file of readdirSync(CHANGES)) {
      const change = readChange(file, readFileSync(new URL(file, CHANGES), 'utf8'));
      expect(file.startsWith(change.date)).toBe(true);
    }
  });
});

describe('the blocks of a page', () => {
  it('hold the same code in several languages together', () => {
    const blocks = blocksOf(
      'One\n\n```bash\na\n```\n\n```ts\nb\n```\n\n```json\n{}\n```\n\n```ts\nc\n```\n\n```ts\nd\n```\n\nTwo\n\nThree',
    );
    expect(
      blocks.map((block) => (block.kind === 'code' ? block.codes.length : block.html)),
    ).toEqual(['<p>One</p>\n', 2, 1, 1, 1, '<p>Two</p>\n<p>Three</p>\n']);
  });

  it('give headings an id, and tables a frame that the keyboard reaches', () => {
    const [block] = blocksOf('## Go *on*\n\n| a | b |\n| --- | --- |\n| 1 | `2` |');
    const html = block?.kind === 'prose' ? block.html : '';
    expect(html).toContain('<h2 id="go-on">Go <em>on</em></h2>');
    expect(html).toContain('<div role="group" tabindex="0"><table>');
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toContain('<td><code>2</code></td>');
  });
});
