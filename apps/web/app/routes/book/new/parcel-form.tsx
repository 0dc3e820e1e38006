import type { Credit, SavedAddress } from '@waypost/contract/client';
import type { Tariff } from '@waypost/domain/rates';
import { Form } from 'react-router';
import { AddressPicker } from '../../../parcels/address-picker.tsx';
import type { Country } from '../../../parcels/country-list.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { doubtedField } from '../booking-answer.ts';
import { ContentsFields } from '../contents-fields.tsx';
import { useFieldOf } from '../checkout-fields.ts';
import { OrderReference } from '../order-reference.tsx';
import type { NewValues, Sender } from './new-form.ts';
import { KeepTemplate } from './keep-template.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import { PricePanel } from './price-panel.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { useParcelForm } from './use-parcel-form.ts';

type ParcelFormProps = {
  sender: Sender;
  addresses: SavedAddress[];
  credit: Credit | null;
  levels: Tariff['parcel']['levels'];
  countries: Country[];
  start: NewValues;
  /** Of the next template. */
  templateId: string;
};

/** One parcel on one page: recipient, parcel, service, and what it costs. */
export function ParcelForm(props: ParcelFormProps) {
  const { sender, addresses, credit, levels, countries, start, templateId } = props;
  const t = useT('new-shipment');
  const checkout = useT('checkout');
  const { form, initial, faults, ...parcel } = useParcelForm(start);
  const field = useFieldOf(initial.booking.texts, faults);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onInput={parcel.read}
      onBlur={parcel.askForPrice}
      className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12"
    >
      <noscript className="absolute">
        {/* What Enter presses, which is the first button of a form. */}
        <button
          type="submit"
          name="intent"
          value="price"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
      </noscript>
      <div className="space-y-8 lg:col-span-7">
        <Section title={checkout('recipientTitle')}>
          <div className="space-y-5">
            {addresses.length > 0 && (
              <AddressPicker addresses={addresses} onChoose={parcel.choose} />
            )}
            {parcel.doubted && (
              <input type="hidden" name={doubtedField('recipient')} value={parcel.postalCode} />
            )}
            <RecipientFields
              {...{ field, faults, countries }}
              country={parcel.country}
              start={initial}
            />
          </div>
        </Section>
        <ParcelFields {...{ faults, levels }} start={initial} />
        <OrderReference field={field} />
        <ContentsFields start={initial.booking.items[0]} currency="EUR" faults={faults} />
        <Section
          title={t('senderTitle')}
          aside={<TextLink to="/dashboard/addresses">{t('senderChange')}</TextLink>}
        >
          <p className="font-semibold">{sender.name}</p>
          <p>{sender.place}</p>
        </Section>
      </div>
      <div className="lg:col-span-5">
        <PricePanel
          {...{ credit, faults }}
          priced={parcel.priced}
          isPricing={parcel.isPricing}
          isNewPrice={parcel.isNewPrice}
          refusal={parcel.refusal}
        />
        <KeepTemplate isSaved={parcel.isTemplateSaved} {...{ templateId, faults }} />
      </div>
    </Form>
  );
}
