import { Transform } from 'node:stream';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE = /<script( nonce="[^"]*")? type="module" async="">([^]*?)<\/script>/;
const END_OF_SCRIPT = '</script>';

/** Runs in the browser, as text. Pages in hidden tabs are never painted, and not every browser reports that. */
function loadAfterPaint(hrefs: string[], starter: HTMLScriptElement): void {
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    for (const href of hrefs) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const module = document.createElement('script');
    module.type = 'module';
    module.nonce = starter.nonce;
    module.textContent = starter.dataset['module'] ?? '';
    document.head.append(module);
  };
  if (document.visibilityState === 'hidden') return load();
  setTimeout(load, 3000);
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
}

/**
 * Lets a page paint before its scripts are requested: it is readable without them, and they would compete with
 * styles and fonts. React Router has no option for this, so its tags are rewritten; output is buffered until its
 * module tag has arrived.
 */
export function scriptsAfterPaint(): Transform {
  // A byte buffer, because React may cut the page anywhere. Null once the module tag was passed on.
  let kept: string | null = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (kept === null) return done(null, chunk);
      // the module tag is complete only if a script ends in this chunk
      const from = Math.max(0, kept.length - END_OF_SCRIPT.length);
      kept += chunk.toString('latin1');
      if (!kept.includes(END_OF_SCRIPT, from) || !MODULE.test(kept)) return done();
      const page = holdBack(kept);
      kept = null;
      done(null, Buffer.from(page, 'latin1'));
    },
    flush(done) {
      done(null, kept === null ? null : Buffer.from(kept, 'latin1'));
    },
  });
}

function holdBack(page: string): string {
  const hrefs = [...page.matchAll(PRELOAD)].map(([, href = '']) => href);
  const json = JSON.stringify([...new Set(hrefs)]).replaceAll('<', String.raw`\u003c`);
  return page
    .replaceAll(PRELOAD, '')
    .replace(MODULE, (_all, nonce: string | undefined, module: string) => {
      const attribute = module.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const start = `(${loadAfterPaint.toString()})(${json},document.currentScript)`;
      return `<script${nonce ?? ''} data-module="${attribute}">${start}</script>`;
    });
}
