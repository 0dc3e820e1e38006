import { site } from '../../platform/site.server.ts';

/**
 * Pages that are not to be listed say so themselves: a crawler that may not read a page cannot see
 * that, and lists its address when somebody links to it.
 */
export function loader(): Response {
  const sitemaps = ['/sitemap.xml', '/developers/sitemap.xml'];
  const rules = [
    'User-agent: *',
    'Disallow: /api/',
    '',
    ...sitemaps.map((path) => `Sitemap: ${site.origin}${path}`),
  ];
  return new Response(`${rules.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
