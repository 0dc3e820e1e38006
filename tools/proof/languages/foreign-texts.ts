import { catalogsOf } from '@waypost/i18n';
import { compileCatalog, type CompiledCatalog } from '@waypost/i18n/compile';
import { COMPLETE_LOCALES, LOCALES, type Locale, type PageLocale } from '@waypost/i18n/locales';

type Message = CompiledCatalog[string];
/** Stands for a value that is filled in. */
const ANY = '\0';
/** With fewer letters of its own, a message with values fits any text. */
const LEAST_LETTERS = 6;

/** Languages are called as they call themselves, and so is the carrier. */
const NAMES = new Set<string>([...LOCALES.map(({ label }) => label), 'Waypost']);

type Words = {
  /** In which languages a text is a message. */
  exact: Map<string, Set<Locale>>;
  shapes: { locale: Locale; shape: RegExp }[];
  keys: Set<string>;
};
let words: Words | undefined;
const judged = new Map<string, boolean>();

/** Of the texts of a page, those of another language, and keys whose message is missing. */
export function foreignTexts(texts: readonly string[], locale: PageLocale): string[] {
  const foreign = [...new Set(texts.map(plain))].filter((text) => {
    const question = `${locale} ${text}`;
    const known = judged.get(question) ?? isForeign(text, locale);
    judged.set(question, known);
    return known;
  });
  return foreign;
}

function isForeign(text: string, locale: PageLocale): boolean {
  if (!/\p{L}{2}/u.test(text) || NAMES.has(text)) return false;
  words ??= readWords();
  const { exact, shapes, keys } = words;
  const languages = exact.get(text);
  if (languages !== undefined) return !isIn(languages, locale);
  if (keys.has(text)) return true;
  const fits = new Set(shapes.filter(({ shape }) => shape.test(text)).map((each) => each.locale));
  return fits.size > 0 && !isIn(fits, locale);
}

/** What is made from English has no message of its own. */
function isIn(languages: ReadonlySet<Locale>, locale: PageLocale): boolean {
  return [...languages].some((language) => language === locale);
}

function readWords(): Words {
  const read: Words = { exact: new Map(), shapes: [], keys: new Set() };
  for (const locale of COMPLETE_LOCALES) {
    for (const messages of Object.values<Record<string, string>>(catalogsOf(locale))) {
      for (const [key, message] of Object.entries(compileCatalog(messages))) {
        if (/[.A-Z]/.test(key)) read.keys.add(key);
        for (const shape of shapesOf(message).map(plain)) add(read, locale, shape);
      }
    }
  }
  return read;
}

function add({ exact, shapes }: Words, locale: Locale, text: string): void {
  if (!text.includes(ANY)) {
    exact.set(text, (exact.get(text) ?? new Set()).add(locale));
    return;
  }
  if ((text.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS) return;
  const pattern = text.split(ANY).map((part) => RegExp.escape(part));
  shapes.push({ locale, shape: new RegExp(`^${pattern.join('.+')}$`, 'su') });
}

/** Every form that a message can take, with a mark where something is filled in. */
function shapesOf(message: Message): string[] {
  return message.reduce<string[]>(
    (shapes, token) => {
      const parts = typeof token === 'string' ? [token === '#' ? ANY : token] : choicesOf(token[2]);
      return shapes.flatMap((shape) => parts.map((part) => shape + part));
    },
    [''],
  );
}

function choicesOf(choices: unknown): string[] {
  if (typeof choices !== 'object' || choices === null) return [ANY];
  const forms = Object.values(choices).filter((choice) => Array.isArray(choice));
  return forms.flatMap((form) => shapesOf(form as Message));
}

/** Without what only tells where a line may break. */
function plain(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
}

/** Runs in the page: every text that somebody reads or hears, but what says that it is of another language. */
export const TEXTS = `(() => {
  const isData = (element) =>
    element === null || element.closest('script, style, noscript, svg, code, pre, address, [translate="no"], body [lang]') !== null;
  const found = document.title.split(' | ');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!isData(parentElement)) found.push(nodeValue);
  }
  const named = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'];
  for (const element of document.body.querySelectorAll(named.map((name) => '[' + name + ']').join())) {
    if (isData(element)) continue;
    for (const name of named) found.push(element.getAttribute(name) ?? '');
  }
  return found;
})()`;
