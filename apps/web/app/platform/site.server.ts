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

export const site: Site = {
  origin: config.PUBLIC_ORIGIN,
  isSimulation: config.SIMULATION_NOTICE,
  languages: offeredLocales(hasDeveloperTools),
};
