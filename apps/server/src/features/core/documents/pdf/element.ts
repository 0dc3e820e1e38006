import {
  Document,
  G,
  Link,
  Page,
  Path,
  Svg,
  Text,
  View,
  type DocumentProps,
  type PageProps,
  type Styles,
} from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';

import { type ARTIFACT, type Role, type Tag, textTag } from './tag.ts';
import { isRightToLeft } from './wrap-text.ts';

/** Server code runs without a build step, so documents are written as calls instead of JSX. */
export type Node = ReactNode;

type Style = Styles[string];

export function document(props: DocumentProps, ...pages: Node[]): ReactElement<DocumentProps> {
  return createElement(Document, props, ...pages);
}

export function page(props: PageProps, ...children: Node[]): Node {
  return createElement(Page, props, ...children);
}

export function box(style: Style, ...children: Node[]): Node {
  return createElement(View, { style }, ...children);
}

export function tagged(tag: Tag, style: Style, ...children: Node[]): Node {
  const props = { style, tag };
  return createElement(View, props, ...children);
}

/** A box that is not split over pages. */
export function whole(style: Style, ...children: Node[]): Node {
  return createElement(View, { style, wrap: false }, ...children);
}

export function taggedWhole(tag: Tag, style: Style, ...children: Node[]): Node {
  const props = { style, tag, wrap: false };
  return createElement(View, props, ...children);
}

/** A box that every page repeats. It is read on the first, or never. */
export function repeated(tag: Tag | typeof ARTIFACT, style: Style, ...children: Node[]): Node {
  const props = { style, tag, fixed: true };
  return createElement(View, props, ...children);
}

/** The shaper (fontkit 2.0) puts them over the wrong letters, which changes the word. */
const ARABIC_VOWELS = /[\u064b-\u0652]/g;

/** Where narrow screens may break a long word; a PDF would draw a hyphen there. */
const SOFT_HYPHENS = /\u00ad/g;

/** Right-to-left when its first letter is. */
export function text(style: Style, written: string, tag: Tag | Role = 'P'): Node {
  const content = written.replaceAll(SOFT_HYPHENS, '');
  const drawn = content.replaceAll(ARABIC_VOWELS, '');
  const direction: Style = { direction: isRightToLeft(content) ? 'rtl' : 'ltr' };
  const props = {
    style: { ...direction, ...style },
    tag: typeof tag === 'string' ? textTag(tag, content) : tag,
  };
  return createElement(Text, props, drawn);
}

/** A text with a link. */
export function link(style: Style, href: string): Node {
  const props = { style, src: href, tag: { role: 'Link' } satisfies Tag };
  return tagged({ role: 'P' }, {}, createElement(Link, props, href));
}

/** On every page, with its number. */
export function pageNumber(style: Style, write: (number: number, count: number) => string): Node {
  return createElement(Text, {
    style,
    render: ({ pageNumber: number, totalPages }) => write(number, totalPages),
  });
}

/**
 * Black shapes on a grid of `width` by `height` units, drawn `scale` points a unit. Without `alt` they are
 * decoration.
 */
export function drawing(
  size: { width: number; height: number; scale: number },
  paths: readonly { d: string; fill?: string }[],
  alt?: string,
): Node {
  const figure = alt === undefined ? {} : { tag: { role: 'Figure', alt } satisfies Tag };
  return createElement(
    Svg,
    {
      width: size.width * size.scale,
      height: size.height * size.scale,
      viewBox: `0 0 ${size.width} ${size.height}`,
      ...figure,
    },
    createElement(
      G,
      null,
      ...paths.map(({ d, fill }) => createElement(Path, { d, fill: fill ?? '#000000' })),
    ),
  );
}
