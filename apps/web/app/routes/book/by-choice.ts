import type { Method } from './booking-form.ts';

/**
 * Classes that show what belongs to a choice of the checkout form, whose group is `checkout`. By styles,
 * so that prices follow a choice at once, before and without scripts.
 */
export const IF_INSURED = 'hidden group-has-[[name=insured]:checked]/checkout:block';
export const IF_NOT_INSURED = 'group-has-[[name=insured]:checked]/checkout:hidden';

export const IF_PAYER_NAMED = 'group-has-[[name=payerIsShipper]:checked]/checkout:hidden';

export const IF_METHOD: Record<Method, string> = {
  card: 'hidden group-has-[[value=card]:checked]/checkout:block',
  paypal: 'hidden group-has-[[value=paypal]:checked]/checkout:block',
  // an underscore would be read as a space
  bank_transfer: 'hidden group-has-[[value^=bank]:checked]/checkout:block',
  cod: 'hidden group-has-[[value=cod]:checked]/checkout:block',
  on_account: 'hidden group-has-[[value$=account]:checked]/checkout:block',
};
