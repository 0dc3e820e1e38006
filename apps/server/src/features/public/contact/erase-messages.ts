import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { closeItems, deleteItems } from '../../staff/desk/index.ts';
import { blankMessages, deleteOldMessages } from './contact.queries.ts';

/** Joins the erasure of a person: their messages, our answers, and notes on the desk. */
export async function forgetMessages(tx: Db, emailKey: string): Promise<void> {
  await closeItems(tx, await blankMessages(tx, emailKey), null);
}

export async function eraseOldMessages(ctx: Ctx): Promise<void> {
  await drain((batch) =>
    inTransaction(ctx.db, async (tx) => {
      const ids = await deleteOldMessages(tx, batch);
      await deleteItems(tx, ids);
      return ids.length;
    }),
  );
}
