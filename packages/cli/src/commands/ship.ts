import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bookAnew,
  type BookedShipment,
  type NewShipment,
  type Waypost,
  WaypostError,
} from '@waypost/sdk';
import { parse } from 'csv-parse/sync';
import { defineCommand, UsageError } from '../command.ts';
import { price, print } from '../print.ts';
import { type Order, ORDER_FIELDS, readOrder } from '../read-order.ts';

export const ship = defineCommand({
  summary: 'Book a shipment, or one for each line of a file.',
  usage: `
waypost ship --service standard --weight 2500 --size 300x200x100 --reference ORDER-1001
    --from-name "Sam Shipper" --from-line1 "Torstr. 12" --from-postal-code 10119 --from-city Berlin --from-country DE
    --to-name "Rosa Recipient" --to-email rosa@example.org --to-line1 "5 Rue de Rivoli" --to-postal-code 75001
    --to-city Paris --to-country FR [--max-total 6000] [--pay account|card] [--labels FOLDER]
waypost ship --csv orders.csv [--labels FOLDER] [--again] [options for every line]
  --csv             a file with a line of column names, which are those of the options: reference, service, to-name, ...
                    Each line needs a reference. Run again with the same file, it books nothing twice.
  --max-total       cents: refuses a shipment that costs more
  --rate-id         in place of --service: pays the price of that rate
  --from-address-id in place of --from-...: an address of your address book
  --labels          saves each label there, as TRACKINGNUMBER.pdf
  --again           with --csv: books anew what was booked from the file and cancelled since`,
  options: {
    csv: { type: 'string' },
    again: { type: 'boolean', default: false },
    labels: { type: 'string' },
    ...(Object.fromEntries(ORDER_FIELDS.map((field) => [field, { type: 'string' }])) as Record<
      string,
      { type: 'string' }
    >),
  },
  async run({ csv, again, labels, positionals, ...given }, { connect }) {
    if (positionals.length > 0) throw new UsageError('Everything has an option of its own.');
    if (again && csv === undefined) throw new UsageError('--again goes with --csv.');
    const orders = csv === undefined ? [given as Order] : readOrders(String(csv), given as Order);
    const bookings = orders.map((order) => ({
      reference: order['reference'],
      body: readOrder(order),
    }));
    const waypost = connect();
    let failed = 0;
    for (const { reference, body } of bookings) {
      try {
        const shipment =
          csv === undefined
            ? await waypost.shipments.create(body)
            : await bookOnce(waypost, body, reference ?? '', again);
        const { trackingNumber, priceCents, currency } = shipment;
        if (shipment.status === 'cancelled') {
          failed += 1;
          print(reference ?? '-', 'cancelled', trackingNumber, 'Book it anew with --again.');
          continue;
        }
        print(reference ?? '-', trackingNumber, price(priceCents, currency));
        if (labels !== undefined) await saveLabel(waypost, shipment, String(labels));
      } catch (error) {
        if (csv === undefined || !(error instanceof WaypostError)) throw error;
        failed += 1;
        print(reference ?? '-', 'refused', error.code, error.message);
      }
    }
    return failed === 0 ? 0 : 1;
  },
});

/** However often a file is run. Under the key of a reference the first shipment is answered, also a cancelled one. */
function bookOnce(
  waypost: Waypost,
  body: NewShipment,
  reference: string,
  again: boolean,
): Promise<BookedShipment> {
  const idempotencyKey = keyOf(reference);
  return again
    ? bookAnew(waypost, body, idempotencyKey)
    : waypost.shipments.create(body, { idempotencyKey });
}

function keyOf(text: string): string {
  return `csv-${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
}

function readOrders(file: string, defaults: Order): Order[] {
  const rows = parse(readFileSync(file), {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
  }) as Record<string, string>[];
  const unknown = Object.keys(rows[0] ?? {}).filter((column) => !ORDER_FIELDS.includes(column));
  if (unknown.length > 0) throw new UsageError(`Unknown columns: ${unknown.join(', ')}.`);
  return rows.map((row, index) => {
    const given = Object.entries(row).filter(([, value]) => value !== '');
    const order: Order = { ...defaults, ...Object.fromEntries(given) };
    if (!row['reference']) throw new UsageError(`Line ${index + 2} has no reference.`);
    return order;
  });
}

async function saveLabel(
  waypost: Waypost,
  { id, trackingNumber, label }: BookedShipment,
  folder: string,
): Promise<void> {
  if (label === null) return;
  mkdirSync(folder, { recursive: true });
  const content = await waypost.shipments.readDocument(id, 'label.pdf');
  writeFileSync(join(folder, `${trackingNumber}.pdf`), content);
}
