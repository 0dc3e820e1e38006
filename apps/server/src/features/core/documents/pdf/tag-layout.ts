import type layoutDocument from '@react-pdf/layout';
import { ARTIFACT, type Tag } from './tag.ts';
import type { Bounds, TaggedFile } from './tagged-file.ts';

export type Layout = Awaited<ReturnType<typeof layoutDocument>>;

/** The parts of a laid-out node that are used here. */
type Laid = {
  type: string;
  props?: { tag?: Tag | typeof ARTIFACT; fixed?: boolean; paint?: () => null };
  style?: object & { backgroundColor?: string | undefined };
  box?: Place & Partial<typeof NO_BORDERS>;
  children?: Laid[];
  lines?: { runs: Run[] }[];
};
type Run = { xAdvance?: number; attributes: { font?: { type: string }[] } };
type Place = { left: number; top: number; width: number; height: number };
type Point = { left: number; top: number };

const NO_BORDERS = {
  borderTopWidth: 0,
  borderRightWidth: 0,
  borderBottomWidth: 0,
  borderLeftWidth: 0,
};

/**
 * The same layout, which also marks what it draws for `file`: text and figures as content of their tags,
 * the rest as artifacts. The renderer has no such hook, but it calls the `paint` of a canvas in its turn,
 * so a canvas that draws nothing stands before and behind each marked node.
 */
export function tagLayout(layout: Layout, file: TaggedFile): Layout {
  const printed = new Set<Tag>();

  function taggedNodes(node: Laid, path: readonly Tag[], at: Point): Laid[] {
    const { tag, fixed = false } = node.props ?? {};
    if (tag === ARTIFACT) return marked(node, () => file.markContent('Artifact', PAGINATION));
    if (fixed && tag !== undefined) {
      // the header of a table is read once
      if (printed.has(tag)) return marked(node, () => file.markContent('Artifact', PAGINATION));
      printed.add(tag);
    }
    const own = tag === undefined || tag === path.at(-1) ? path : [...path, tag];
    if (node.type === 'SVG') {
      if (tag === undefined) return marked(node, () => file.markContent('Artifact'));
      return marked(node, () => file.open(own, boundsOf(node, at)));
    }
    const { frame, inside } = withoutFrame(node);
    return [...frame, ...contentOf(inside, own, at)];
  }

  function contentOf(node: Laid, path: readonly Tag[], at: Point): Laid[] {
    if (node.type === 'TEXT') return marked(withoutInvisibles(node), () => file.open(path));
    const { left = 0, top = 0 } = node.box ?? {};
    const origin = { left: at.left + left, top: at.top + top };
    const children = (node.children ?? []).flatMap((child) => taggedNodes(child, path, origin));
    if (node.type === 'LINK') {
      const open = hook(() => file.openLink(path));
      return [open, { ...node, children }, hook(() => file.closeLink())];
    }
    // an empty cell is a cell, too
    if (children.length === 0 && path.length > 0) return [hook(() => file.element(path))];
    return [{ ...node, children }];
  }

  /** Borders and background, to be drawn as an artifact, and the node without them. */
  function withoutFrame(node: Laid): { frame: Laid[]; inside: Laid } {
    const { box, style } = node;
    const borders = Object.keys(NO_BORDERS) as (keyof typeof NO_BORDERS)[];
    const hasBorder = borders.some((border) => (box?.[border] ?? 0) > 0);
    if (box === undefined || (!hasBorder && style?.backgroundColor === undefined)) {
      return { frame: [], inside: node };
    }
    const frame: Laid = { type: 'VIEW', props: {}, style: style ?? {}, box };
    return {
      frame: marked(frame, () => file.markContent('Artifact')),
      inside: {
        ...node,
        style: { ...style, backgroundColor: undefined },
        box: { ...box, ...NO_BORDERS },
      },
    };
  }

  function marked(node: Laid, open: () => void): Laid[] {
    return [hook(open), node, hook(() => file.endMarkedContent())];
  }

  /** A canvas is drawn between two saved graphics states; marks go outside of them. */
  function hook(act: () => void): Laid {
    const paint = () => {
      file.restore().restore();
      act();
      file.save().save();
      return null;
    };
    return { type: 'CANVAS', props: { paint }, style: {}, box: HOOK_BOX };
  }

  const pages = (layout.children as unknown as Laid[]).map((page) => ({
    ...page,
    children: (page.children ?? []).flatMap((child) => taggedNodes(child, [], TOP_LEFT)),
  }));
  return { ...layout, children: pages as unknown as Layout['children'] };
}

const PAGINATION = { type: 'Pagination' } as const;
const TOP_LEFT = { left: 0, top: 0 };
/** The renderer warns of canvases without a size. */
const HOOK_BOX = { ...TOP_LEFT, width: 1, height: 1 };

/**
 * No font of ours has direction marks. They have done their work when a line is laid out, and would be drawn
 * as a missing glyph of no width of a font that is not embedded.
 */
function withoutInvisibles(node: Laid): Laid {
  const isInvisible = ({ xAdvance, attributes: { font } }: Run) =>
    xAdvance === 0 && font?.[0]?.type === 'STANDARD';
  const lines = (node.lines ?? []).map((line) => ({
    ...line,
    runs: line.runs.filter((run) => !isInvisible(run)),
  }));
  return { ...node, lines };
}

function boundsOf({ box }: Laid, at: Point): Bounds {
  const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
  const [x, y] = [at.left + left, at.top + top];
  return [x, y, x + width, y + height];
}
