import type { PublicTracking } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import type { DocumentFacts, RenderJob } from '../features/core/documents/index.ts';

const NUMBER = 'WP7ABCDEFGHJKMNP';
/** 00:45 on the 16th in Brussels and Berlin. */
const AFTER_MIDNIGHT = '2026-11-15T23:45:00.000Z';

const SHIPPER = {
  name: 'Müller & Söhne GmbH',
  email: 'sam@shipper.example',
  phone: '+49 30 1234567',
  address: '',
  line1: 'Unter den Linden 77',
  line2: '',
  city: 'Berlin',
  region: '',
  postalCode: '10117',
  country: 'DE',
};
const RECIPIENT = {
  ...SHIPPER,
  name: 'شركة النور للتجارة',
  email: 'nour@recipient.example',
  phone: '+971 4 1234567',
  line1: 'شارع الشيخ زايد 12',
  city: 'Dubai',
  postalCode: '',
  country: 'AE',
};
const ETA = { unit: 'days', min: 2, max: 4, door: null } as const;

const charge = (kind: 'base' | 'fuel' | 'security', cents: number) => ({
  kind,
  cents,
  currency: 'EUR' as const,
  taxCode: 'S',
  taxRatePerMille: 0,
  taxCents: 0,
});

/** A booking of one parcel, or of as many pallets as are asked for. */
export function sampleBooking(locale: Locale, pieceCount = 1): DocumentFacts {
  const charges = {
    lines: [charge('base', 4_000), charge('fuel', 480), charge('security', 120)],
    subtotalCents: 4_000,
    totalCents: 4_600,
    currency: 'EUR' as const,
  };
  const request =
    pieceCount === 1
      ? { serviceType: 'parcel', serviceLevel: 'express', parcels: [] }
      : { serviceType: 'freight', mode: 'sea', pallets: pieceCount };
  const quote = {
    request: { ...request, origin: 'Berlin, Germany', destination: 'Dubai, United Arab Emirates' },
    tariffVersion: 3,
    billableGrams: 8_400,
    eta: ETA,
  } as unknown as DocumentFacts['receipt']['quote'];
  return {
    locale,
    receipt: {
      trackingNumber: NUMBER,
      orderReference: 'PO 2026/1042',
      bookedAt: AFTER_MIDNIGHT,
      quote,
      charges,
      insured: false,
      paymentMethod: 'card',
      paymentState: 'paid',
      paymentStateCents: 4_600,
      card: { brand: 'visa', last4: '4242' },
      hold: null,
      cancelledAt: null,
      handover: null,
      shipper: SHIPPER,
      recipient: RECIPIENT,
      payer: { name: SHIPPER.name, vatId: 'DE123456789', country: 'DE' },
      items: [
        {
          description: 'Books',
          quantity: 4,
          weightGrams: 8_000,
          valueCents: 10_000,
          originCountry: 'DE',
          hsCode: '490199',
        },
      ],
      exportReason: 'sale',
      exporter: { vatId: 'DE123456789', eori: 'DE1234567' },
      terms: null,
    },
    originCountry: 'DE',
    destinationCountry: 'AE',
    pieceCount,
    weightGrams: 8_400,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 150,
    parcels: null,
    incoterm: pieceCount === 1 ? null : 'FOB',
    rates: {
      fuelRate: '0.12',
      securityRate: '0.03',
      insuranceRate: '0.01',
      insuranceMinimum: '5',
      codFeeRate: '0.02',
    } as DocumentFacts['rates'],
    sellerTimeZone: 'Europe/Brussels',
    originTimeZone: 'Europe/Berlin',
    publicOrigin: 'https://waypost.example',
  };
}

const event = (code: PublicTracking['timeline'][number]['code'], at: string, city: string) => ({
  code,
  at,
  timeZone: 'Europe/Berlin',
  place: { city, country: 'DE' },
  pieceNo: 0,
});

