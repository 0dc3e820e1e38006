/**
 * Fixed tracking numbers for pages, documents and testing, also in production. Each shows a demonstration
 * shipment (`demonstration.ts`): it was never booked and cannot be scanned.
 */
export const SAMPLE_NUMBERS = {
  labelCreated: 'WP00DEM00000001V',
  inTransit: 'WP00DEM00000002X',
  outForDelivery: 'WP00DEM00000003Z',
  delivered: 'WP00DEM00000004H',
  customsHold: 'WP00DEM00000005K',
  freight: 'WP00DEM00000006N',
} as const;
export type SampleName = keyof typeof SAMPLE_NUMBERS;

const NAME_OF_NUMBER: ReadonlyMap<string, SampleName> = new Map(
  Object.entries(SAMPLE_NUMBERS).map(([name, number]) => [number, name as SampleName]),
);

/** Takes a tracking number as `readReference` returns it. */
export function sampleOf(trackingNumber: string): SampleName | undefined {
  return NAME_OF_NUMBER.get(trackingNumber);
}
