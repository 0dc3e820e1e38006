/**
 * Headers of a file that somebody else sent us. It is saved, never shown: whatever it is, a browser runs
 * nothing of it and keeps no copy.
 */
export function attachmentHeaders(name: string): Record<string, string> {
  return {
    'content-disposition': `attachment; ${fileNameOf(name)}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-store',
  };
}

/** RFC 6266: plain letters for old readers, the name as it is for all others. */
function fileNameOf(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9 ._-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
