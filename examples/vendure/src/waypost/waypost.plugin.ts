import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { raw } from 'express';
import { VARIANT_FIELDS } from './custom-fields.ts';
import { waypostHandler } from './fulfillment-handler.ts';
import { WAYPOST_OPTIONS, type WaypostOptions } from './options.ts';
import { waypostCalculator, waypostEligibilityChecker } from './shipping.ts';
import { WaypostService } from './waypost.service.ts';
import { WebhookController } from './webhook.controller.ts';

@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.7.0',
  controllers: [WebhookController],
  providers: [
    WaypostService,
    { provide: WAYPOST_OPTIONS, useFactory: () => WaypostPlugin.options },
  ],
  configuration: (config) => {
    const { shippingOptions, customFields, apiOptions } = config;
    shippingOptions.shippingCalculators?.push(waypostCalculator);
    shippingOptions.shippingEligibilityCheckers?.push(waypostEligibilityChecker);
    shippingOptions.fulfillmentHandlers?.push(waypostHandler);
    customFields.ProductVariant = [
      ...(customFields.ProductVariant ?? []),
      ...(VARIANT_FIELDS ?? []),
    ];
    apiOptions.middleware?.push({
      route: '/waypost/webhook',
      handler: raw({ type: 'application/json', limit: '64kb' }),
      beforeListen: true,
    });
    return config;
  },
})
export class WaypostPlugin {
  static options: WaypostOptions;

  static init(options: WaypostOptions): typeof WaypostPlugin {
    WaypostPlugin.options = options;
    return WaypostPlugin;
  }
}
