import {
  type BulkCellFault,
  type CellFault,
  type ProblemCode,
  ShipmentEntry,
} from '@waypost/contract';
import {
  BULK_COLUMNS,
  type BulkColumn,
  type BulkMapping,
  REQUIRED_BULK_COLUMNS,
} from '@waypost/domain/bulk-columns';
import { type Incoterm, MAX_PARCELS, type Tariff } from '@waypost/domain/rates';
import type { ServiceLimits } from '@waypost/domain/service-limits';
import { readReference } from '@waypost/domain/tracking-number';
import { NIL } from 'uuid';
import { priceQuote, refuseBeyondLimits } from '../../core/quotes/index.ts';
import { type Entering, entryCharges, quoteRequestOf } from '../staff-edits/index.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  readAmount,
  readCount,
  readIncoterm,
  readMeasure,
  readPayment,
  readPlace,
  readService,
} from './read-cells.ts';

export type RowRules = {
  mapping: BulkMapping;
  tariff: Tariff;
  limits: ServiceLimits;
  defaultIncoterm: Incoterm;
  pricesAllowed: boolean;
  /** The customer whose file it is; every row is booked for them. */
  owner?: string | undefined;
};

export type GoodRow = {
  entry: Entering['entry'];
  alias: string | null;
  /** An account by its id or address; empty for none. */
  customer: string;
  priceCents: number;
};
export type ReadRow = GoodRow | { faults: CellFault[] };

/** One row as the input of the form for one shipment, or every cell that is wrong. */
export function readRow(cells: readonly string[], rules: RowRules): ReadRow {
  const texts = textsOf(cells, rules.mapping);
  const text = (column: BulkColumn) => texts.get(column) ?? '';
  const faults = new Map<BulkColumn, BulkCellFault>();
  const fault = (column: BulkColumn, code: BulkCellFault) => {
    if (!faults.has(column)) faults.set(column, code);
  };
  /** An empty cell is no fault, unless it is required. */
  function read<T>(
    column: BulkColumn,
    reader: (text: string) => T | BulkCellFault[],
  ): T | undefined {
    const value = text(column) === '' ? undefined : reader(text(column));
    if (!Array.isArray(value)) return value;
    for (const code of value) fault(column, code);
    return undefined;
  }

  for (const column of REQUIRED_BULK_COLUMNS) if (text(column) === '') fault(column, 'missing');
  const service = read('service', readService);
  const from = readPlace(text('from'), text('fromCountry'));
  const to = readPlace(text('to'), text('toCountry'));
  if ('unknown' in from)
    fault(from.unknown === 'country' ? 'fromCountry' : 'from', 'country_unknown');
  if ('unknown' in to) fault(to.unknown === 'country' ? 'toCountry' : 'to', 'country_unknown');
  const box = {
    weightGrams: read('weight', readMeasure.kilograms) ?? 0,
    // an empty side is not measured
    lengthMm: read('length', readMeasure.centimetres) ?? 0,
    widthMm: read('width', readMeasure.centimetres) ?? 0,
    heightMm: read('height', readMeasure.centimetres) ?? 0,
  };
  const pieces = read('pieces', readCount) ?? 1;
  if (service?.type === 'parcel' && pieces > MAX_PARCELS) fault('pieces', 'too_many_parcels');
  const incoterm = read('incoterm', readIncoterm) ?? rules.defaultIncoterm;
  const customer = rules.owner ?? text('customer');
  const payment = read('payment', readPayment) ?? (customer === '' ? 'on_delivery' : 'on_account');
  if (payment === 'on_account' && customer === '') fault('customer', 'customer_needed');
  const cents = read('price', readAmount);
  if (text('price') !== '' && !rules.pricesAllowed) fault('price', 'price_not_allowed');
  if (text('price') !== '' && text('priceReason') === '') fault('priceReason', 'reason_needed');
  const alias = read('reference', readAlias) ?? null;
  const declaredValueCents = read('declaredValue', readAmount) ?? 0;
  if (declaredValueCents > 0 && text('contents') === '') fault('contents', 'missing');

  const parsed = ShipmentEntry.safeParse({
    // no column has it, and the schema requires it
    id: NIL,
    ...(customer !== '' && { userId: NIL }),
    ...(alias !== null && { trackingNumber: text('reference') }),
    ...(text('orderReference') !== '' && { orderReference: text('orderReference') }),
    serviceType: service?.type ?? 'parcel',
    ...(service?.type === 'freight'
      ? { freight: { mode: service.mode, pallets: pieces, incoterm, ...box } }
      : { parcel: { level: service?.level ?? 'standard', pieces, ...box } }),
    from: 'place' in from ? from.place : text('from'),
    to: 'place' in to ? to.place : text('to'),
    contents: text('contents'),
    declaredValueCents,
    shipperName: text('shipperName'),
    shipperEmail: text('shipperEmail'),
    shipperPhone: text('shipperPhone'),
    recipientName: text('recipientName'),
    recipientEmail: text('recipientEmail'),
    recipientPhone: text('recipientPhone'),
    recipientAddress: text('recipientAddress'),
    payment: customer === '' ? 'on_delivery' : payment,
    ...(cents !== undefined && { price: { cents, reason: text('priceReason') } }),
  });
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const column = columnOf(issue.path);
      if (column !== undefined) fault(column, codeOf(column, issue.code, text(column)));
    }
  }
  if (faults.size > 0 || !parsed.success) return { faults: inOrder(faults) };
  const { id: _id, userId: _userId, ...entry } = parsed.data;
  const price = priceOf(rules, entry);
  if ('fault' in price) return { faults: [price.fault] };
  return { entry, alias, customer, priceCents: price.cents };
}

