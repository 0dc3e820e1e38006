import { directionOf } from '@waypost/i18n/locales';
import {
  escapeHtml,
  FONT,
  INK,
  MIST,
  MONO,
  ON_SIGNAL,
  PAPER,
  QUIET,
  SIGNAL,
} from './mail-brand.ts';
import { headlinePanel } from './mail-headline.ts';
import { type Block, type Link, type OwnEmail, quotedLines } from './mail-blocks.ts';
import { parcelScript } from './mail-parcel.ts';

const RULE = '1px solid #12181B1F';

function htmlOf(block: Block<string>, direction: 'ltr' | 'rtl'): string {
  if ('heading' in block) {
    return `<h1 style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700">${escapeHtml(block.heading)}</h1>`;
  }
  if ('headline' in block) return headlinePanel(block, direction);
  if ('paragraph' in block) {
    return `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(block.paragraph).replaceAll('\n', '<br>\n')}</p>`;
  }
  if ('code' in block) {
    return `<p class="panel" style="margin:0 0 16px;padding:16px;background:${MIST};border-radius:6px;${MONO};font-size:30px;line-height:36px;letter-spacing:6px;text-align:center">${escapeHtml(block.code)}</p>`;
  }
  if ('quote' in block) {
    return `<blockquote class="panel" style="margin:0 0 16px;padding:16px;background:${MIST};border-inline-start:4px solid ${QUIET};font-size:16px;line-height:24px;overflow-wrap:anywhere">${quotedLines(block.quote, escapeHtml).join('<br>\n')}</blockquote>`;
  }
  if ('facts' in block) return factsTable(block.facts);
  if ('link' in block) return button(block.link);
  const links = (block.links ?? []).map(quietLink);
  if ('smallPrint' in block) {
    return `<p class="quiet" style="margin:24px 0 0;padding-top:16px;border-top:${RULE};font-size:13px;line-height:20px;color:${QUIET}">${[escapeHtml(block.smallPrint), ...links].join('<br>\n')}</p>`;
  }
  return `<p class="quiet" style="margin:0 0 24px;font-size:15px;line-height:28px;color:${QUIET}">${links.join('<br>\n')}</p>`;
}

function factsTable(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="quiet" style="padding:8px 0;padding-inline-end:16px;color:${QUIET};white-space:nowrap;vertical-align:top">${escapeHtml(name)}</td>\n<td style="padding:8px 0;width:100%;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" class="rule" style="width:100%;margin:0 0 24px;border-collapse:collapse;border-top:${RULE};border-bottom:${RULE};font-size:15px;line-height:22px">
${rows.join('\n')}
</table>`;
}

/** A table: Outlook draws no padding around a link. */
function button({ label, url }: Link<string>): string {
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 24px;border-collapse:separate"><tr>
<td bgcolor="${SIGNAL}" style="background:${SIGNAL};border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;color:${ON_SIGNAL};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;
}

function quietLink({ label, url }: Link<string>): string {
  return `<a href="${escapeHtml(url)}" class="quiet" style="color:${QUIET}">${escapeHtml(label)}</a>`;
}

/** Two bars on a post, of table cells: it is there when pictures are blocked, and never mirrored. */
function mark(): string {
  const cell = (width: number, height: number, colour?: string) =>
    `<td width="${width}" height="${height}"${colour ? ` bgcolor="${colour}"` : ''}${colour === INK ? ' class="post"' : ''} style="width:${width}px;height:${height}px;padding:0;font-size:0;line-height:0${colour ? `;background:${colour}` : ''}"></td>`;
  const row = (height: number, left?: string, right?: string) =>
    `<tr>${cell(10, height, left)}${cell(4, height, INK)}${cell(10, height, right)}</tr>`;
  return `<table role="presentation" dir="ltr" cellspacing="0" cellpadding="0" style="border-collapse:collapse">${[row(2), row(6, undefined, SIGNAL), row(3), row(6, INK), row(7)].join('')}</table>`;
}

/** Styles are inline; the style sheet only switches to dark mode. */
export function htmlPage(email: OwnEmail): string {
  const { locale, subject, blocks, parcel } = email;
  const direction = directionOf(locale);
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme: dark) {
body, .ground { background: #0E1416 !important; color: ${PAPER} !important }
.panel { background: #182124 !important }
.post { background: ${PAPER} !important }
.rule { border-color: #FBFAF633 !important }
.quiet { color: #A9B6B4 !important; border-color: #FBFAF633 !important }
}</style>${parcel === undefined ? '' : parcelScript(parcel)}
</head>
<body class="ground" dir="${direction}" style="margin:0;background:${PAPER};color:${INK};${FONT}">
<div class="ground" style="max-width:560px;margin:0 auto;padding:24px 20px 32px;background:${PAPER};color:${INK}">
<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px;border-collapse:collapse"><tr>
<td style="padding:0;vertical-align:middle">${mark()}</td>
<td style="padding:0 10px;vertical-align:middle;font-size:20px;line-height:24px;font-weight:700">Waypost</td>
</tr></table>
${blocks.map((block) => htmlOf(block, direction)).join('\n')}
</div>
</body>
</html>
`;
}
