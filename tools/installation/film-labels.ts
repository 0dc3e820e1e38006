import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const LABEL_HEIGHT = 640;
const FRAMES_PER_SECOND = 10;
/** Of a table, in the light of a warehouse. */
const GROUND = 140;

/** A film for the fake camera of Chromium in which each label lies on a table for a while, one after the other. The caller deletes its folder. */
export async function filmLabels(pdfs: readonly Buffer[], secondsEach: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-film-'));
  const colours = Buffer.alloc((WIDTH / 2) * (HEIGHT / 2) * 2, 128);
  const parts: Uint8Array[] = [
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420\n`),
  ];
  for (const [at, pdf] of pdfs.entries()) {
    const path = join(folder, `label-${at}.pdf`);
    writeFileSync(path, pdf);
    const size = ['-scale-to-x', '-1', '-scale-to-y', `${LABEL_HEIGHT}`];
    await runProgram('pdftoppm', ['-gray', '-singlefile', ...size, path, path]);
    const brightness = onTable(readFileSync(`${path}.pgm`));
    for (let frame = 0; frame < secondsEach * FRAMES_PER_SECOND; frame += 1) {
      parts.push(Buffer.from('FRAME\n'), brightness, colours);
    }
  }
  const film = join(folder, 'labels.y4m');
  writeFileSync(film, Buffer.concat(parts));
  return film;
}

function onTable(picture: Buffer): Buffer {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.subarray(0, 64).toString('latin1'));
  if (head === null) throw new Error('no picture of the label');
  const [{ length }, width, height] = [head[0], Number(head[1]), Number(head[2])];
  const table = Buffer.alloc(WIDTH * HEIGHT, GROUND);
  const left = Math.floor((WIDTH - width) / 2);
  const top = Math.floor((HEIGHT - height) / 2);
  for (let row = 0; row < height; row += 1) {
    picture.copy(
      table,
      (top + row) * WIDTH + left,
      length + row * width,
      length + (row + 1) * width,
    );
  }
  return table;
}
