import { Transform } from 'node:stream';

/**
 * Browsers fetch module preloads before fonts and beside the styles. Our pages are readable without
 * scripts, so scripts wait: on a slow phone the first paint comes after 1.3 s instead of 2.0 s
 * (Lighthouse, mobile). React Router writes the links and offers no setting for it.
 */
export function lowerScriptPriority(): Transform {
  let head: string | undefined = '';
  const lowered = (html: string) =>
    html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return new Transform({
    decodeStrings: true,
    transform(chunk: Buffer, _encoding, done) {
      if (head === undefined) return done(null, chunk);
      head += chunk.toString('latin1');
      if (!head.includes('</head>')) return done();
      const html = Buffer.from(lowered(head), 'latin1');
      head = undefined;
      return done(null, html);
    },
    flush(done) {
      done(null, head === undefined ? null : Buffer.from(lowered(head), 'latin1'));
    },
  });
}

/**
 * Scripts are not even asked for before the first paint, so that nothing shares the line with the
 * words. A page that is never painted, in a tab behind, starts them after three seconds.
 */
const START_AFTER_PAINT = `(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll('link[rel="modulepreload-later"]')) {
      link.rel = 'modulepreload';
    }
    const held = document.querySelector('script[type="text/module-later"]');
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    held.replaceWith(script);
  };
  const whenRead = () => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start);
    } else start();
  };
  setTimeout(whenRead, 3000);
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return whenRead();
  new PerformanceObserver(whenRead).observe({ type: 'paint', buffered: true });
})();`;

/** Takes the whole page before it passes it on: for pages whose loaders have been awaited. */
export function startScriptsAfterPaint(nonce: string): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    flush(done) {
      const [head = '', ...body] = Buffer.concat(chunks).toString('utf8').split('</head>');
      if (body.length === 0) return done(null, head);
      const later = head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload-later"');
      const held = body
        .join('</head>')
        .replace(
          `<script nonce="${nonce}" type="module" async="">`,
          `<script nonce="${nonce}" type="text/module-later">`,
        );
      return done(
        null,
        `${later}<script nonce="${nonce}">${START_AFTER_PAINT}</script></head>${held}`,
      );
    },
  });
}
