// A shop with the plugin, on PostgreSQL: what `pnpm proof vendure` buys from.
import { bootstrap, dummyPaymentHandler, LogLevel, DefaultLogger } from '@vendure/core';
import { WaypostPlugin } from './waypost/waypost.plugin.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

bootstrap({
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(setting('PORT')),
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'superadmin', password: setting('ADMIN_PASSWORD') },
  },
  dbConnectionOptions: { type: 'postgres', url: setting('DATABASE_URL'), synchronize: true },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
  plugins: [
    WaypostPlugin.init({
      url: setting('WAYPOST_URL'),
      key: setting('WAYPOST_KEY'),
      webhookSecret: setting('WAYPOST_WEBHOOK_SECRET'),
      from: {
        name: 'Example Shop',
        line1: 'Torstr. 12',
        postalCode: '10119',
        city: 'Berlin',
        country: 'DE',
      },
      box: { lengthMm: 400, widthMm: 300, heightMm: 200, emptyGrams: 300, maxGrams: 20_000 },
      defaultWeightGrams: 500,
      bookingTimeoutMs: Number(process.env['WAYPOST_BOOKING_TIMEOUT_MS'] ?? 10_000),
    }),
  ],
}).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
