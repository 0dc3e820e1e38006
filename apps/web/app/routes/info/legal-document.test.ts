import { TERMS_VERSION } from '@waypost/contract';
import { tariffVersion2 } from '@waypost/domain/rates';
import { translator } from '@waypost/i18n';
import { formatPercent } from '@waypost/i18n/formats';
import { expect, test } from 'vitest';
import { IN_FORCE_SINCE } from './legal-document.tsx';

test('a new version of the terms has a new date', () => {
  expect(IN_FORCE_SINCE.slice(0, 7)).toBe(TERMS_VERSION);
});

test('the terms state the rates of the tariff', () => {
  const t = translator('en', 'terms');
  const { checkout } = tariffVersion2;
  const percent = (rate: string) => formatPercent(Number(rate), 'en');
  expect(t('prices.fuel')).toContain(percent(checkout.fuelRate));
  expect(t('prices.security')).toContain(percent(checkout.securityRate));
  expect(t('prices.insurance')).toContain(percent(checkout.insuranceRate));
  expect(t('prices.insurance')).toContain(`€${checkout.insuranceMinimum}`);
  expect(t('prices.insurance')).toContain('€5,000');
  expect(checkout.insuranceLimit).toBe('5000');
  expect(t('prices.cod')).toContain(percent(checkout.codFeeRate));
  expect(t('payment.4')).toContain(percent(checkout.codFeeRate));
});
