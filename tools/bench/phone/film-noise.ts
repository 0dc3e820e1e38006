import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WIDTH = 1280;
const HEIGHT = 720;
const FRAMES = 4;

/**
 * A film of noise for the fake camera of Chromium, so that no photo of it can be compressed: as large as photos
 * get.
 */
export function filmNoise(folder: string): string {
  const colours = Buffer.alloc((WIDTH / 2) * (HEIGHT / 2) * 2, 128);
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    parts.push(Buffer.from('FRAME\n'), randomBytes(WIDTH * HEIGHT), colours);
  }
  const film = join(folder, 'noise.y4m');
  writeFileSync(film, Buffer.concat(parts));
  return film;
}
