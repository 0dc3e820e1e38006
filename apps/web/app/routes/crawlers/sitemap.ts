import { site } from '../../platform/site.server.ts';
import { listedPaths } from './listed-paths.ts';

export async function loader(): Promise<Response> {
  // Not at the top: the build imports this module before it is complete itself.
  const { routes } = await import('virtual:react-router/server-build');
  const pages = listedPaths(routes).map((path) => `  <url><loc>${site.origin}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
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
