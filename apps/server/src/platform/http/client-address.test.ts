import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';

describe("a caller's address", () => {
  it('is taken from our web server when it sends the shared secret', () => {
    const headers = { 'x-waypost-internal': SECRET, 'x-waypost-client-address': '203.0.113.9' };
    expect(clientAddress({ headers, ip: '127.0.0.1' }, SECRET)).toBe('203.0.113.9');
  });

  it('is the connection when the secret is missing or wrong', () => {
    const claimed = { 'x-waypost-client-address': '203.0.113.9' };
    expect(clientAddress({ headers: claimed, ip: '192.0.2.1' }, SECRET)).toBe('192.0.2.1');
    const wrong = { ...claimed, 'x-waypost-internal': SECRET.replace('a', 'b') };
    expect(clientAddress({ headers: wrong, ip: '192.0.2.1' }, SECRET)).toBe('192.0.2.1');
  });

  it('is the connection when the forwarded value is not an address', () => {
    const headers = { 'x-waypost-internal': SECRET, 'x-waypost-client-address': 'nonsense' };
    expect(clientAddress({ headers, ip: '192.0.2.1' }, SECRET)).toBe('192.0.2.1');
  });
});
