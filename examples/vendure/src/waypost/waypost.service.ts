import { Inject, Injectable } from '@nestjs/common';
import {
  Logger,
  type Order,
  RequestContextCacheService,
  type RequestContext,
  type ShippingMethod,
} from '@vendure/core';
import { createWaypost, type Rates, type Waypost, WaypostError } from '@waypost/sdk';
import { WAYPOST_CODE, WAYPOST_OPTIONS, type WaypostOptions } from './options.ts';
import { packGoods } from './pack-goods.ts';

/** What the customer pays for the delivery. */
export interface ShippingPrice {
  cents: number;
  taxRate: number;
  /** For the storefront: the days of delivery, and whether Waypost was asked. */
  metadata: { service: string; earliest?: string; latest?: string; isFallback: boolean };
}

/** The answer to a request for prices: none if Waypost does not carry the order, null if it was not reached. */
type Answer = Rates['rates'] | null;

@Injectable()
export class WaypostService {
  readonly waypost: Waypost;

  constructor(
    @Inject(WAYPOST_OPTIONS) readonly options: WaypostOptions,
    private readonly cache: RequestContextCacheService,
  ) {
    const { url, key, bookingTimeoutMs = 10_000 } = options;
    this.waypost = createWaypost({
      key,
      baseUrl: url,
      timeoutMs: bookingTimeoutMs,
      maxRetries: 1,
      userAgent: 'vendure',
    });
  }

  /** The price of the order by a shipping method. Undefined: the method is not offered. */
  async priceOrder(
    ctx: RequestContext,
    order: Order,
    method: ShippingMethod,
  ): Promise<ShippingPrice | undefined> {
    const service = serviceOf(method);
    const taxRate = Number(argumentOf(method, 'taxRate'));
    const rates = await this.askRates(ctx, order);
    if (rates === null) {
      const cents = Number(argumentOf(method, 'fallbackPrice'));
      return cents > 0 ? { cents, taxRate, metadata: { service, isFallback: true } } : undefined;
    }
    const rate = rates.find((each) => each.service === service && each.bookable);
    if (rate === undefined || rate.totalCents === null) return undefined;
    if (rate.currency !== order.currencyCode) {
      Logger.warn(
        `${order.code} is in ${order.currencyCode}, rates are in ${rate.currency}`,
        'Waypost',
      );
      return undefined;
    }
    return {
      cents: rate.totalCents,
      taxRate,
      metadata: { service, ...rate.delivery, isFallback: false },
    };
  }

  /** One call for all shipping methods of a request. */
  private async askRates(ctx: RequestContext, order: Order): Promise<Answer> {
    const { city, postalCode, countryCode } = order.shippingAddress;
    if (!city || !countryCode || order.lines.length === 0) return [];
    const { from } = this.options;
    const goods = order.lines.map((line) => ({ line, quantity: line.quantity }));
    const body = {
      from: { city: from.city, postalCode: from.postalCode ?? '', country: from.country },
      to: { city, postalCode: postalCode ?? '', country: countryCode },
      parcels: packGoods(goods, this.options),
    };
    return this.cache.get(ctx, `waypost:${JSON.stringify(body)}`, async () => {
      try {
        const { rateTimeoutMs = 3_000 } = this.options;
        const answer = await this.waypost.rates.list(body, {
          timeoutMs: rateTimeoutMs,
          maxRetries: 0,
        });
        return answer.rates;
      } catch (error) {
        if (!(error instanceof WaypostError)) throw error;
        // codes only: messages may name what the customer typed
        Logger.error(`no prices for ${order.code}: ${error.status} ${error.code}`, 'Waypost');
        return isRefusal(error) ? [] : null;
      }
    });
  }
}

/** Waypost was asked and does not carry this; anything else is a failure. */
function isRefusal({ status }: WaypostError): boolean {
  return status === 400 || status === 409 || status === 422;
}

/** The service of Waypost that a shipping method stands for; empty if it is not one of ours. */
export function serviceOf(method: ShippingMethod): string {
  return method.calculator.code === WAYPOST_CODE ? (argumentOf(method, 'service') ?? '') : '';
}

function argumentOf({ calculator }: ShippingMethod, name: string): string | undefined {
  return calculator.args.find((argument) => argument.name === name)?.value;
}
