import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
} from 'jsvat';

// prettier-ignore
const UNION = [
  austria, belgium, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland, france, germany, greece,
  hungary, ireland, italy, latvia, lithuania, luxembourg, malta, netherlands, poland, portugal, romania,
  slovakiaRepublic, slovenia, spain, sweden,
];

export type VatNumber = {
  /** Without spaces and points, with the prefix of its country: BE0403019261. */
  number: string;
  /** ISO 3166. The prefix of Greece is EL, its code GR. */
  country: string;
};

/** A VAT number of the Union whose shape and check digits are right; null for any other text. */
export function readVatNumber(text: string): VatNumber | null {
  const { value, isValid, country } = checkVAT(text, UNION);
  if (!isValid || country === undefined || value === undefined) return null;
  return { number: value, country: country.isoCode.short };
}
