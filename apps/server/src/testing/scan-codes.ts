import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const run = promisify(execFile);

export type ScannedPage = { code128: string[]; qrCode: string[]; dataMatrix: string[] };

/** Prints and scans a label: every page at 203 dots an inch. */
export async function scanCodes(pdf: Uint8Array): Promise<ScannedPage[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-label-'));
  try {
    await writeFile(join(folder, 'label.pdf'), pdf);
    await run('pdftoppm', ['-r', '203', '-mono', '-png', 'label.pdf', 'page'], { cwd: folder });
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted();
    const scanned: ScannedPage[] = [];
    for (const page of pages) scanned.push(await scanPage(join(folder, page)));
    return scanned;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Scans a picture of labels. */
export async function scanPicture(png: Uint8Array): Promise<ScannedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-picture-'));
  try {
    const path = join(folder, 'label.png');
    await writeFile(path, png);
    return await scanPage(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function scanPage(path: string): Promise<ScannedPage> {
  const { stdout } = await run('zbarimg', ['--quiet', path]);
  const found = (kind: string) =>
    stdout
      .split('\n')
      .filter((line) => line.startsWith(`${kind}:`))
      .map((line) => line.slice(kind.length + 1));
  return {
    code128: found('CODE-128'),
    qrCode: found('QR-Code'),
    dataMatrix: await readDataMatrix(await readFile(path)),
  };
}

/** zbar reads no DataMatrix. */
async function readDataMatrix(png: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const { buffer } = new Uint8Array(await readFile(wasm));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const results = await readBarcodes(png, { formats: ['DataMatrix'] });
  return results.map((result) => result.text);
}

/** The text of a document, in its columns or in the order it was written. */
export async function readText(pdf: Uint8Array, order: 'layout' | 'raw' = 'layout') {
  return pdfToText(pdf, [`-${order}`]);
}

export type PrintedWord = { left: number; top: number; right: number; bottom: number };

/** The positions of the words of a document, in points. */
export async function findWords(pdf: Uint8Array): Promise<PrintedWord[]> {
  const html = await pdfToText(pdf, ['-bbox']);
  const words = html.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">/g);
  return [...words].map(([, left, top, right, bottom]) => ({
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

/** The properties of a document, such as its title; with `-meta` its XML metadata. */
export async function readInfo(pdf: Uint8Array, ...options: readonly '-meta'[]): Promise<string> {
  return runOn(pdf, 'pdfinfo', [...options, '-']);
}

/** The elements that a screen reader finds, with their texts. */
export async function readStructure(pdf: Uint8Array): Promise<string> {
  return runOn(pdf, 'pdfinfo', ['-struct-text', '-']);
}

async function pdfToText(pdf: Uint8Array, options: readonly string[]): Promise<string> {
  return runOn(pdf, 'pdftotext', [...options, '-', '-']);
}

async function runOn(pdf: Uint8Array, program: string, options: readonly string[]) {
  const reading = run(program, [...options], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  reading.child.stdin?.end(pdf);
  return (await reading).stdout;
}
