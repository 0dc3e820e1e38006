import { AsyncLocalStorage } from 'node:async_hooks';
import { Transform } from 'node:stream';
import { type FormattedTexts, onFormatted } from '@waypost/i18n/formatted-texts';
import { FORMATTED_ID } from './formatted-texts.ts';

const pages = new AsyncLocalStorage<FormattedTexts>();

onFormatted((formatter, value, text) => {
  const texts = pages.getStore();
  if (texts !== undefined) (texts[formatter] ??= {})[value] = text;
});

/** Collects what is formatted while a page is rendered, also later when it is streamed. */
export function recordFormatted<T>(texts: FormattedTexts, render: () => T): T {
  return pages.run(texts, render);
}

/** Appends the collected texts to the page, because all are known only at its end. */
export function withFormatted(texts: FormattedTexts, nonce: string): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, chunk),
    flush(done) {
      if (Object.keys(texts).length === 0) return done();
      // "</script>" in a text would end the element.
      const json = JSON.stringify(texts).replaceAll('<', String.raw`\u003c`);
      const attributes = `nonce="${nonce}" type="application/json" id="${FORMATTED_ID}"`;
      done(null, `<script ${attributes}>${json}</script>`);
    },
  });
}
