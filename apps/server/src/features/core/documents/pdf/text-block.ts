import { box, type Node, text } from './element.ts';
import { type Tag, textTag } from './tag.ts';
import type { Weight } from './typeface.ts';
import { type Line, type Measure, wrapText } from './wrap-text.ts';

export type Block = { lines: Line[]; fontSize: number; content: string };

/** Fonts of different scripts have different heights; every line gets this height. */
const LINE_HEIGHT = 1.28;

/** The largest of the sizes at which all paragraphs fit the box; the smallest if none does. */
export function fitText(
  paragraphs: readonly string[],
  room: {
    width: number;
    height: number;
    sizes: readonly [number, ...number[]];
    weight?: Weight;
    rtl?: boolean;
  },
  measure: Measure,
): Block {
  const content = paragraphs.join('\n');
  let block: Block = { lines: [], fontSize: room.sizes[0], content };
  for (const fontSize of room.sizes) {
    block = {
      lines: paragraphs.flatMap((p) => wrapText(p, { ...room, fontSize }, measure)),
      fontSize,
      content,
    };
    if (heightOf(block) <= room.height) return block;
  }
  return block;
}

export function heightOf(block: Block): number {
  return block.lines.length * lineHeightOf(block);
}

export function lineHeightOf({ fontSize }: Block): number {
  return fontSize * LINE_HEIGHT;
}

type Look = { weight?: Weight; color?: string; align?: 'left' | 'right'; tag?: Tag };

export function lines({ lines: wrapped, fontSize, content }: Block, look: Look = {}): Node[] {
  const { weight = 400, color, align = 'left' } = look;
  const { tag = textTag('P', content, wrapped.length) } = look;
  return wrapped.map((line) =>
    box(
      { height: fontSize * LINE_HEIGHT, justifyContent: 'center' },
      text(
        {
          fontSize,
          fontWeight: weight,
          lineHeight: 1,
          textAlign: align,
          direction: line.rtl ? 'rtl' : 'ltr',
          ...(color !== undefined && { color }),
        },
        line.text,
        tag,
      ),
    ),
  );
}
