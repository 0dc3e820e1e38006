/** A parcel from Berlin to Paris, as programs book it. */
export function newShipment(kind: 'account' | 'card' = 'account') {
  return {
    service: 'standard',
    from: {
      name: 'Ann Sender',
      line1: 'Torstraße 12',
      postalCode: '10119',
      city: 'Berlin',
      country: 'DE',
    },
    to: {
      name: 'Bob Reader',
      email: 'bob.reader@people.example',
      line1: '5 Rue de Rivoli',
      postalCode: '75001',
      city: 'Paris',
      country: 'FR',
    },
    parcels: [{ weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
    payment: { kind },
  };
}
