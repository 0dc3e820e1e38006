import { useT } from '../../../platform/catalogs.tsx';
import { Segments } from '../../../ui/choice.tsx';
import { FIELD_DEVICES, FIELD_PEOPLE } from '../admin-paths.ts';

export function FieldTabs({ current }: { current: 'people' | 'devices' }) {
  const t = useT('console-field');
  return (
    <div className="mb-5">
      <Segments
        label={t('tabs')}
        segments={[
          { name: t('tabPeople'), to: FIELD_PEOPLE, current: current === 'people' },
          { name: t('tabDevices'), to: FIELD_DEVICES, current: current === 'devices' },
        ]}
      />
    </div>
  );
}
