/** Staff says that the courier has the money, where no scan did. Once a shipment. */
export const collectedByStaffKey = (shipmentId: string) => `collected:${shipmentId}`;
