import { site } from '../../platform/site.server.ts';
import { guides, pathOfGuide } from './content.server.ts';
import { v1ProblemCodes } from './problems.server.ts';
import { listResources } from './resource.server.ts';

/** Pages generated from lists. Their text is English, so each has one address. */
export function loader(): Response {
  const paths = [
    ...guides.map(pathOfGuide),
    ...listResources().map(({ slug }) => `/developers/reference/${slug}`),
    ...v1ProblemCodes.map((code) => `/developers/errors/${code}`),
  ];
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${site.origin}${path}</loc></url>`),
    '</urlset>',
  ];
  return new Response(`${xml.join('\n')}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
