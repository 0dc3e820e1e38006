import { askShop } from './ask-shop.ts';

export interface OfferedMethod {
  id: string;
  code: string;
  priceWithTax: number;
  metadata: { isFallback: boolean };
}

export interface PlacedOrder {
  id: string;
  code: string;
  state: string;
  shippingWithTax: number;
  lines: { id: string; quantity: number }[];
}

export type Customer = Awaited<ReturnType<typeof goToCheckout>>;

const ORDER = '... on Order { id code state shippingWithTax lines { id quantity } }';

/** A guest with a full cart, at the step where the way of delivery is chosen. */
export async function goToCheckout(shopUrl: string, variantId: string, quantity: number) {
  const ask = askShop(`${shopUrl}/shop-api`);
  await ask(
    `mutation($id: ID!, $quantity: Int!) {
      addItemToOrder(productVariantId: $id, quantity: $quantity) { __typename }
    }`,
    { id: variantId, quantity },
  );
  await ask(
    `mutation($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { __typename } }`,
    {
      input: { firstName: 'Rosa', lastName: 'Reader', emailAddress: 'rosa.reader@people.example' },
    },
  );
  await ask(
    `mutation($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { __typename } }`,
    {
      input: {
        fullName: 'Rosa Reader',
        streetLine1: '5 Rue de Rivoli',
        city: 'Paris',
        postalCode: '75001',
        countryCode: 'FR',
        phoneNumber: '+33 1 23 45 67 89',
      },
    },
  );
  return {
    /** What the checkout offers. */
    async listMethods(): Promise<OfferedMethod[]> {
      const { eligibleShippingMethods } = await ask<{ eligibleShippingMethods: OfferedMethod[] }>(
        '{ eligibleShippingMethods { id code priceWithTax metadata } }',
      );
      return eligibleShippingMethods;
    },
    /** The message of a refusal; undefined when it was chosen. */
    async choose(methodId: string): Promise<string | undefined> {
      const { setOrderShippingMethod } = await ask<{
        setOrderShippingMethod: { message?: string };
      }>(
        `mutation($id: [ID!]!) {
          setOrderShippingMethod(shippingMethodId: $id) { ... on ErrorResult { message } }
        }`,
        { id: [methodId] },
      );
      return setOrderShippingMethod.message;
    },
    async pay(): Promise<PlacedOrder> {
      await ask('mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }');
      const { addPaymentToOrder } = await ask<{ addPaymentToOrder: PlacedOrder }>(
        `mutation {
          addPaymentToOrder(input: { method: "invoice", metadata: {} }) {
            ${ORDER}
            ... on ErrorResult { message }
          }
        }`,
      );
      if (addPaymentToOrder.state !== 'PaymentSettled') {
        throw new Error(`an order was not paid: ${JSON.stringify(addPaymentToOrder)}`);
      }
      return addPaymentToOrder;
    },
  };
}
