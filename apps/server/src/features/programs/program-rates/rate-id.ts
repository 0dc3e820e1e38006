import { createHash, timingSafeEqual } from 'node:crypto';
import type { QuotedRequest } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';

const PREFIX = 'rate_';
const HASH_BYTES = 16;
/** Version of the tariff and end, four bytes each, hash of what is priced, proof. */
const LENGTH = 8 + 2 * HASH_BYTES;

/** All that the price depends on, and whose it is. */
export type Rated = {
  customerId: string;
  request: QuotedRequest;
  insured: boolean;
  declaredCents: number;
};

/** A price that we vouch for until it ends. It holds no data of the request, only its hash. */
export function writeRateId(
  ctx: Ctx,
  rated: Rated,
  { tariffVersion, endsAt }: { tariffVersion: number; endsAt: Date },
): string {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(tariffVersion, 0);
  head.writeUInt32BE(Math.floor(endsAt.getTime() / 1000), 4);
  const body = Buffer.concat([head, hashOf(rated)]);
  const proof = ctx.secrets.keyedHash('rate', body).subarray(0, HASH_BYTES);
  return PREFIX + Buffer.concat([body, proof]).toString('base64url');
}

/**
 * What was priced, of those it may have been, and by which version of the tariff. Refuses a rate of
 * something else, and one that has ended.
 */
export function readRateId(
  ctx: Ctx,
  rateId: string,
  candidates: readonly Rated[],
): { tariffVersion: number; rated: Rated } {
  const bytes = Buffer.from(rateId.slice(PREFIX.length), 'base64url');
  if (bytes.length !== LENGTH) throw mismatch();
  const [body, proof] = [bytes.subarray(0, -HASH_BYTES), bytes.subarray(-HASH_BYTES)];
  const proofs = ctx.secrets.acceptedHashes('rate', body);
  if (!proofs.some((each) => timingSafeEqual(each.subarray(0, HASH_BYTES), proof))) {
    throw mismatch();
  }
  const rated = candidates.find((each) => hashOf(each).equals(body.subarray(8)));
  if (rated === undefined) throw mismatch();
  if (body.readUInt32BE(4) * 1000 < Date.now()) throw new Problem('quote_expired');
  return { tariffVersion: body.readUInt32BE(0), rated };
}

function mismatch(): Problem {
  return new Problem('rate_mismatch', {
    errors: [{ path: 'rateId', reason: 'not a rate of this shipment' }],
  });
}

function hashOf({ customerId, request, insured, declaredCents }: Rated): Buffer {
  const { origin, destination, ...rest } = request;
  const contents =
    rest.serviceType === 'freight'
      ? [rest.mode, rest.pallets, rest.incoterm, boxOf(rest.pallet)]
      : [rest.serviceLevel, rest.parcels.map(boxOf)];
  const insuredCents = insured ? declaredCents : null;
  const text = JSON.stringify([customerId, origin, destination, contents, insuredCents]);
  return createHash('sha256').update(text).digest().subarray(0, HASH_BYTES);
}

type Box = { weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };

function boxOf({ weightGrams, lengthMm, widthMm, heightMm }: Box): number[] {
  return [weightGrams, lengthMm, widthMm, heightMm];
}
