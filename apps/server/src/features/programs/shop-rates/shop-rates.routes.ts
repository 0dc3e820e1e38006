import { randomBytes } from 'node:crypto';
import type { RateToken } from '@waypost/contract/v1';
import { shardSymbol } from '@waypost/domain/shards';
import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DAY, durableLimit, takeWithin } from '../../../platform/durable-limits.ts';
import { answerPage, ID, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { hashSecret, newRowId } from '../../../platform/random.ts';
import { shopifyCart, shopifyRates, wooCommerceCart, wooCommerceRates } from './present-rates.ts';
import { rateCart } from './rate-cart.ts';
import {
  insertToken,
  readTokenSettings,
  revokeToken,
  selectTokens,
  type TokenRow,
} from './rate-tokens.queries.ts';

const TOKENS_OF_ACCOUNT = durableLimit('rate_tokens', 50, DAY);
const HINT_LENGTH = 'wpr_live_'.length + 4;

export function shopRatesRoutes({ mount }: Api, ctx: ApiCtx): void {
  function present({ id, shop, name, hint, settings, createdAt, lastUsedAt }: TokenRow): RateToken {
    return {
      object: 'rate_token',
      id,
      mode: ctx.mode,
      shop: shop as RateToken['shop'],
      name,
      ...settings,
      hint,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    };
  }

  mount('v1CreateRateToken', { program: 'rates:read' }, async ({ caller, body }) => {
    const { customerId, shard, key } = caller;
    const { shop, name, ...settings } = body;
    const random = shardSymbol(shard) + randomBytes(24).toString('base64url');
    const secret = `wpr_${ctx.mode}_${random}`;
    const row = await inTransaction(ctx.db, async (tx) => {
      await takeWithin(ctx, tx, TOKENS_OF_ACCOUNT, customerId);
      return actAs(tx, customerId, (own) =>
        insertToken(own, {
          id: newRowId(),
          shard,
          customerId,
          keyId: key.id,
          shop,
          name,
          hint: secret.slice(0, HINT_LENGTH),
          secretHash: hashSecret(secret),
          settings: JSON.stringify(settings),
        }),
      );
    });
    const url = new URL(`/api/v1/rates/${shop}/${secret}`, ctx.config.PUBLIC_ORIGIN).href;
    return { status: 201, body: { ...present(row), url } };
  });

  mount('v1ListRateTokens', { program: 'rates:read' }, async ({ caller, query, request }) => {
    const { limit, cursor } = query;
    const [after] = readCursor(cursor, [ID]) ?? [];
    const { customerId } = caller;
    const rows = await asCustomer(ctx.db, customerId, (own) =>
      selectTokens(own, customerId, { after, limit: limit + 1 }),
    );
    return answerPage(request, rows, { limit, present, cursorOf: ({ id }) => writeCursor(id) });
  });

  mount('v1RevokeRateToken', { program: 'rates:read' }, async ({ caller, params }) => {
    const { customerId } = caller;
    const { tokenId: id } = params;
    const isOwn = await asCustomer(ctx.db, customerId, (own) => revokeToken(own, customerId, id));
    if (!isOwn) throw new Problem('not_found');
    return { status: 200, body: { object: 'rate_token' as const, id, revoked: true as const } };
  });

  mount(
    'v1ReadShopifyRates',
    { program: 'rates:read', byToken: true },
    async ({ caller, body }) => {
      const settings = await readTokenSettings(ctx.db, caller.key.id);
      const cart = shopifyCart(body);
      const rates = await rateCart(ctx, caller, settings, cart);
      return { status: 200, body: shopifyRates(rates, cart.locale) };
    },
  );

  mount(
    'v1ReadWooCommerceRates',
    { program: 'rates:read', byToken: true },
    async ({ caller, body }) => {
      const settings = await readTokenSettings(ctx.db, caller.key.id);
      const cart = wooCommerceCart(body);
      const rates = await rateCart(ctx, caller, settings, cart);
      return { status: 200, body: wooCommerceRates(rates, cart.locale) };
    },
  );
}
