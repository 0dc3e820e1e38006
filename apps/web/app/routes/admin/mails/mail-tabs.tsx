import { useT } from '../../../platform/catalogs.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { EMAILS } from '../admin-paths.ts';

export const TEMPLATES = `${EMAILS}/templates`;
export const NEWSLETTER = `${EMAILS}/newsletter`;

export function MailTabs({ current }: { current: 'outbox' | 'templates' | 'newsletter' }) {
  const t = useT('console-mails');
  const paths = { outbox: EMAILS, templates: TEMPLATES, newsletter: NEWSLETTER };
  return (
    <div className="mb-5">
      <TabLinks
        label={t('sections')}
        tabs={(['outbox', 'templates', 'newsletter'] as const).map((name) => ({
          name: t(name),
          to: paths[name],
          current: name === current,
        }))}
      />
    </div>
  );
}
