import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Somebody whose data is planted. */
export interface Canary {
  /** Stands in names, addresses and mails of nobody else. */
  mark: string;
  name: string;
  email: string;
  /** An audit row that names one of these names the look at this person. */
  ids: string[];
}

export function newCanary(...ids: string[]): Canary {
  const mark = `zq${randomBytes(6).toString('hex')}`;
  return { mark, name: `Kim ${mark}`, email: `${mark}@people.example`, ids };
}

export function isSeenIn(text: string, { mark }: Canary): boolean {
  return text.toLowerCase().includes(mark);
}

/** Puts a canary in the place of a party. Who looks at the whole account is told by the account. */
export async function becomeParty(
  db: pg.Client,
  shipment: { id: string; customerId: string },
  role: 'shipper' | 'recipient',
): Promise<Canary> {
  const canary = newCanary(shipment.id, shipment.customerId);
  await db.query(
    `UPDATE shipment_parties SET name = $3, email = $4, address_text = $5, line1 = $5
     WHERE shipment_id = $1 AND role = $2`,
    [shipment.id, role, canary.name, canary.email, `1 ${canary.mark} Street`],
  );
  await db.query('SELECT list_shipments(ARRAY[$1::uuid])', [shipment.id]);
  return canary;
}
