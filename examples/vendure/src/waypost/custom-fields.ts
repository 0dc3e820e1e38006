import { type CustomFields, LanguageCode } from '@vendure/core';

declare module '@vendure/core/dist/entity/custom-entity-fields.js' {
  interface CustomProductVariantFields {
    weightGrams: number;
  }
}

export const VARIANT_FIELDS: CustomFields['ProductVariant'] = [
  {
    name: 'weightGrams',
    type: 'int',
    defaultValue: 0,
    min: 0,
    label: [{ languageCode: LanguageCode.en, value: 'Weight (g)' }],
  },
];
