import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** The shipper of the customer's own shipments. Recipients are other people. */
export async function blankShipper(db: Db, shipmentIds: readonly string[]) {
  await db
    .updateTable('shipmentParties')
    .set({
      name: '',
      email: '',
      phone: '',
      addressText: '',
      line1: null,
      line2: null,
      city: null,
      region: null,
      postalCode: null,
      vatId: null,
      eori: null,
    })
    .where('role', '=', 'shipper')
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .execute();
}

/**
 * For good: what devices still tell about the person is not stored. What the shipper typed as the number of an
 * order may name anybody, and goes.
 */
export async function markErased(db: Db, shipmentIds: readonly string[]) {
  await db
    .updateTable('shipments')
    .set({ erasedAt: sql<Date>`now()`, orderReference: null })
    .where(sql<boolean>`id = ANY (${shipmentIds}::uuid[])`)
    .where('erasedAt', 'is', null)
    .execute();
}

/** What the shipper typed for the courier may name anybody. */
export async function blankInstructions(db: Db, shipmentIds: readonly string[]) {
  await db
    .updateTable('shipmentParties')
    .set({ instructions: '' })
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .where('instructions', '<>', '')
    .execute();
}

/** The payer: name and VAT id on receipts of an erased account. */
export async function blankPayers(db: Db, shipmentIds: readonly string[]) {
  await db
    .updateTable('shipmentPayers')
    .set({ name: '', vatId: '' })
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .execute();
}
