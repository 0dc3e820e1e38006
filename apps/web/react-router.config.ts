import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table is a few hundred bytes; asking for it piece by piece would cost a round
  // trip before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
