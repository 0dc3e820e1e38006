import { describe, expect, it } from 'vitest';
import { nameMethod, nameResource, snakeCase } from './names.ts';

describe('the names of methods', () => {
  it.each([
    ['createShipment', '/api/v1/shipments', 'shipments.create'],
    ['listShipmentEvents', '/api/v1/shipments/{shipment}/events', 'shipments.listEvents'],
    ['readDocument', '/api/v1/shipments/{shipment}/documents/{file}', 'shipments.readDocument'],
    ['deleteAddress', '/api/v1/addresses/{addressId}', 'addresses.delete'],
    [
      'rotateWebhookSecret',
      '/api/v1/webhook-endpoints/{id}/rotate',
      'webhookEndpoints.rotateSecret',
    ],
    ['lookUpTracking', '/api/v1/tracking/lookup', 'tracking.lookUp'],
    ['listBatchRows', '/api/v1/batches/{batchId}/rows', 'batches.listRows'],
    ['advanceTestShipment', '/api/v1/test/shipments/{shipment}/advance', 'test.advanceShipment'],
    ['readBalance', '/api/v1/balance', 'balance.read'],
    ['createRates', '/api/v1/rates', 'rates.list'],
  ])('makes %s at %s into %s', (id, path, expected) => {
    const resource = nameResource(path);
    expect(`${resource}.${nameMethod(id, resource)}`).toBe(expected);
  });

  it('are in snake case for Python', () => {
    expect(snakeCase('listTestMails')).toBe('list_test_mails');
  });
});
