import type { ComponentProps } from 'react';
import { Link as RouterLink, type To } from 'react-router';
import { useVisitor } from './visitor.ts';

/**
 * A link of the public site. For readers without a language cookie, above all search engines, links keep the
 * language of the address.
 */
export function Link({ to, ...props }: ComponentProps<typeof RouterLink>) {
  const language = useVisitor()?.linkLanguage;
  return <RouterLink to={language === undefined ? to : inLanguage(to, language)} {...props} />;
}

/** Only pages of ours are written in several languages. */
export function inLanguage(to: string, language: string): string;
export function inLanguage(to: To, language: string): To;
export function inLanguage(to: To, language: string): To {
  if (typeof to !== 'string' || !/^\/(?!\/|api\/|admin)/.test(to)) return to;
  const [address = '', ...hash] = to.split('#');
  const sign = address.includes('?') ? '&' : '?';
  return [`${address}${sign}lang=${language}`, ...hash].join('#');
}
