import { crc32, deflateSync } from 'node:zlib';
import type { SeededRandom } from '@waypost/domain/simulation';

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 24;
const PEN_RADIUS = 1.6;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Depth 8, greyscale; compression, filter and interlace have one or no kind. */
const FORMAT = Buffer.from([8, 0, 0, 0, 0]);

/** A scribble on white as a PNG file: what a recipient leaves on a driver's screen. */
export function drawSignature(random: SeededRandom): Buffer {
  const rows = Array.from({ length: HEIGHT }, () => Buffer.alloc(WIDTH, 0xff));
  const loops = random.between(4, 8);
  const slant = random.between(-0.2, 0.2);
  for (let at = 0; at < 1; at += 0.0005) {
    const turn = at * loops * 2 * Math.PI;
    const x = MARGIN + at * (WIDTH - 2 * MARGIN) + 15 * Math.cos(turn);
    const y = HEIGHT / 2 + Math.sin(turn) * 26 * (1 - 0.7 * at) + slant * (x - WIDTH / 2);
    press(rows, x, y);
  }
  return encodePng(rows);
}

function press(rows: readonly Buffer[], x: number, y: number): void {
  for (let row = Math.ceil(y - PEN_RADIUS); row <= y + PEN_RADIUS; row += 1) {
    for (let column = Math.ceil(x - PEN_RADIUS); column <= x + PEN_RADIUS; column += 1) {
      if (Math.hypot(column - x, row - y) <= PEN_RADIUS) rows[row]?.writeUInt8(0x22, column);
    }
  }
}

function encodePng(rows: readonly Buffer[]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(WIDTH, 0);
  size.writeUInt32BE(HEIGHT, 4);
  // each row begins with its filter, 0 for none
  const pixels = Buffer.concat(rows.flatMap((row) => [Buffer.from([0]), row]));
  return Buffer.concat([
    SIGNATURE,
    chunkOf('IHDR', Buffer.concat([size, FORMAT])),
    chunkOf('IDAT', deflateSync(pixels)),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}
