import { NIL } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { errorFields } from '../../../platform/log.ts';
import { rowsOf } from '../../../platform/pages.ts';
import { lockSealed, selectEndpointIds, storeSealed } from './endpoints.queries.ts';
import { sealedFor } from './sign-delivery.ts';

const BATCH = 500;

/**
 * After CODE_SECRET was replaced: without this the old one could never go. A secret that was sealed with one that is not
 * accepted any more keeps no other from its turn; its customer has to rotate it.
 */
export async function sealSecretsAnew(ctx: Ctx): Promise<void> {
  if (ctx.config.CODE_SECRETS_ACCEPTED.length === 0) return;
  const endpoints = rowsOf(BATCH, (last?: { id: string }) =>
    selectEndpointIds(ctx.db, last?.id ?? NIL, BATCH),
  );
  let failed = 0;
  for await (const { id } of endpoints) {
    try {
      await inTransaction(ctx.db, (tx) => sealOneAnew(ctx, tx, id));
    } catch (error) {
      failed += 1;
      ctx.log.error({ endpointId: id, ...errorFields(error) }, 'a secret was not sealed anew');
    }
  }
  if (failed > 0) throw new Error(`${failed} secrets were not sealed anew`);
}

async function sealOneAnew(ctx: Ctx, tx: Db, id: string): Promise<void> {
  const found = await lockSealed(tx, id);
  if (found === undefined) return;
  const renew = (sealed: Buffer) => ctx.secrets.sealAnew(sealed, sealedFor(id));
  const { secret, previousSecret, olderSecrets } = found;
  const all = [secret, ...(previousSecret === null ? [] : [previousSecret]), ...olderSecrets];
  if (all.every((sealed) => renew(sealed) === null)) return;
  await storeSealed(tx, id, {
    secret: renew(secret) ?? secret,
    previousSecret: previousSecret && (renew(previousSecret) ?? previousSecret),
    olderSecrets: olderSecrets.map((sealed) => renew(sealed) ?? sealed),
  });
}
