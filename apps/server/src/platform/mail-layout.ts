import type { Locale } from '@waypost/i18n';
import { directionOf } from '@waypost/i18n/locales';
import type { SafeText } from './mail-text.ts';

/**
 * An email is a list of blocks. The plain text and the HTML are both made from them, so they always say
 * the same.
 */
export type Block<Text extends string = SafeText> =
  | { heading: Text }
  | { paragraph: Text }
  | { code: Text }
  /** Text by someone else: quoted line by line. */
  | { quote: Text }
  /** Names and values. */
  | { facts: readonly (readonly [name: Text, value: Text])[] }
  | { link: Link<Text> }
  | { smallPrint: Text; link?: Link<Text> };

type Link<Text extends string> = { label: Text; url: string };

/** For any address. */
export type Email<Text extends string = SafeText> = {
  locale: Locale;
  subject: Text;
  blocks: readonly Block<Text>[];
};

/** For a verified address: it may contain what its owner typed. */
export type OwnEmail = Email<string>;

export function urlsIn({ blocks }: OwnEmail): string[] {
  return blocks.flatMap((block) => ('link' in block && block.link ? [block.link.url] : []));
}

export function layOut({ locale, subject, blocks }: OwnEmail): {
  subject: string;
  text: string;
  html: string;
} {
  return {
    subject,
    text: `${blocks.map((block) => textOf(block, colonOf(locale))).join('\n\n')}\n`,
    html: page(locale, subject, blocks.map(htmlOf).join('\n')),
  };
}

/** Between a label and its value, as each language writes it. */
function colonOf(locale: Locale): string {
  if (locale === 'fr') return '\u00a0:';
  return locale === 'ja' || locale === 'zh-CN' ? '：' : ':';
}

function textOf(block: Block<string>, colon: string): string {
  if ('heading' in block) return block.heading;
  if ('paragraph' in block) return block.paragraph;
  if ('code' in block) return `    ${block.code}`;
  if ('quote' in block) return quotedLines(block.quote, (line) => `> ${line}`).join('\n');
  if ('facts' in block) return block.facts.map((fact) => fact.join(`${colon} `)).join('\n');
  if ('smallPrint' in block) {
    return ['--', block.smallPrint, ...(block.link ? [textOfLink(block.link, colon)] : [])].join(
      '\n',
    );
  }
  return textOfLink(block.link, colon);
}

function textOfLink({ label, url }: Link<string>, colon: string): string {
  return `${label}${colon}\n${url}`;
}

/** Unicode has its own line ends, which would begin a line without a quote mark. */
function quotedLines(text: string, mark: (line: string) => string): string[] {
  return text.split(/\r?\n|[\u2028\u2029]/).map(mark);
}

/** Ink, Paper, Mist, Signal and Deep of the brand, with their counterparts for dark mode. */
const INK = '#12181B';
const PAPER = '#FBFAF6';
const MIST = '#EEF1EC';
const SIGNAL = '#E8431C';
const ON_SIGNAL = '#0B0F11';
const QUIET = '#4C585B';
const FONT = "font-family:'IBM Plex Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const MONO = "font-family:'IBM Plex Mono',ui-monospace,Menlo,Consolas,monospace";

function htmlOf(block: Block<string>): string {
  if ('heading' in block) {
    return `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700">${escape(block.heading)}</h1>`;
  }
  if ('paragraph' in block) {
    return `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escape(block.paragraph).replaceAll('\n', '<br>\n')}</p>`;
  }
  if ('code' in block) {
    return `<p class="panel" style="margin:0 0 16px;padding:16px;background:${MIST};border-radius:6px;${MONO};font-size:30px;line-height:36px;letter-spacing:6px;text-align:center">${escape(block.code)}</p>`;
  }
  if ('quote' in block) {
    return `<blockquote class="panel" style="margin:0 0 16px;padding:16px;background:${MIST};border-inline-start:4px solid ${QUIET};font-size:16px;line-height:24px;overflow-wrap:anywhere">${quotedLines(block.quote, escape).join('<br>\n')}</blockquote>`;
  }
  if ('facts' in block) {
    const rows = block.facts.map(
      ([name, value]) =>
        `<tr><td class="quiet" style="padding:8px 0;padding-inline-end:16px;color:${QUIET};white-space:nowrap;vertical-align:top">${escape(name)}</td>\n<td style="padding:8px 0;width:100%;overflow-wrap:anywhere">${escape(value)}</td></tr>`,
    );
    return `<table role="presentation" class="rule" style="width:100%;margin:0 0 24px;border-collapse:collapse;border-top:1px solid #12181B1F;border-bottom:1px solid #12181B1F;font-size:15px;line-height:22px">
${rows.join('\n')}
</table>`;
  }
  if ('smallPrint' in block) {
    const link = block.link
      ? `<br>\n<a href="${escape(block.link.url)}" class="quiet" style="color:${QUIET}">${escape(block.link.label)}</a>`
      : '';
    return `<p class="quiet" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #12181B1F;font-size:13px;line-height:20px;color:${QUIET}">${escape(block.smallPrint)}${link}</p>`;
  }
  const url = escape(block.link.url);
  return `<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:12px 20px;background:${SIGNAL};color:${ON_SIGNAL};border-radius:6px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escape(block.link.label)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:13px;line-height:20px;color:${QUIET};word-break:break-all">${url}</p>`;
}

/** Styles are inline; the style sheet only switches to dark mode. */
function page(locale: Locale, title: string, content: string): string {
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>@media (prefers-color-scheme: dark) {
body, .ground { background: #0E1416 !important; color: ${PAPER} !important }
.panel { background: #182124 !important }
.rule { border-color: #FBFAF633 !important }
.quiet { color: #A9B6B4 !important; border-color: #FBFAF633 !important }
}</style>
</head>
<body class="ground" dir="${directionOf(locale)}" style="margin:0;background:${PAPER};color:${INK};${FONT}">
<div class="ground" style="max-width:520px;margin:0 auto;padding:32px 24px;background:${PAPER};color:${INK}">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:4px solid ${SIGNAL};font-size:18px;line-height:24px;font-weight:700">Waypost</p>
${content}
</div>
</body>
</html>
`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
