import type { ColumnType } from 'kysely';

/** A jsonb column: read as its value, written as JSON text. */
export type Stored<T> = ColumnType<T, string, string>;

/** The columns whose type the database does not know, and the modules that declare these types. */
export const COLUMN_TYPES = {
  'booking_attempts.answer': 'Stored<Booking | Refusal> | null',
  'booking_attempts.next_action': 'Stored<PayerAction> | null',
  'booking_attempts.request': 'Stored<ClaimedRequest> | null',
  'bulk_uploads.preview': 'Stored<TableRow[]> | null',
  'code_attempts.registration': 'Stored<PendingRegistration> | null',
  'drafts.details': 'Stored<Record<string, string>> | null',
  'invoices.buyer': 'Stored<PaperBuyer>',
  'invoices.facts': 'Stored<StoredFacts>',
  'list_views.address': 'Stored<ViewAddress>',
  'pickup_cities.places': 'Stored<CityPlaces>',
  'program_shipments.metadata': 'Stored<Record<string, string>>',
  'quotes.request': 'Stored<QuotedRequest>',
  'quotes.result': 'Stored<PricedQuote>',
  'service_limits.document': 'Stored<ServiceLimitsDocument>',
  'settings_versions.document': 'Stored<Partial<Settings>>',
  'shipments.eta': 'Stored<Eta>',
  'shipments.parcels': 'Stored<Box[]> | null',
  'tariff_proposals.document': 'Stored<TariffDocument>',
  'tariff_proposals.preview': 'Stored<TariffPreview> | null',
  'tariffs.data': 'Stored<Tariff>',
  'unmatched_scans.scan': 'Stored<KeptScan>',
};

export const TYPE_IMPORTS = {
  Box: '@waypost/domain/measures',
  Booking: '@waypost/contract',
  ClaimedRequest: '../src/features/public/bookings/standing.ts',
  CityPlaces: '@waypost/domain/pickup-places',
  Eta: '@waypost/domain/rates',
  KeptScan: '../src/features/core/scans/incoming-scan.ts',
  PaperBuyer: '../src/features/core/documents/paper-facts.ts',
  PayerAction: '../src/platform/payments.ts',
  PendingRegistration: '../src/features/customer/accounts/codes.queries.ts',
  PricedQuote: '../src/features/core/quotes/price-quote.ts',
  QuotedRequest: '@waypost/contract',
  Refusal: '../src/features/public/bookings/standing.ts',
  ServiceLimitsDocument: '@waypost/contract',
  Settings: '@waypost/domain/settings',
  Stored: './json-columns.ts',
  StoredFacts: '../src/features/customer/billing/papers.queries.ts',
  TableRow: '../src/features/core/tables/table-limits.ts',
  Tariff: '@waypost/domain/rates',
  TariffDocument: '@waypost/contract',
  TariffPreview: '@waypost/contract',
  ViewAddress: '@waypost/contract',
};
