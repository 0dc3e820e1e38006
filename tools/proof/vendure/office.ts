import { waitFor } from '../../installation/wait-for.ts';
import type { AskShop } from './ask-shop.ts';

const PATIENCE_MS = 60_000;

export interface Fulfillment {
  id: string;
  state: string;
  trackingCode: string;
}

interface OrderInOffice {
  state: string;
  fulfillments: Fulfillment[];
  history: { items: { data: { from?: string; to?: string; fulfillmentId?: string } }[] };
}

/** Fulfils all of an order with the plugin's handler. Answers with the fulfilment, or why there is none. */
export async function fulfil(
  admin: AskShop,
  order: { lines: { id: string; quantity: number }[] },
): Promise<Fulfillment | { message: string; fulfillmentHandlerError?: string }> {
  const answer = await admin<{ addFulfillmentToOrder: Fulfillment }>(
    `mutation($input: FulfillOrderInput!) {
      addFulfillmentToOrder(input: $input) {
        ... on Fulfillment { id state trackingCode }
        ... on ErrorResult { message }
        ... on CreateFulfillmentError { fulfillmentHandlerError }
      }
    }`,
    {
      input: {
        lines: order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
        handler: { code: 'waypost', arguments: [{ name: 'service', value: '' }] },
      },
    },
  );
  return answer.addFulfillmentToOrder;
}

export async function cancelFulfillment(admin: AskShop, id: string): Promise<string> {
  const { transitionFulfillmentToState: moved } = await admin<{
    transitionFulfillmentToState: { state?: string; transitionError?: string };
  }>(
    `mutation($id: ID!) {
      transitionFulfillmentToState(id: $id, state: "Cancelled") {
        ... on Fulfillment { state }
        ... on FulfillmentStateTransitionError { transitionError }
      }
    }`,
    { id },
  );
  return moved.state ?? moved.transitionError ?? '';
}

export async function readOrder(admin: AskShop, orderId: string): Promise<OrderInOffice> {
  const { order } = await admin<{ order: OrderInOffice }>(
    `query($id: ID!) {
      order(id: $id) {
        state
        fulfillments { id state trackingCode }
        history(options: { filter: { type: { eq: "ORDER_FULFILLMENT_TRANSITION" } }, sort: { id: ASC } }) {
          items { data }
        }
      }
    }`,
    { id: orderId },
  );
  return order;
}

/** Waits until the order and its fulfilments that are not cancelled are in a state. */
export async function waitForState(admin: AskShop, orderId: string, state: string) {
  return waitFor(`an order that is ${state}`, PATIENCE_MS, async () => {
    const order = await readOrder(admin, orderId);
    const open = order.fulfillments.filter((each) => each.state !== 'Cancelled');
    const isThere = order.state === state && open.every((each) => each.state === state);
    return isThere ? order : undefined;
  });
}

/** The states that a fulfilment went through, such as `Created Pending Shipped`. */
export function wayOf({ history }: OrderInOffice, fulfillmentId: string): string {
  const steps = history.items.filter(({ data }) => String(data.fulfillmentId) === fulfillmentId);
  return [steps[0]?.data.from, ...steps.map(({ data }) => data.to)].join(' ');
}
