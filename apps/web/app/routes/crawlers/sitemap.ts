import { alternatesOf } from '../../platform/localized-path.ts';
import { site } from '../../platform/site.server.ts';
import { listedPaths } from './listed-paths.ts';
import { lastChangeOf } from './page-dates.ts';

export async function loader(): Promise<Response> {
  // Not at the top: the build imports this module before it is complete itself.
  const { routes } = await import('virtual:react-router/server-build');
  const pages = listedPaths(routes).flatMap(entriesOf);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
  ];
  return new Response(`${xml.join('\n')}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}

/** Every language of a page is an entry of its own, and each names all of them. */
function entriesOf(path: string): string[] {
  const alternates = alternatesOf(path, site.languages);
  const links = alternates.map(
    (alternate) =>
      `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${site.origin}${alternate.path}"/>`,
  );
  const paths = new Set([path, ...alternates.map((alternate) => alternate.path)]);
  return [...paths].map((each) => {
    const changed = lastChangeOf(path, new URLSearchParams(each.split('?')[1]).get('lang'));
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${site.origin}${each}</loc>${lastmod}${links.join('')}</url>`;
  });
}
