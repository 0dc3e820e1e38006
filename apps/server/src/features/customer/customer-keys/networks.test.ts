import { describe, expect, it } from 'vitest';
import { isInNetworks } from './networks.ts';

const NETWORKS = ['192.0.2.0/24', '198.51.100.7/32', '2001:db8:1::/48'];

describe('the networks of a key', () => {
  it.each(['192.0.2.1', '192.0.2.255', '198.51.100.7', '2001:db8:1:ff::9', '::ffff:192.0.2.9'])(
    'contain %s',
    (address) => {
      expect(isInNetworks(address, NETWORKS)).toBe(true);
    },
  );

  it.each(['192.0.3.1', '198.51.100.8', '2001:db8:2::1', '::1', '::ffff:192.0.3.1'])(
    'do not contain %s',
    (address) => {
      expect(isInNetworks(address, NETWORKS)).toBe(false);
    },
  );

  it('contain every address when there are none', () => {
    expect(isInNetworks('203.0.113.9', [])).toBe(true);
  });
});
