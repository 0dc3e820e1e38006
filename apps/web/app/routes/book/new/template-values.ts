import type { NewTemplate, ParcelTemplate, SavedAddress } from '@waypost/contract/client';
import { gramsFromKgText, millimetresFromCmText } from '@waypost/domain/measures';
import { centsFromText } from '@waypost/domain/money';
import { countOf, emptyValues, type NewValues, parcelTexts, withRecipient } from './new-form.ts';

/** The form as a template fills it. A recipient who left the address book is chosen anew. */
export function valuesOfTemplate(
  template: ParcelTemplate,
  addresses: readonly SavedAddress[],
): NewValues {
  const empty = emptyValues();
  const { contents, valueCents } = template;
  const item = {
    description: contents,
    quantity: '1',
    weight: '',
    value: contents === '' ? '' : (valueCents / 100).toFixed(2),
    originCountry: '',
    hsCode: '',
  };
  const values = {
    ...empty,
    parcel: parcelTexts(template, template.parcelCount),
    level: template.serviceLevel,
    booking: { ...empty.booking, items: [item] },
  };
  const recipient = addresses.find(({ id }) => id === template.addressId);
  return recipient === undefined ? values : withRecipient(values, recipient);
}

/** Only for values without faults. */
export function templateOf(
  values: NewValues,
  { name, addressId }: { name: string; addressId: string | null },
): NewTemplate {
  const { parcel, level, booking } = values;
  const millimetres = (text: string) => millimetresFromCmText(text || '0') ?? 0;
  const [item] = booking.items;
  return {
    name,
    serviceLevel: level,
    weightGrams: gramsFromKgText(parcel.weight) ?? 0,
    lengthMm: millimetres(parcel.length),
    widthMm: millimetres(parcel.width),
    heightMm: millimetres(parcel.height),
    parcelCount: countOf(values) ?? 1,
    contents: item?.description ?? '',
    valueCents: centsFromText(item?.value ?? '') ?? 0,
    addressId,
  };
}
