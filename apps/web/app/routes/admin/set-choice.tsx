import { PERMISSION_SETS } from '@waypost/contract/permission-sets';
import { useT } from '../../platform/catalogs.tsx';
import { Option } from '../../ui/choice.tsx';

export function SetChoice({ chosen }: { chosen: string }) {
  const t = useT('admin');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('permissionSet')}</legend>
      <div className="space-y-2">
        {PERMISSION_SETS.map((set) => (
          <Option
            key={set}
            name="permissionSet"
            value={set}
            defaultChecked={set === chosen}
            className="bg-ground"
          >
            <span className="block font-semibold">{t(`set.${set}`)}</span>
            <span className="block text-sm text-muted">{t(`setText.${set}`)}</span>
          </Option>
        ))}
      </div>
    </fieldset>
  );
}
