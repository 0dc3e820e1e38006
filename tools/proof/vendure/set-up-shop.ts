import type { AskShop } from './ask-shop.ts';

/** What the price list of the shop says. */
export const VARIANT = { sku: 'KETTLE', priceCents: 4_900, weightGrams: 1_200 };
export const FALLBACK_CENTS = 1_990;

/** Shipping methods by the service of Waypost. Sea freight does not carry parcels, so nobody may see it. */
const METHODS = [
  { service: 'standard', fallbackPrice: FALLBACK_CENTS },
  { service: 'express', fallbackPrice: 0 },
  { service: 'sea', fallbackPrice: 0 },
];

const en = (fields: object) => [{ languageCode: 'en', ...fields }];

/** As its owner does by hand: country, tax, a product, payment and shipping methods. Returns the variant's id. */
export async function setUpShop(admin: AskShop, password: string): Promise<string> {
  await admin(
    'mutation($password: String!) { login(username: "superadmin", password: $password) { __typename } }',
    {
      password,
    },
  );
  const countryIds: string[] = [];
  for (const [code, name] of [
    ['FR', 'France'],
    ['DE', 'Germany'],
  ]) {
    countryIds.push(
      await create(admin, 'createCountry', 'CreateCountryInput', {
        code,
        enabled: true,
        translations: en({ name }),
      }),
    );
  }
  const zoneId = await create(admin, 'createZone', 'CreateZoneInput', {
    name: 'Europe',
    memberIds: countryIds,
  });
  const taxCategoryId = await create(admin, 'createTaxCategory', 'CreateTaxCategoryInput', {
    name: 'Standard',
    isDefault: true,
  });
  await create(admin, 'createTaxRate', 'CreateTaxRateInput', {
    name: 'Standard Europe',
    enabled: true,
    value: 20,
    categoryId: taxCategoryId,
    zoneId,
  });
  const { activeChannel } = await admin<{ activeChannel: { id: string } }>(
    '{ activeChannel { id } }',
  );
  await admin(
    'mutation($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }',
    {
      input: {
        id: activeChannel.id,
        defaultTaxZoneId: zoneId,
        defaultShippingZoneId: zoneId,
        pricesIncludeTax: true,
        defaultCurrencyCode: 'EUR',
        availableCurrencyCodes: ['EUR'],
      },
    },
  );
  await create(admin, 'createPaymentMethod', 'CreatePaymentMethodInput', {
    code: 'invoice',
    enabled: true,
    handler: {
      code: 'dummy-payment-handler',
      arguments: [{ name: 'automaticSettle', value: 'true' }],
    },
    translations: en({ name: 'Invoice', description: '' }),
  });
  for (const { service, fallbackPrice } of METHODS) {
    await create(admin, 'createShippingMethod', 'CreateShippingMethodInput', {
      code: service,
      fulfillmentHandler: 'waypost',
      checker: { code: 'waypost', arguments: [] },
      calculator: {
        code: 'waypost',
        arguments: [
          { name: 'service', value: service },
          { name: 'taxRate', value: '20' },
          { name: 'fallbackPrice', value: `${fallbackPrice}` },
        ],
      },
      translations: en({ name: service, description: '' }),
    });
  }
  const productId = await create(admin, 'createProduct', 'CreateProductInput', {
    enabled: true,
    translations: en({ name: 'Kettle', slug: 'kettle', description: '' }),
  });
  const { createProductVariants } = await admin<{ createProductVariants: { id: string }[] }>(
    'mutation($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
    {
      input: [
        {
          productId,
          sku: VARIANT.sku,
          price: VARIANT.priceCents,
          taxCategoryId,
          stockOnHand: 10_000,
          customFields: { weightGrams: VARIANT.weightGrams },
          translations: en({ name: 'Kettle' }),
        },
      ],
    },
  );
  return createProductVariants[0]?.id ?? '';
}

async function create(
  admin: AskShop,
  mutation: string,
  type: string,
  input: object,
): Promise<string> {
  const answer = await admin<Record<string, { id: string }>>(
    `mutation($input: ${type}!) { ${mutation}(input: $input) { id } }`,
    { input },
  );
  return answer[mutation]?.id ?? '';
}
