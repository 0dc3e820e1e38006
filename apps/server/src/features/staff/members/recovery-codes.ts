import { randomBytes } from 'node:crypto';
import { base32 } from '@waypost/domain/shards';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { hashRecoveryCode } from './prove-second-factor.ts';
import { replaceRecoveryCodes } from './second-factor.queries.ts';

const RECOVERY_CODES = 10;

/** Shown once, stored as hashes; they replace all earlier ones. */
export async function makeRecoveryCodes(ctx: Ctx, tx: Db, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(ctx, staffId, code));
  await replaceRecoveryCodes(tx, staffId, hashes);
  return codes;
}

/** 50 random bits, in two groups that are easy to type. */
function newRecoveryCode(): string {
  const symbols = base32(randomBytes(7), 10);
  return `${symbols.slice(0, 5)}-${symbols.slice(5)}`;
}
