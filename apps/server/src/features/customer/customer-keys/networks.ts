import { BlockList, isIPv6 } from 'node:net';

/** Whether an address is in one of the networks (CIDR notation). Without networks every address is. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const allowed = new BlockList();
  for (const network of networks) {
    const [start = '', bits = ''] = network.split('/');
    allowed.addSubnet(start, Number(bits), familyOf(start));
  }
  return allowed.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
