import { useT } from '../../../platform/catalogs.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { SETTINGS } from '../admin-paths.ts';

export const HISTORY = `${SETTINGS}/history`;

export function SettingsTabs({ current }: { current: 'now' | 'history' }) {
  const t = useT('console-settings');
  return (
    <div className="mb-6">
      <TabLinks
        label={t('sections')}
        tabs={[
          { name: t('now'), to: SETTINGS, current: current === 'now' },
          { name: t('history'), to: HISTORY, current: current === 'history' },
        ]}
      />
    </div>
  );
}
