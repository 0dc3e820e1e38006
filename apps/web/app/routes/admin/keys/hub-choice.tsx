import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Select } from '../../../ui/field.tsx';

export type HubOption = { id: string; code: string; name: string };

type HubChoiceProps = {
  field: { name: string; defaultValue?: string | undefined; error?: string | undefined };
  hubs: HubOption[];
};

/** The hub of a device; none for one that moves. */
export function HubChoice({ field, hubs }: HubChoiceProps) {
  const t = useT('console-keys');
  return (
    <Select {...field} label={t('hub')} help={t('hubHelp')}>
      <option value="">{t('noHub')}</option>
      <Choices of={hubs} value={({ id }) => id} name={({ code, name }) => `${code}, ${name}`} />
    </Select>
  );
}
