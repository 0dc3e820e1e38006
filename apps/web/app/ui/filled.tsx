import { Fragment, type ReactNode } from 'react';

/**
 * A message with elements in place of its placeholders, so that each language puts them where it wants.
 * The text is translated with every placeholder as its own value: `t('until', { time: '{time}' })`.
 */
export function Filled({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>));
}
