/** One PDF object: its number, its bytes before the stream, and the rest. */
type PdfObject = { number: number; head: string; stream: Buffer };
type Pdf = { objects: PdfObject[]; size: number; root: number; info: number; pages: number };

/**
 * All pages in one document, with the title and language of the first. Reads only what pdfkit writes: a
 * table of objects at the end, no object streams, a flat list of pages.
 */
export function joinPdfs(files: readonly Buffer[]): Buffer {
  const [only, ...others] = files;
  if (only !== undefined && others.length === 0) return only;
  const pdfs = files.map(readPdf);
  const [first] = pdfs;
  if (first === undefined) throw new Error('there are no PDFs to join');

  const kids: string[] = [];
  const objects: PdfObject[] = [];
  let shift = 0;
  for (const pdf of pdfs) {
    const base = shift;
    const renumber = (number: number) => (number === pdf.pages ? first.pages : number + base);
    const left = pdf === first ? [pdf.pages] : [pdf.pages, pdf.root, pdf.info];
    for (const { number, head, stream } of pdf.objects) {
      const renumbered = head.replaceAll(REFERENCE, (_, to) => `${renumber(Number(to))} 0 R`);
      if (number === pdf.pages) kids.push(...renumbered.matchAll(REFERENCE).map(([kid]) => kid));
      if (left.includes(number)) continue;
      objects.push({ number: renumber(number), head: renumbered, stream });
    }
    shift += pdf.size;
  }
  const head = `<<\n/Type /Pages\n/Count ${kids.length}\n/Kids [${kids.join(' ')}]\n>>\nendobj\n`;
  objects.push({ number: first.pages, head, stream: Buffer.alloc(0) });
  return writePdf(objects, { ...first, size: shift });
}

const REFERENCE = /\b(\d+) 0 R\b/g;

function readPdf(file: Buffer): Pdf {
  const tail = file.subarray(file.lastIndexOf('trailer')).toString('latin1');
  const tableAt = numberIn(tail, /startxref\s+(\d+)/);
  const table = file.subarray(tableAt, file.lastIndexOf('trailer')).toString('latin1');
  const starts = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at));
  const ends = [...starts, tableAt].toSorted((one, other) => one - other);
  const objects = starts.map((start) => {
    const end = ends.find((at) => at > start);
    return readObject(file.subarray(start, end));
  });
  const root = numberIn(tail, /\/Root (\d+) 0 R/);
  const catalog = objects.find(({ number }) => number === root)?.head ?? '';
  return {
    objects,
    size: numberIn(tail, /\/Size (\d+)/),
    root,
    info: numberIn(tail, /\/Info (\d+) 0 R/),
    pages: numberIn(catalog, /\/Pages (\d+) 0 R/),
  };
}

function readObject(bytes: Buffer): PdfObject {
  const streamAt = bytes.indexOf('\nstream\n');
  const split = streamAt === -1 ? bytes.length : streamAt;
  const text = bytes.subarray(0, split).toString('latin1');
  const number = numberIn(text, /^(\d+) 0 obj/);
  return { number, head: text.slice(text.indexOf('\n') + 1), stream: bytes.subarray(split) };
}

function writePdf(objects: PdfObject[], { size, root, info }: Omit<Pdf, 'objects'>): Buffer {
  const parts = [Buffer.from('%PDF-1.3\n%\xff\xff\xff\xff\n', 'latin1')];
  const starts = new Map<number, number>();
  let at = parts[0]?.length ?? 0;
  for (const { number, head, stream } of objects) {
    starts.set(number, at);
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n${head}`, 'latin1'), stream]);
    parts.push(part);
    at += part.length;
  }
  // unused numbers are free
  const entries = Array.from({ length: size }, (_, number) => {
    const start = starts.get(number);
    return start === undefined
      ? '0000000000 65535 f \n'
      : `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer\n<<\n/Size ${size}\n/Root ${root} 0 R\n/Info ${info} 0 R\n>>\n`;
  const end = `xref\n0 ${size}\n${entries.join('')}${trailer}startxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`a PDF without ${pattern.source}`);
  return Number(found);
}
