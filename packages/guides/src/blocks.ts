import { Marked, type Tokens } from 'marked';

/** The languages that the same call is shown in, as tabs. A fence is named after its key. */
export const CALL_LANGUAGES = { bash: 'curl', ts: 'TypeScript', python: 'Python' } as const;
export type CallLanguage = keyof typeof CALL_LANGUAGES;

export interface Code {
  language: string;
  /** What else stands beside the language, such as `refused not_found`: see README.md. */
  note: string;
  text: string;
}

/** Running text, or one piece of code, in several languages where they follow each other. */
export type Block = { kind: 'prose'; html: string } | { kind: 'code'; codes: Code[] };

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = text
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // It may be wider than a phone: then it scrolls in a frame that the keyboard can reach.
    table(token) {
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const head = row(token.header, 'th scope="col"').replaceAll('</th scope="col">', '</th>');
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div role="group" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const token of marked.lexer(markdown)) {
    const last = blocks.at(-1);
    if (token.type === 'space') continue;
    if (token.type === 'code') {
      const code = codeOf(token as Tokens.Code);
      const before = last?.kind === 'code' ? last.codes : [];
      const goesOn =
        code.language in CALL_LANGUAGES &&
        before.length > 0 &&
        before.every(({ language }) => language in CALL_LANGUAGES && language !== code.language);
      if (goesOn) before.push(code);
      else blocks.push({ kind: 'code', codes: [code] });
      continue;
    }
    const html = marked.parser([token]);
    if (last?.kind === 'prose') last.html += html;
    else blocks.push({ kind: 'prose', html });
  }
  return blocks;
}

/** All code of a page in one language, in order: one program. */
export function codesIn(markdown: string, language: string): Code[] {
  return marked
    .lexer(markdown)
    .filter((token) => token.type === 'code')
    .map((token) => codeOf(token as Tokens.Code))
    .filter((code) => code.language === language);
}

function codeOf({ lang = '', text }: Tokens.Code): Code {
  const [language = '', ...note] = lang.split(' ');
  return { language, note: note.join(' '), text };
}