const TRACKING = {
  trackingNumber: NUMBER,
  version: 3,
  status: 'In Transit',
  furthest: 2,
  attention: false,
  createdAt: AFTER_MIDNIGHT,
  updatedAt: AFTER_MIDNIGHT,
  serviceType: 'parcel',
  from: 'Berlin, Germany',
  to: 'Dubai, United Arab Emirates',
  fromPlace: { city: 'Berlin', country: 'DE' },
  toPlace: { city: 'Dubai', country: 'AE' },
  cityNames: {},
  lastLocation: null,
  eta: ETA,
  delivery: null,
  deliveredAt: null,
  problem: null,
  returning: false,
  parcel: { level: 'express', weightGrams: 8_400, lengthMm: 300, widthMm: 200, heightMm: 150 },
  freight: null,
  pieceCount: 1,
  piecesDelivered: 0,
  pieces: [],
  timeline: [
    event('DEPARTED', AFTER_MIDNIGHT, 'Leipzig'),
    event('PICKED_UP', '2026-11-15T15:00:00.000Z', 'Berlin'),
  ],
  demonstration: false,
} as unknown as PublicTracking;

const lineOf = (index: number) => ({
  chargedCents: 4_600,
  creditedCents: 0,
  trackingNumber: `WP7ABCDEFGHJKM${String(index).padStart(2, '0')}`,
  service: 'express',
  bookedAt: AFTER_MIDNIGHT,
  corrects: 'WP-2026-000007',
});

/** The invoice has more lines than fit a page. */
function sampleStatement(locale: Locale, kind: 'invoice' | 'credit_note'): RenderJob {
  return {
    file: kind === 'invoice' ? 'invoice.pdf' : 'credit-note.pdf',
    facts: {
      locale,
      kind,
      number: 'WP-2026-000042',
      ym: '2026-11',
      issuedAt: AFTER_MIDNIGHT,
      dueAt: '2026-12-15T23:45:00.000Z',
      timeZone: 'Europe/Brussels',
      currency: 'EUR',
      seller: {
        name: 'Waypost NV',
        address: 'Kaai 1, 9000 Ghent, Belgium',
        vatId: 'BE0123456789',
        iban: 'BE71 0961 2345 6769',
        bic: 'GKCCBEBB',
      },
      buyer: { ...SHIPPER, company: SHIPPER.name, name: '', vatId: 'DE123456789' },
      lines: Array.from({ length: kind === 'invoice' ? 24 : 2 }, (_, index) => lineOf(index)),
      taxes: [
        { code: 'AE', ratePerMille: 0, netCents: 155_000, taxCents: 0 },
        { code: 'S', ratePerMille: 210, netCents: 100_000, taxCents: 21_000 },
      ],
      totalCents: 276_000,
      openCents: 276_000,
      transferCents: 276_000,
    },
  };
}

/** Longer than a page. */
function sampleManifest() {
  return {
    number: 'MF7ABCDEFGHJKMNP',
    day: '2026-11-18',
    pickupId: 'P-7Q2M-8XR5-TY4K',
    from: 'Müller & Söhne GmbH, Unter den Linden 77, 10117 Berlin, Germany',
    isTest: false,
    shipments: Array.from({ length: 40 }, (_, index) => ({
      trackingNumber: `WP7ABCDEFGHJKM${String(index).padStart(2, '0')}`,
      reference: index % 5 === 0 ? '' : `ORDER-2026-11-${1000 + index}`,
      to: index % 3 === 0 ? '75001 Paris' : '2000 Antwerp',
      country: index % 3 === 0 ? 'FR' : 'BE',
      pieces: index === 7 ? 12 : 1,
      weightGrams: 2_500 + index * 310,
    })),
  };
}

/** One of every PDF; those of the customer in this language. */
export function samplePapers(locale: Locale): RenderJob[] {
  const facts = sampleBooking(locale);
  return [
    { file: 'label.pdf', facts: sampleBooking(locale, 3) },
    { file: 'receipt.pdf', facts },
    { file: 'cn22.pdf', facts },
    { file: 'commercial-invoice.pdf', facts },
    { file: 'bill-of-lading.pdf', facts: sampleBooking(locale, 25) },
    {
      file: 'tracking.pdf',
      facts: {
        locale,
        tracking: TRACKING,
        madeAt: AFTER_MIDNIGHT,
        publicOrigin: 'https://waypost.example',
        proof: [{ at: AFTER_MIDNIGHT, pieceNo: 0, signedBy: 'Noor A.' }],
      },
    },
    { file: 'manifest.pdf', facts: sampleManifest() },
    sampleStatement(locale, 'invoice'),
    sampleStatement(locale, 'credit_note'),
  ];
}
