import { blocksOf } from '@waypost/guides/blocks';
import { site } from '../../platform/site.server.ts';
import { changes } from './content.server.ts';

/** RSS 2.0. */
export function loader(): Response {
  const page = `${site.origin}/developers/changelog`;
  const items = changes.map(({ name, title, date, body }) => {
    const html = blocksOf(body).map((block) => (block.kind === 'prose' ? block.html : ''));
    const linked = html.join('').replaceAll('href="/', `href="${site.origin}/`);
    return [
      '<item>',
      `<title>${escaped(title)}</title>`,
      `<link>${page}#${name}</link>`,
      `<guid isPermaLink="false">${name}</guid>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
      `<description>${escaped(linked)}</description>`,
      '</item>',
    ].join('');
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>Waypost API: changelog</title>',
    `<link>${page}</link>`,
    `<atom:link href="${page}.xml" rel="self" type="application/rss+xml"/>`,
    '<description>What was added to the Waypost API for programs.</description>',
    '<language>en</language>',
    ...items,
    '</channel></rss>',
  ];
  return new Response(`${xml.join('\n')}\n`, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
