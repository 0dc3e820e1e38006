import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import type { PartyRight } from '../../../platform/http/callers.ts';
import { readCookieText, setCookieText } from '../../../platform/http/cookies.ts';
import { LINK_LIFETIME_SECONDS, readPartyLink } from './party-link.ts';

/** For more than this an account is better; 12 links are 730 bytes. */
const MAX_LINKS = 12;

/** The links that this browser has opened, newest first. Expired ones are dropped. */
export function readPartyCookie(ctx: Ctx, request: FastifyRequest): PartyRight[] {
  const tokens = readCookieText(request, 'party')?.split('.').slice(0, MAX_LINKS) ?? [];
  return tokens.flatMap((token) => readPartyLink(ctx, token) ?? []);
}

/** The newest link of a shipment and role replaces an older one. */
export function addToPartyCookie(
  reply: FastifyReply,
  known: readonly PartyRight[],
  opened: PartyRight,
): void {
  const others = known.filter(
    ({ shipmentId, role }) => shipmentId !== opened.shipmentId || role !== opened.role,
  );
  const tokens = [opened, ...others].slice(0, MAX_LINKS).map(({ token }) => token);
  setCookieText(reply, 'party', tokens.join('.'), LINK_LIFETIME_SECONDS);
}
