import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { cellRuleOf } from './cell-rules.ts';
import { COOKIES } from './platform/http/cookies.ts';
import { type EveryEndpointName, everyEndpoint } from './platform/http/mount.ts';
import { newSessionSecret, newToken } from './platform/random.ts';

const NUMBER = makeTrackingNumber(21, crypto.getRandomValues(new Uint8Array(8)));

function asked(
  request: Partial<Record<'params' | 'query' | 'body' | 'headers' | 'cookies', object>>,
) {
  const empty = { params: {}, query: {}, body: undefined, headers: {}, cookies: {} };
  return { ...empty, ...request } as unknown as FastifyRequest;
}

describe('the rule of a cell', () => {
  it('exists for every endpoint', () => {
    const names = Object.keys(everyEndpoint) as EveryEndpointName[];
    expect(names.filter((name) => cellRuleOf(name) === undefined)).toEqual([]);
  });

  it('finds the shard of a number as people type it, and none in an alias', () => {
    const rule = cellRuleOf('readPartyView');
    const typed = NUMBER.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect(rule?.shardOf(asked({ params: { ref: typed } }))).toBe(21);
    expect(rule?.shardOf(asked({ params: { ref: `${NUMBER}001` } }))).toBe(21);
    expect(rule?.shardOf(asked({ params: { ref: 'ORDER-2026-0001' } }))).toBeNull();
  });

  it('finds the shard of drafts, receipts and attempts in their token', () => {
    for (const [name, param] of [
      ['readDraft', 'draftId'],
      ['readReceipt', 'receiptId'],
      ['readAttempt', 'attemptId'],
    ] as const) {
      const shardOf = cellRuleOf(name)?.shardOf;
      expect(shardOf?.(asked({ params: { [param]: newToken(30) } })), name).toBe(30);
      expect(shardOf?.(asked({ params: { [param]: 'not a token' } })), name).toBeNull();
    }
    const key = asked({ headers: { 'idempotency-key': newToken(7) } });
    expect(cellRuleOf('bookShipment')?.shardOf(key)).toBe(7);
  });

  it('finds the shard of a customer in the session, and of a sign-in in its attempt', () => {
    const session = asked({ cookies: { [COOKIES.customer]: newSessionSecret(12) } });
    for (const name of ['me', 'listOwnShipments', 'listAddresses', 'createQuote'] as const) {
      expect(cellRuleOf(name)?.shardOf(session), name).toBe(12);
    }
    const attempt = asked({ cookies: { [COOKIES.attempt]: newSessionSecret(13) } });
    expect(cellRuleOf('verifyOtp')?.shardOf(attempt)).toBe(13);
  });

  it('sends staff and the field home', () => {
    for (const name of [
      'staffMe',
      'listShipmentsAsStaff',
      'editShipment',
      'readOwnRound',
      'startShift',
      'contact',
    ] as const) {
      expect(cellRuleOf(name)?.shardOf(asked({})), name).toBe(0);
    }
  });

  it('names the row that staff works on, unless it can be none', () => {
    const id = crypto.randomUUID();
    const rowOf = (name: EveryEndpointName, params: object) =>
      cellRuleOf(name)?.rowOf?.(asked({ params }));
    expect(rowOf('editShipment', { shipmentId: id })).toEqual({ kind: 'shipment', id });
    expect(rowOf('removeCustomer', { userId: id })).toEqual({ kind: 'customer', id });
    expect(rowOf('readDeskFile', { itemId: id, fileId: id })).toEqual({ kind: 'deskItem', id });
    expect(rowOf('editShipment', { shipmentId: 'nonsense' })).toBeNull();
    expect(rowOf('readHub', { hubId: id })).toBeUndefined();
  });
});
