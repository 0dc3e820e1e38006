import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Select } from '../../../ui/field.tsx';

export type HubOption = { id: string; code: string; name: string };

type HubSelectProps = {
  field: { name: string; defaultValue?: string | undefined; error?: string | undefined };
  hubs: HubOption[];
  /** The present hub, which may be out of use. */
  own?: { id: string; code: string } | undefined;
};

export function HubSelect({ field, hubs, own }: HubSelectProps) {
  const t = useT('console-field');
  const isListed = own === undefined || hubs.some(({ id }) => id === own.id);
  return (
    <Select {...field} label={t('hub')}>
      {!isListed && <option value={own.id}>{own.code}</option>}
      <Choices of={hubs} value={({ id }) => id} name={({ code, name }) => `${code}, ${name}`} />
    </Select>
  );
}
