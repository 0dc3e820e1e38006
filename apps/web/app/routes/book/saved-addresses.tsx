import type { SavedAddress } from '@waypost/contract/client';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Choices, Select } from '../../ui/field.tsx';
import type { Party } from './booking-form.ts';

type SavedAddressesProps = {
  party: Party;
  addresses: SavedAddress[];
  onUse: (address: SavedAddress) => void;
};

/** Choosing fills in the fields. Without scripts a button does, by posting the form. */
export function SavedAddresses({ party, addresses, onUse }: SavedAddressesProps) {
  const t = useT('checkout');
  const use = (id: string) => {
    const address = addresses.find((saved) => saved.id === id);
    if (address !== undefined) onUse(address);
  };
  return (
    <div className="mb-5 flex items-end gap-3">
      <Select
        className="min-w-0 grow"
        name={`${party}.saved`}
        label={t(party === 'shipper' ? 'savedShipper' : 'savedRecipient')}
        defaultValue=""
        onChange={(event) => use(event.target.value)}
      >
        <option value="">{t('savedNone')}</option>
        <Choices
          of={addresses}
          value={({ id }) => id}
          name={({ name, line1, city }) => [name, line1, city].join(', ')}
        />
      </Select>
      <noscript>
        <Button type="submit" look="secondary" name="step" value={`use-saved.${party}`}>
          {t('savedUse')}
        </Button>
      </noscript>
    </div>
  );
}
