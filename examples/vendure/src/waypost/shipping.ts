import { LanguageCode, ShippingCalculator, ShippingEligibilityChecker } from '@vendure/core';
import { WAYPOST_CODE } from './options.ts';
import { WaypostService } from './waypost.service.ts';

const inEnglish = (value: string) => [{ languageCode: LanguageCode.en, value }];

let service: WaypostService;

/** Live prices of Waypost. The plugin's eligibility checker belongs to it. */
export const waypostCalculator = new ShippingCalculator({
  code: WAYPOST_CODE,
  description: inEnglish('Live prices of Waypost'),
  args: {
    service: {
      type: 'string',
      defaultValue: 'standard',
      label: inEnglish('Service'),
      description: inEnglish('As Waypost names it, such as standard or express'),
    },
    taxRate: { type: 'float', defaultValue: 0, label: inEnglish('Tax included in the price (%)') },
    fallbackPrice: {
      type: 'int',
      defaultValue: 0,
      label: inEnglish('Price while Waypost does not answer'),
      description: inEnglish('In cents, with tax. 0: the method is not offered then.'),
    },
  },
  init(injector) {
    service = injector.get(WaypostService);
  },
  async calculate(ctx, order, _args, method) {
    const price = await service.priceOrder(ctx, order, method);
    if (price === undefined) return undefined;
    const { cents, taxRate, metadata } = price;
    return { price: cents, priceIncludesTax: true, taxRate, metadata };
  },
});

/**
 * A method without a price is not offered. Vendure does not ask the calculator when a customer chooses a method:
 * with another checker an order could be shipped for nothing while Waypost is away.
 */
export const waypostEligibilityChecker = new ShippingEligibilityChecker({
  code: WAYPOST_CODE,
  description: inEnglish('Waypost carries the order'),
  args: {},
  async check(ctx, order, _args, method) {
    return (await service.priceOrder(ctx, order, method)) !== undefined;
  },
});
