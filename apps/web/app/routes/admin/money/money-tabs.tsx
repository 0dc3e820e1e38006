import { useT } from '../../../platform/catalogs.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { MONEY } from '../admin-paths.ts';
import { BANK, CASH, RETURNS, STATEMENTS } from './money-address.ts';

const TABS = {
  overview: MONEY,
  bank: BANK.page,
  cash: CASH.page,
  statements: STATEMENTS.page,
  returns: RETURNS.page,
} as const;

export function MoneyTabs({ current }: { current: keyof typeof TABS }) {
  const t = useT('console-money');
  return (
    <div className="mb-5">
      <TabLinks
        label={t('sections')}
        tabs={(Object.keys(TABS) as (keyof typeof TABS)[]).map((name) => ({
          name: t(name === 'cash' ? 'cashTab' : name),
          to: TABS[name],
          current: name === current,
        }))}
      />
    </div>
  );
}
