import type { PublicTracking } from '@waypost/contract';
import { type Locale, translator } from '@waypost/i18n';
import { withCityNames } from '@waypost/i18n/city-names';
import { formatCountry } from '@waypost/i18n/formats';
import type { Ctx } from '../../../platform/context.ts';
import { createRenderer, type Renderer } from '../documents/index.ts';
import type { Snapshot } from './snapshot-cache.ts';

export type TrackingSheets = {
  /** The public view as a sheet of A4. */
  make(snapshot: Snapshot, locale: Locale): Promise<Uint8Array>;
  /** The QR code of the public link, as SVG. */
  makeCode(trackingNumber: string): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** A sheet shows ages to the minute, so one that is seconds old is still right. */
const KEPT_MS = 10_000;
const MAX_KEPT = 50;

/**
 * Sheets are made in their own thread: anyone may request one, and many requests must not delay a paid
 * label.
 */
export function createTrackingSheets(
  ctx: Ctx,
  renderer: Renderer = createRenderer(),
  now: () => number = Date.now,
): TrackingSheets {
  const publicOrigin = new URL(ctx.config.PUBLIC_ORIGIN).origin;
  // A Map keeps the order of insertion, so its first entries are the oldest.
  const kept = new Map<string, { sheet: Promise<Uint8Array>; madeAt: number }>();

  function dropOld(time: number): void {
    for (const [key, { madeAt }] of kept) {
      if (time - madeAt < KEPT_MS && kept.size < MAX_KEPT) break;
      kept.delete(key);
    }
  }

  return {
    make({ shipmentId, version, json }, locale) {
      const time = now();
      dropOld(time);
      const key = `${shipmentId} ${version} ${locale}`;
      const known = kept.get(key);
      if (known !== undefined) return known.sheet;
      const words = translator(locale, 'parcels');
      const tracking = withCityNames(
        JSON.parse(json.toString()) as PublicTracking,
        locale,
        ({ city, country }) =>
          words('placeInCountry', { city, country: formatCountry(country, locale) }),
      );
      const facts = { locale, tracking, madeAt: new Date(time).toISOString(), publicOrigin };
      const sheet = renderer.render({ file: 'tracking.pdf', facts });
      kept.set(key, { sheet, madeAt: time });
      sheet.catch(() => kept.delete(key));
      return sheet;
    },
    makeCode(trackingNumber) {
      const address = `${publicOrigin}/track?ref=${trackingNumber}`;
      return renderer.render({ file: 'link.svg', facts: { address } });
    },
    close: () => renderer.close(),
  };
}
