import type { ReactElement } from 'react';
import layoutDocument from '@react-pdf/layout';
import drawLayout from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import { type Layout, tagLayout } from './tag-layout.ts';
import { TaggedFile } from './tagged-file.ts';

export type Part = ReactElement<DocumentProps>;
type Drawn = Parameters<typeof drawLayout>[0];

/** Its types leave out the fonts. */
const layOut = layoutDocument as (document: object, fonts: typeof Font) => Promise<Layout>;

/**
 * One PDF file of the pages of all parts, with the title and language of the first. The steps are those of
 * the library's own `renderToBuffer`, with a file and a layout that are tagged (decision 77). All pages of a
 * part are laid out before the first is drawn, so long documents come in parts.
 */
export async function writePdf(
  parts: readonly Part[],
  report: (partsDone: number) => void = () => {},
): Promise<Buffer> {
  const { title = '', author = '', language = '' } = parts[0]?.props ?? {};
  const file = new TaggedFile({ title, author, language });
  const chunks: Uint8Array[] = [];
  file.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const written = new Promise((resolve, reject) => {
    file.once('end', resolve);
    file.once('error', reject);
  });
  for (const [index, part] of parts.entries()) {
    const laidOut = await layOut(pdf(part).container.document, Font);
    drawLayout(file as unknown as Drawn, tagLayout(laidOut, file));
    report(index + 1);
  }
  file.finish();
  await written;
  return Buffer.concat(chunks);
}
