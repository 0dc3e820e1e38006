import type { SavedAddress } from '@waypost/contract/client';
import type { AddressForm } from '@waypost/domain/country-rules';
import { formatCountry } from '@waypost/i18n/formats';
import { useAddressNames } from '../../parcels/address-names.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Filled } from '../../ui/filled.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { doubtedField } from './booking-answer.ts';
import type { Party } from './booking-form.ts';
import type { FieldOf } from './checkout-fields.ts';
import { SavedAddresses } from './saved-addresses.tsx';

type PartyFieldsProps = {
  party: Party;
  country: string | null;
  /** How the country writes addresses. */
  form: AddressForm;
  /** A postal code that may belong to another city. */
  doubted: string | undefined;
  /** The text that the address was read from, if it may mean something else. */
  typed: string | undefined;
  recipientEmail: string;
  field: FieldOf;
  /** Null for guests, who have no address book. */
  saved: SavedAddress[] | null;
  keeps: boolean;
  onUse: (address: SavedAddress) => void;
};

/** Who sends or receives, and where. Browsers fill in the reader's own address, not the recipient's. */
export function PartyFields(props: PartyFieldsProps) {
  const { party, country, form, doubted, typed, recipientEmail, field, saved, keeps, onUse } =
    props;
  const t = useT('checkout');
  const locale = useLocale();
  const names = useAddressNames(form);
  const [example = ''] = form.postalCode.examples ?? [];
  const isShipper = party === 'shipper';
  const fill = (token: string) => (isShipper ? `section-shipper ${token}` : 'off');
  return (
    <Section title={t(`${party}Title`)}>
      {saved !== null && saved.length > 0 && (
        <SavedAddresses party={party} addresses={saved} onUse={onUse} />
      )}
      {typed !== undefined && (
        <Notice tone="note" title={t('checkAddressTitle')} className="mb-5">
          {t('checkAddressText', { address: typed })}
        </Notice>
      )}
      {doubted !== undefined && <input type="hidden" name={doubtedField(party)} value={doubted} />}
      <div className="grid grid-cols-6 gap-4 max-sm:items-end sm:gap-5">
        <Field
          {...field(`${party}Name`)}
          className="col-span-6 sm:col-span-3"
          autoComplete={fill('name')}
          maxLength={120}
          required
        />
        <Field
          {...field(`${party}Phone`)}
          className="col-span-6 sm:col-span-3"
          aside={t('optional')}
          type="tel"
          inputMode="tel"
          autoComplete={fill('tel')}
          maxLength={40}
          help={isShipper ? undefined : t('phoneHelp')}
        />
        {isShipper && (
          <Field
            {...field('shipperEmail')}
            className="col-span-6"
            type="email"
            inputMode="email"
            autoComplete={fill('email')}
            maxLength={254}
            help={t('shipperEmailHelp')}
            required
          />
        )}
        <Field
          {...field(`${party}.line1`)}
          className="col-span-6"
          autoComplete={fill('address-line1')}
          maxLength={120}
          required
        />
        <Field
          {...field(`${party}.line2`)}
          className="col-span-6"
          aside={t('optional')}
          autoComplete={fill('address-line2')}
          maxLength={120}
        />
        <Field
          {...field(`${party}.postalCode`, { example })}
          {...(names.postalCode !== undefined && { label: names.postalCode })}
          className="col-span-3 sm:col-span-2"
          aside={form.postalCode.required ? undefined : t('optional')}
          autoComplete={fill('postal-code')}
          maxLength={16}
          required={form.postalCode.required}
        />
        <Field
          {...field(`${party}.city`)}
          {...(names.city !== undefined && { label: names.city })}
          className="col-span-3 sm:col-span-4"
          autoComplete={fill('address-level2')}
          maxLength={80}
          required
        />
        <Field
          {...field(`${party}.region`)}
          {...(names.region !== undefined && { label: names.region })}
          className="col-span-6"
          aside={t('optional')}
          autoComplete={fill('address-level1')}
          maxLength={80}
        />
      </div>
      <div className="mt-4 space-y-1 text-muted">
        {country !== null && (
          <p>
            <Filled
              text={t(`${party}Country`, {
                country: formatCountry(country, locale),
                link: '{link}',
              })}
              parts={{ link: <TextLink to="/services/express">{t('changeCountry')}</TextLink> }}
            />
          </p>
        )}
        {!isShipper && <p>{t('recipientEmail', { email: recipientEmail })}</p>}
      </div>
      {saved !== null && (
        <Checkbox
          className="mt-3"
          name={`${party}.keep`}
          value="yes"
          defaultChecked={keeps}
          label={t('keepAddress')}
        />
      )}
    </Section>
  );
}
