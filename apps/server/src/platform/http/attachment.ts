/**
 * Headers for a file that someone else uploaded. It is a download, never rendered: a browser runs nothing
 * of it and caches no copy.
 */
export function attachmentHeaders(name: string): Record<string, string> {
  return {
    'content-disposition': `attachment; ${fileNameOf(name)}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-store',
  };
}

/** RFC 6266: ASCII for old clients, the UTF-8 name for all others. */
function fileNameOf(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9 ._-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
