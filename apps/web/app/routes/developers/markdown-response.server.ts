/** Not indexed by search engines, because it repeats a page. */
export function markdownResponse(text: string, contentType = 'text/markdown'): Response {
  return new Response(text, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    },
  });
}
