import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';

/** Every page that anybody can open without having done anything before. */
export const PUBLIC_PAGES = [
  '/',
  '/services/express',
  '/services/freight',
  '/services/ecommerce',
  '/services/customs',
  '/services/domestic',
  '/services/warehousing',
  '/track',
  `/track?ref=${SAMPLE_NUMBERS.customsHold}`,
  '/about',
  '/contact',
  '/faq',
  '/status',
  '/field/check',
  '/service-points',
  '/legal/terms',
  '/legal/privacy',
  '/developers',
  '/developers/reference',
  '/developers/errors',
  '/developers/changelog',
  '/auth/login',
  '/auth/register',
  '/auth/forgot',
  '/newsletter',
  '/admin/login',
] as const;

/** One of each kind whose text is English and whose title comes with it. */
export const ENGLISH_PAGES = [
  '/developers/quickstart',
  '/developers/guides/limits',
  '/developers/reference/shipments',
  '/developers/errors/reference_taken',
] as const;
