import type { Locale } from '@waypost/i18n';
import { type Block, type Link, type OwnEmail, quotedLines } from './mail-blocks.ts';
import { htmlPage } from './mail-html.ts';

export function urlsIn({ blocks, parcel }: OwnEmail): string[] {
  const inBlocks = blocks.flatMap((block) => {
    if ('link' in block) return [block.link.url];
    return 'links' in block ? (block.links ?? []).map(({ url }) => url) : [];
  });
  return parcel === undefined ? inBlocks : [...inBlocks, parcel.trackUrl];
}

export function layOut(email: OwnEmail): { subject: string; text: string; html: string } {
  const { locale, subject, blocks } = email;
  return {
    subject,
    text: `${blocks.map((block) => textOf(block, colonOf(locale))).join('\n\n')}\n`,
    html: htmlPage(email),
  };
}

/** Between a label and its value, as each language writes it. */
function colonOf(locale: Locale): string {
  if (locale === 'fr') return '\u00a0:';
  return locale === 'ja' || locale === 'zh-CN' ? '：' : ':';
}

function textOf(block: Block<string>, colon: string): string {
  if ('heading' in block) return block.heading;
  if ('headline' in block) {
    return [block.headline, block.event, block.progress?.words].filter(Boolean).join('\n');
  }
  if ('paragraph' in block) return block.paragraph;
  if ('code' in block) return `    ${block.code}`;
  if ('quote' in block) return quotedLines(block.quote, (line) => `> ${line}`).join('\n');
  if ('facts' in block) return block.facts.map((fact) => fact.join(`${colon} `)).join('\n');
  if ('link' in block) return textOfLink(block.link, colon);
  const links = (block.links ?? []).map((link) => textOfLink(link, colon));
  return 'smallPrint' in block ? ['--', block.smallPrint, ...links].join('\n') : links.join('\n\n');
}

function textOfLink({ label, url }: Link<string>, colon: string): string {
  return `${label}${colon}\n${url}`;
}
