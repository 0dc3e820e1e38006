type ScanKey = { sourceId: number; scanId: string };

/** Staff reports that the courier has the money, without a scan. Once a shipment. */
export const collectedByStaffKey = (shipmentId: string) => `collected:${shipmentId}`;

export const collectedByScanKey = (shipmentId: string, { sourceId, scanId }: ScanKey) =>
  `collected:${shipmentId}:${sourceId}:${scanId}`;

/** The scan was voided after its cash had been posted. */
export const collectedReversedKey = (shipmentId: string, { sourceId, scanId }: ScanKey) =>
  `collected_reversed:${shipmentId}:${sourceId}:${scanId}`;
