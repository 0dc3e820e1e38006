import { describe, expect, test } from 'vitest';
import { en } from './catalogs/en.ts';
import { compileCatalog } from './compile.ts';
import { catalogsOf } from './index.ts';
import { COMPLETE_LOCALES, DEFAULT_LOCALE, formattingOf, type Locale } from './locales.ts';
import { isStaffArea } from './messages.ts';
import { placeholdersOf, pluralsOf } from './message-shape.ts';
import { SAME_AS_ENGLISH, SAME_EVERYWHERE } from './same-as-english.ts';

type Messages = Record<string, string>;

const english: Record<string, Messages> = Object.fromEntries(
  Object.entries(en).filter(([area]) => !isStaffArea(area)),
);
const TRANSLATED = COMPLETE_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Every message with its English, as area.key. */
function pairsOf(locale: Locale) {
  const translated: Record<string, Messages> = catalogsOf(locale);
  return Object.entries(english).flatMap(([area, messages]) =>
    Object.entries(messages).map(([key, source]) => ({
      name: `${area}.${key}`,
      source,
      message: translated[area]?.[key],
    })),
  );
}

describe.each(TRANSLATED)('%s', (locale) => {
  const pairs = pairsOf(locale);

  test('has every message of the English catalogs, and no other', () => {
    const translated: Record<string, Messages> = catalogsOf(locale);
    const missing = pairs.filter(({ message }) => !message?.trim()).map(({ name }) => name);
    const unknown = Object.entries(translated).flatMap(([area, messages]) =>
      Object.keys(messages)
        .filter((key) => english[area]?.[key] === undefined)
        .map((key) => `${area}.${key}`),
    );
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  test('has the placeholders of the English messages', () => {
    const wrong = pairs.filter(
      ({ source, message = '' }) =>
        placeholdersOf(compiled(source)).join() !== placeholdersOf(compiled(message)).join(),
    );
    expect(wrong.map(({ name, message }) => `${name}: ${message}`)).toEqual([]);
  });

  test('has every plural form of its grammar', () => {
    const rules = new Intl.PluralRules(formattingOf(locale));
    const known = new Set<string>(rules.resolvedOptions().pluralCategories);
    // Counts of parcels and days; millions have a form of their own in some languages.
    const needed = new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)));
    const wrong = pairs.flatMap(({ name, message = '' }) =>
      pluralsOf(compiled(message)).flatMap((forms) => [
        ...[...needed]
          .filter((form) => !forms.includes(form))
          .map((form) => `${name} lacks ${form}`),
        ...forms
          .filter((form) => !known.has(form) && !/^\d+$/.test(form))
          .map((form) => `${name} has ${form}`),
      ]),
    );
    expect(wrong).toEqual([]);
  });

  test('has no untranslated English except the reviewed list, which has no stale entries', () => {
    const listed = SAME_AS_ENGLISH[locale] ?? [];
    const reviewed = new Set([...SAME_EVERYWHERE, ...listed]);
    const same = pairs.filter(({ source, message }) => source === message && hasWords(source));
    const texts = new Set(same.map(({ source }) => source));
    expect(same.filter(({ source }) => !reviewed.has(source)).map(({ name }) => name)).toEqual([]);
    expect(listed.filter((text) => !texts.has(text))).toEqual([]);
  });
});

test('the texts for Brazil have no words that only Portugal uses', () => {
  const european =
    /(?<![\p{L}-])(?:palavras?-passe|moradas?|estafetas?|ecrã|ficheiros?|contactos?|telemóvel|recolhas?|descarregar|registad[oa]s?|partilh\p{L}+|controlo|connosco|equipa|camião|autocarro|comboio|morada|apelido|secç\p{L}+|receção|registos?|manuseamento|económic\p{L}+|cêntimos?|tarifários?|entretanto|porquê|até aos?|lado nenhum|vos|lhes?)(?![\p{L}])|[«»]/iu;
  const found = pairsOf('pt-BR').filter(({ message = '' }) => european.test(message));
  expect(found.map(({ name, message }) => `${name}: ${message}`)).toEqual([]);
});

test('Italian texts address the reader as Lei', () => {
  const informal =
    /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|puoi|vuoi|devi|hai|iscriviti|registrati|riprova)(?!\p{L})/iu;
  const found = pairsOf('it').filter(({ message = '' }) => informal.test(message));
  expect(found.map(({ name, message }) => `${name}: ${message}`)).toEqual([]);
});

test('Korean texts ask with 세요 and 나요, not with the endings of an authority', () => {
  const found = pairsOf('ko').filter(({ message = '' }) => /십시오|습니까|십니까/.test(message));
  expect(found.map(({ name, message }) => `${name}: ${message}`)).toEqual([]);
});

test('a missing placeholder and a plural form of another language are detected', () => {
  const shape = (message: string) => placeholdersOf(compiled(message));
  expect(shape('{count, plural, one {# of {name}} other {# of {name}}}')).toEqual([
    'count',
    'name',
  ]);
  expect(shape('{count}')).toEqual(['count']);
  expect(pluralsOf(compiled('{count, plural, one {#} other {#}}'))).toEqual([['one', 'other']]);
});

function compiled(message: string) {
  return compileCatalog({ message })['message'] ?? [];
}

/** A number, an arrow or a bare placeholder is the same in every language. */
function hasWords(message: string): boolean {
  return /\p{L}{2,}/u.test(message.replaceAll(/\{\w+\}/g, ''));
}
