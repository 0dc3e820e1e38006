import { randomBytes, randomInt } from 'node:crypto';
import { PIN_DIGITS } from '@waypost/contract';
import { makeBadgeCode } from '@waypost/domain/badge-code';
import type { Ctx } from '../../../platform/context.ts';

export function newBadgeCode(): string {
  return makeBadgeCode(randomBytes(5));
}

export function newPin(): string {
  return String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
}

export function hashBadge(ctx: Ctx, code: string): Buffer {
  return ctx.secrets.keyedHash('badge', code);
}

/** What is hashed slowly: a stolen database alone must not give away a million PINs by trying them. */
export function pinProof(ctx: Ctx, personId: string, pin: string): string {
  return ctx.secrets.keyedHash('pin', personId, pin).toString('base64');
}

/** 32 bytes that are stored nowhere: without a live shift on its device nobody gets them. */
export function shiftKey(ctx: Ctx, shiftId: string): string {
  return ctx.secrets.keyedHash('shift_key', shiftId).toString('base64');
}
