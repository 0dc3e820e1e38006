import { offeredLocales } from '@waypost/i18n/locales';
import { readConfig } from '../../config.ts';
import type { CardProvider } from './security-headers.ts';
import type { Site } from './site.ts';

const config = readConfig();

export const hasDeveloperTools = config.DEVELOPER_TOOLS;

export const cardProvider: CardProvider = {
  sandboxOrigin: config.PAYMENT_SANDBOX_ORIGIN,
  stripeKey: config.STRIPE_PUBLISHABLE_KEY,
};

/** How the map of a shipment is drawn here, and where Open in Maps leads. */
export type MapSettings = {
  /** Of the provider and its fallback; none unless configured. */
  tiles: { urls: string[]; attribution: string };
  searchUrl: string;
};

export const mapSettings: MapSettings = {
  tiles: {
    urls: [config.MAP_TILE_URL, config.MAP_TILE_FALLBACK_URL].filter((url) => url !== ''),
    attribution: config.MAP_TILE_ATTRIBUTION,
  },
  searchUrl: config.MAPS_SEARCH_URL,
};

export const site: Site = {
  origin: config.PUBLIC_ORIGIN,
  isDemo: config.WAYPOST_DEMO,
  isSimulation: config.SIMULATION_NOTICE,
  widgetUrl: config.TRANSLATION_WIDGET_URL,
  languages: offeredLocales(hasDeveloperTools),
};
