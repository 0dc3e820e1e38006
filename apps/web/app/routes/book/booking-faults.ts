import { centsFromText } from '@waypost/domain/money';
import type { AddressForm } from '@waypost/domain/country-rules';
import { gramsFromKgText } from '@waypost/domain/measures';
import { wholeName } from '@waypost/domain/name-order';
import { postalCodeFault } from '@waypost/domain/postal-codes';
import { writtenLength } from '@waypost/domain/written-length';
import type { MessageKey } from '@waypost/i18n/messages';
import { isEmail, isName, isPhoneOrEmpty } from '../../parcels/contact-rules.ts';
import {
  type BookingValues,
  itemField,
  type ItemField,
  PARTIES,
  type Party,
} from './booking-form.ts';
import { declaredCents } from './declared-value.ts';

/** By the name of the field, in the order of the page. */
export type BookingFaults = Record<string, MessageKey<'checkout'>>;

/** The contract's bound for one line of goods: 10 t. */
const MAX_ITEM_GRAMS = 10_000_000;

/** What keeps the form from being sent. The contract has the same rules. */
export function findBookingFaults(
  values: BookingValues,
  customs: boolean,
  forms: Record<Party, AddressForm>,
): BookingFaults {
  return {
    ...contactFaults(values, forms),
    ...(customs ? customsFaults(values) : contentsFaults(values)),
    ...insuranceFaults(values),
    ...(values.texts.orderReference.length > 64 && { orderReference: 'tooLong' as const }),
    ...(values.method === null && { method: 'methodMissing' as const }),
    ...payerFaults(values),
    ...(values.acceptedTerms === '' && { acceptedTerms: 'termsMissing' as const }),
  };
}

const POSTAL_CODE_FAULTS = {
  missing: 'postalCodeMissing',
  invalid: 'postalCodeInvalid',
} as const satisfies Record<string, MessageKey<'checkout'>>;

function contactFaults({ texts }: BookingValues, forms: Record<Party, AddressForm>): BookingFaults {
  const faults: BookingFaults = {};
  for (const party of PARTIES) {
    if (!isName(texts[`${party}Name`])) faults[`${party}Name`] = 'nameInvalid';
    if (!isPhoneOrEmpty(texts[`${party}Phone`])) faults[`${party}Phone`] = 'phoneInvalid';
    if (party === 'shipper' && !isEmail(texts.shipperEmail))
      faults['shipperEmail'] = 'emailInvalid';
    const [line1, city] = [texts[`${party}.line1`], texts[`${party}.city`]];
    if (writtenLength(line1) < 3 || line1.length > 120) faults[`${party}.line1`] = 'streetInvalid';
    if (texts[`${party}.line2`].length > 120) faults[`${party}.line2`] = 'tooLong';
    if (city === '') faults[`${party}.city`] = 'cityMissing';
    if (city.length > 80) faults[`${party}.city`] = 'tooLong';
    if (texts[`${party}.region`].length > 80) faults[`${party}.region`] = 'tooLong';
    const postalCode = texts[`${party}.postalCode`];
    const codeFault = postalCodeFault(forms[party].postalCode, postalCode);
    if (codeFault !== null) faults[`${party}.postalCode`] = POSTAL_CODE_FAULTS[codeFault];
    if (postalCode.length > 16) faults[`${party}.postalCode`] = 'tooLong';
  }
  return faults;
}

/** The payer's name as shown on the receipt. Required for cards, optional otherwise. */
export function payerNameOf({ texts, payerIsShipper }: BookingValues): string {
  if (payerIsShipper) return texts.shipperName;
  return wholeName(texts['payer.firstName'], texts['payer.lastName']);
}

export function hasPayerName(values: BookingValues): boolean {
  return payerNameOf(values).length > 1;
}

function payerFaults(values: BookingValues): BookingFaults {
  const faults: BookingFaults = {};
  const vatId = values.texts['payer.vatId'];
  if (!values.payerIsShipper) {
    const isNeeded = values.method === 'card' || vatId !== '' || payerNameOf(values) !== '';
    if (isNeeded && !hasPayerName(values)) faults['payer.firstName'] = 'payerNameMissing';
    if (payerNameOf(values).length > 120) faults['payer.firstName'] = 'tooLong';
  }
  if (vatId.length > 20) faults['payer.vatId'] = 'tooLong';
  return faults;
}

/** Within a customs area contents and value are optional, but only together. */
function contentsFaults({ items: [contents], insured }: BookingValues): BookingFaults {
  const faults: BookingFaults = {};
  if (!insured && (contents?.description ?? '') === '' && (contents?.value ?? '') === '')
    return faults;
  if (!isDescription(contents?.description ?? '')) {
    faults[itemField(0, 'description')] = 'descriptionInvalid';
  }
  if (centsFromText(contents?.value ?? '') === null) faults[itemField(0, 'value')] = 'valueInvalid';
  return faults;
}

function insuranceFaults({ insured, items }: BookingValues): BookingFaults {
  if (!insured || declaredCents(items) > 0) return {};
  return { [itemField(0, 'value')]: 'valueForInsurance' };
}

function customsFaults(values: BookingValues): BookingFaults {
  const { texts } = values;
  return {
    ...itemFaults(values),
    ...(texts.exportReason === '' && { exportReason: 'exportReasonMissing' as const }),
    ...(texts['exporter.vatId'].length > 20 && { 'exporter.vatId': 'tooLong' as const }),
    ...(!/^(?:[a-z]{2}[a-z0-9]{1,15})?$/i.test(texts['exporter.eori'].replaceAll(/\s/g, '')) && {
      'exporter.eori': 'eoriInvalid' as const,
    }),
  };
}

function isDescription(text: string): boolean {
  return writtenLength(text) >= 3 && text.length <= 120;
}

function itemFaults({ items }: BookingValues): BookingFaults {
  const faults: BookingFaults = {};
  for (const [at, item] of items.entries()) {
    const fault = (field: ItemField, key: MessageKey<'checkout'>) => {
      faults[itemField(at, field)] = key;
    };
    if (!isDescription(item.description)) fault('description', 'descriptionInvalid');
    if (!/^[1-9]\d{0,4}$/.test(item.quantity)) fault('quantity', 'quantityInvalid');
    const grams = gramsFromKgText(item.weight);
    if (grams === null || grams === 0 || grams > MAX_ITEM_GRAMS) fault('weight', 'weightInvalid');
    if (centsFromText(item.value) === null) fault('value', 'valueInvalid');
    if (!/^(?:\d{6,10})?$/.test(hsDigits(item.hsCode))) fault('hsCode', 'hsCodeInvalid');
  }
  if (items.length === 0) faults['addItem'] = 'itemsMissing';
  return faults;
}

/** Tariff books write 6109.10. */
export function hsDigits(text: string): string {
  return text.replaceAll(/[\s.]/g, '');
}

/** Maps faults found by the api to the fields of the form. */
export function faultsOfRefusal(
  errors: readonly { path: string; reason?: string }[],
): BookingFaults {
  return Object.fromEntries(
    errors.map(({ path, reason }) => [
      path
        .replace(/^contact\./, '')
        .replace(/^(shipper|recipient)Address\./, '$1.')
        .replace(/^payer\.name$/, 'payer.firstName')
        .replace(/\.weightGrams$/, '.weight')
        .replace(/\.valueCents$/, '.value'),
      reason === 'elsewhere' ? ('cityElsewhere' as const) : ('checkEntry' as const),
    ]),
  );
}
