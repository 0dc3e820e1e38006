import type { SavedAddress } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { customerPath } from '../admin-paths.ts';
import { FieldRow, useTyped } from './act-form.tsx';
import type { Booker } from './booker.server.ts';

type WhoProps = { userId: string; customer: Booker | null };

export function Who({ userId, customer }: WhoProps) {
  const t = useT('console-edits');
  const typed = useTyped();
  const field = (name: string, present = '') => ({ ...typed(name, present), autoComplete: 'off' });
  return (
    <Section title={t('whoTitle')}>
      {customer !== null && <Customer userId={userId} customer={customer} />}
      <FieldRow>
        <Field {...field('userId', userId)} label={t('customer')} help={t('customerHelp')} />
        <Field {...field('shipperName')} label={t('shipperName')} help={t('shipperHelp')} />
        <Field {...field('shipperEmail')} type="email" label={t('shipperEmail')} />
        <Field {...field('shipperPhone')} type="tel" label={t('shipperPhone')} />
        {customer !== null && <FromAddressBook addresses={customer.addresses} />}
        <Field {...field('recipientName')} label={t('recipientName')} />
        <Field {...field('recipientEmail')} type="email" label={t('recipientEmail')} />
        <Field {...field('recipientPhone')} type="tel" label={t('recipientPhone')} />
        <Field {...field('recipientAddress')} label={t('recipientAddress')} />
      </FieldRow>
    </Section>
  );
}

function Customer({ userId, customer: { name, credit } }: { userId: string; customer: Booker }) {
  const t = useT('console-edits');
  const { money } = useWords();
  return (
    <p className="mb-4 text-sm">
      <TextLink to={customerPath(userId)}>{name}</TextLink>
      <span className="block text-muted">
        {credit === null
          ? t('creditNone')
          : t('creditLeft', {
              left: money(credit.leftCents, credit.currency),
              limit: money(credit.limitCents, credit.currency),
            })}
      </span>
    </p>
  );
}

/** Fills in recipient and destination, to be checked before booking. */
function FromAddressBook({ addresses }: { addresses: SavedAddress[] }) {
  const t = useT('console-edits');
  const isScripted = useScripted();
  if (!isScripted || addresses.length === 0) return null;
  return (
    <Select
      label={t('fromAddressBook')}
      defaultValue=""
      className="sm:col-span-2"
      onChange={({ currentTarget: { value, form } }) => {
        const chosen = addresses.find(({ id }) => id === value);
        if (chosen !== undefined && form !== null) fill(form, chosen);
      }}
    >
      <option value="">{t('ownRecipient')}</option>
      <Choices of={addresses} value={({ id }) => id} name={(each) => lineOf(each)} />
    </Select>
  );
}

function lineOf({ name, line1, postalCode, city }: SavedAddress): string {
  return [name, line1, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}

function fill(form: HTMLFormElement, address: SavedAddress): void {
  const { name, email, phone, line1, line2, region, postalCode, city } = address;
  const country = formatCountry(address.country, DEFAULT_LOCALE);
  const whole = [line1, line2, `${postalCode} ${city}`.trim(), region, country];
  const values: Record<string, string> = {
    recipientName: name,
    recipientPhone: phone,
    ...(email !== '' && { recipientEmail: email }),
    recipientAddress: whole.filter(Boolean).join(', '),
    to: `${city}, ${country}`,
  };
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement) control.value = value;
  }
}