/** Of the columns that the file has, with what the row says in them. */
export function textsOf(cells: readonly string[], mapping: BulkMapping): Map<BulkColumn, string> {
  const texts = new Map<BulkColumn, string>();
  for (const [at, column] of mapping.entries()) {
    if (column !== null) texts.set(column, cells[at]?.trim() ?? '');
  }
  return texts;
}

function readAlias(text: string): string | BulkCellFault[] {
  const reference = readReference(text);
  if (reference.kind === 'too_short') return ['reference_too_short'];
  if (reference.kind === 'mistyped') return ['reference_mistyped'];
  // our own numbers are generated, never given
  return reference.kind === 'alias' ? reference.ref : ['reference_taken'];
}

const COLUMN_OF_FIELD: Record<string, BulkColumn> = {
  trackingNumber: 'reference',
  orderReference: 'orderReference',
  cents: 'price',
  reason: 'priceReason',
  weightGrams: 'weight',
  lengthMm: 'length',
  widthMm: 'width',
  heightMm: 'height',
  pallets: 'pieces',
  contents: 'contents',
  declaredValueCents: 'declaredValue',
  from: 'from',
  to: 'to',
  shipperName: 'shipperName',
  shipperEmail: 'shipperEmail',
  shipperPhone: 'shipperPhone',
  recipientName: 'recipientName',
  recipientEmail: 'recipientEmail',
  recipientPhone: 'recipientPhone',
  recipientAddress: 'recipientAddress',
};
const MEASURED: ReadonlySet<BulkColumn> = new Set([
  'weight',
  'length',
  'width',
  'height',
  'price',
  'declaredValue',
]);

function columnOf(path: readonly PropertyKey[]): BulkColumn | undefined {
  return COLUMN_OF_FIELD[String(path.at(-1))];
}

function codeOf(column: BulkColumn, issue: string, text: string): BulkCellFault {
  if (text === '') return 'missing';
  if (MEASURED.has(column)) return 'out_of_range';
  if (issue === 'too_big') return 'too_long';
  if (issue === 'too_small') return 'too_short';
  if (column.endsWith('Email')) return 'not_an_email';
  return column.endsWith('Phone') ? 'not_a_phone' : 'characters';
}

/** In the order of the template's columns. */
function inOrder(faults: ReadonlyMap<BulkColumn, BulkCellFault>): CellFault[] {
  return BULK_COLUMNS.flatMap((column) => {
    const code = faults.get(column);
    return code === undefined ? [] : [{ column, code }];
  });
}

const UNPRICEABLE: Partial<Record<ProblemCode, CellFault>> = {
  over_max_piece_weight: { column: 'weight', code: 'over_max_piece_weight' },
  measure_out_of_range: { column: 'weight', code: 'out_of_range' },
  nothing_to_price: { column: 'weight', code: 'nothing_to_price' },
  service_not_available: { column: 'service', code: 'not_carried' },
};

function priceOf(
  rules: RowRules,
  entry: Entering['entry'],
): { cents: number } | { fault: CellFault } {
  try {
    const request = quoteRequestOf(entry, rules.defaultIncoterm);
    const priced = priceQuote(rules.tariff, request);
    refuseBeyondLimits(rules, request);
    return { cents: entryCharges(rules.tariff, priced, entry).totalCents };
  } catch (error) {
    const fault = error instanceof Problem ? UNPRICEABLE[error.code] : undefined;
    if (fault === undefined) throw error;
    return { fault };
  }
}
