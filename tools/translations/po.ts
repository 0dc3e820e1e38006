import { en } from '@waypost/i18n/catalogs/en';
import { catalogsOf } from '@waypost/i18n';
import { compileCatalog } from '@waypost/i18n/compile';
import type { Locale } from '@waypost/i18n/locales';
import { placeholdersOf, pluralsOf } from '@waypost/i18n/message-shape';
import { isStaffArea } from '@waypost/i18n/messages';
import PO from 'pofile';

type Messages = Record<string, string>;

const ENGLISH: [area: string, Messages][] = Object.entries<Messages>(en).filter(
  ([area]) => !isStaffArea(area),
);

/** Every text of a language with its English. Translators see where it stands in the context. */
export function toPo(locale: Locale): string {
  const translated: Record<string, Messages> = catalogsOf(locale);
  const po = new PO();
  po.headers = {
    'Project-Id-Version': 'Waypost',
    Language: locale,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  po.items = ENGLISH.flatMap(([area, messages]) =>
    Object.entries(messages).map(([key, source]) => {
      const item = new PO.Item();
      item.msgctxt = `${area}.${key}`;
      item.msgid = source;
      item.msgstr = [translated[area]?.[key] ?? ''];
      if (source.includes('{')) item.flags = { 'icu-format': true };
      return item;
    }),
  );
  return po.toString();
}

export type Import = {
  /** By area and key. */
  changed: { area: string; key: string; text: string }[];
  faults: string[];
};

/** What a translator changed. A text that does not fit its English is a fault and changes nothing. */
export function fromPo(text: string, locale: Locale): Import {
  const present: Record<string, Messages> = catalogsOf(locale);
  const english = new Map(ENGLISH);
  const found: Import = { changed: [], faults: [] };
  const { headers, items } = PO.parse(text);
  if (headers['Language'] !== locale) {
    return { changed: [], faults: [`the file is in ${headers['Language']}, not in ${locale}`] };
  }
  for (const { msgctxt = '', msgid, msgstr } of items) {
    const [area = '', ...rest] = msgctxt.split('.');
    const key = rest.join('.');
    const source = english.get(area)?.[key];
    const translation = msgstr.join('');
    if (translation === '' || translation === present[area]?.[key]) continue;
    const fault = faultOf(source, msgid, translation);
    if (fault === null) found.changed.push({ area, key, text: translation });
    else found.faults.push(`${msgctxt}: ${fault}`);
  }
  return found;
}

function faultOf(source: string | undefined, msgid: string, translation: string): string | null {
  if (source === undefined) return 'there is no such text';
  if (source !== msgid) return 'its English has changed since the export';
  try {
    const [one, other] = [compiled(source), compiled(translation)];
    if (placeholdersOf(one).join() !== placeholdersOf(other).join()) {
      return `it needs the placeholders ${placeholdersOf(one).join(', ') || 'of the English text'}`;
    }
    if (pluralsOf(other).some((forms) => !forms.includes('other'))) {
      return 'a plural lacks the form "other"';
    }
    return null;
  } catch {
    return 'its braces do not match';
  }
}

function compiled(message: string) {
  return compileCatalog({ message })['message'] ?? [];
}
