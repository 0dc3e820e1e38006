import { isField } from './field-path.ts';

/** For every page, redirect and page data. */
export const BASE_HEADERS = {
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
} as const;

/** Field pages scan parcels with the camera, and may record the position of a door. */
export function permissionsPolicy(path: string): string {
  const everywhere = BASE_HEADERS['permissions-policy'];
  if (!isField(path)) return everywhere;
  return everywhere
    .replace('camera=()', 'camera=(self)')
    .replace('geolocation=()', 'geolocation=(self)');
}

/** Where cards are entered: the frame of the payment sandbox, or Stripe once its key is set. */
export type CardProvider = { sandboxOrigin: string; stripeKey: string };

type Sources = { script: string; frame: string; connect: string; style?: string };

/** The origin of map tiles: in `https://{s}.tiles.example/{z}/...` the host is a wildcard. */
export function tileSources(urls: readonly string[]): string {
  const origins = urls.map((url) => (/^[^:]+:\/\/[^/]+/.exec(url)?.[0] ?? '').replace('{s}', '*'));
  return [...new Set(origins)].join(' ');
}

/**
 * What the page may load from elsewhere: nothing, but for the checkout and where a card is saved: it is
 * entered at the payment provider. Stripe's hosts are those its security guide lists. The console and
 * the page of a test email frame mails of ours, which come with a policy of their own.
 */
export function foreignSources(path: string, provider: CardProvider): Sources {
  const takesCards = /^\/(?:billing|dashboard\/billing\/card)\/?$/i.test(path);
  const framesMails = /^\/(?:admin(?:\/|$)|dashboard\/developers\/emails\/)/i.test(path);
  const frame = framesMails ? "'self'" : '';
  if (!takesCards) return { script: '', frame, connect: '' };
  if (provider.stripeKey === '') return { script: '', frame: provider.sandboxOrigin, connect: '' };
  return {
    script: 'https://js.stripe.com https://*.js.stripe.com',
    frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    connect: 'https://api.stripe.com',
  };
}

/** A page with the translation widget may load everything that the widget needs, from its one origin. */
export function widgetSources(widgetUrl: string): Sources {
  const { origin } = new URL(widgetUrl);
  return { script: origin, frame: '', connect: origin, style: origin };
}

/** For an email in a frame: inline styles are allowed, scripts are not. */
export const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/**
 * For HTML. The development server injects styles and opens a socket, which `development` allows;
 * scripts are held to the nonce in both. Map tiles are allowed on every page, because a page that is
 * left for /track without a reload keeps its policy.
 */
export function contentSecurityPolicy(
  nonce: string,
  development: boolean,
  foreign: Sources,
  tiles: string,
): string {
  const and = (sources: string) => (sources === '' ? '' : ` ${sources}`);
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${and(foreign.script)}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}${and(foreign.style ?? '')}`,
    `img-src 'self' data:${and(tiles)}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${and(foreign.connect)}`,
    ...(foreign.frame === '' ? [] : [`frame-src ${foreign.frame}`]),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
