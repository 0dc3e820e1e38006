import { useSite } from '../platform/site.ts';
import { SUPPORT_EMAIL } from './links.ts';

/** The carrier in the words of schema.org, for the head of the home page. */
export function useOrganisation(): object {
  const origin = useSite()?.origin ?? '';
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Waypost',
    url: `${origin}/`,
    logo: `${origin}/icons/512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: SUPPORT_EMAIL,
    },
  };
}
