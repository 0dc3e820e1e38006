import { useT } from '../../../platform/catalogs.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { EMAILS } from '../admin-paths.ts';

export const TEMPLATES = `${EMAILS}/templates`;
export const NEWSLETTER = `${EMAILS}/newsletter`;
export const UNDELIVERABLE = `${EMAILS}/undeliverable`;

const PATHS = {
  outbox: EMAILS,
  undeliverable: UNDELIVERABLE,
  templates: TEMPLATES,
  newsletter: NEWSLETTER,
};
const TABS = ['outbox', 'undeliverable', 'templates', 'newsletter'] as const;

export function MailTabs({ current }: { current: (typeof TABS)[number] }) {
  const t = useT('console-mails');
  return (
    <div className="mb-5">
      <TabLinks
        label={t('sections')}
        tabs={TABS.map((name) => ({
          name: t(name),
          to: PATHS[name],
          current: name === current,
        }))}
      />
    </div>
  );
}
