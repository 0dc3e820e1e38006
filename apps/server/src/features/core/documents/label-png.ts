import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** What most label printers have; the bars of the label are whole dots there. */
const DOTS_PER_INCH = 203;
const POINTS_PER_INCH = 72;

let library: Promise<PDFiumLibrary> | undefined;

/** The pages of a label below each other, in grey: a picture has no pages. */
export async function labelAsPng(pdf: Uint8Array): Promise<Buffer> {
  const pdfium = await (library ??= PDFiumLibrary.init());
  const document = await pdfium.loadDocument(pdf);
  try {
    const pages: Uint8Array[] = [];
    let [width, height] = [0, 0];
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const drawn = await page.render({
        // a scale would be of the size in whole points, and shrink A6 and its bars
        width: dotsOf(originalWidth),
        height: dotsOf(originalHeight),
        colorSpace: 'Gray',
        render: 'bitmap',
      });
      pages.push(drawn.data);
      width = drawn.width;
      height += drawn.height;
    }
    return await sharp(Buffer.concat(pages), { raw: { width, height, channels: 1 } })
      .withMetadata({ density: DOTS_PER_INCH })
      .png()
      .toBuffer();
  } finally {
    document.destroy();
  }
}

function dotsOf(points: number): number {
  return Math.round((points / POINTS_PER_INCH) * DOTS_PER_INCH);
}
