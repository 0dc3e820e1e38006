import type { ListView } from '@waypost/contract/client';
import type { ViewList } from '@waypost/contract/list-views';
import { Bookmark, ChevronDown } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { classes } from '../../../ui/classes.ts';
import { Menu } from '../../../ui/menu.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { VIEWS } from '../admin-paths.ts';
import { MENU_BUTTON, MENU_DROP } from './menu-look.ts';
import { listPath, saveViewPath, viewPath } from './view-address.ts';

type ViewsMenuProps = { list: ViewList; views: ListView[]; listing: { view?: string } };

/** The saved views of a list, and the way to save one. */
export function ViewsMenu({ list, views, listing }: ViewsMenuProps) {
  const t = useT('console-views');
  const current = views.find(({ id }) => id === listing.view);
  const button = (
    <>
      <Bookmark aria-hidden="true" className="size-4 shrink-0" />
      <span className="max-w-48 truncate">
        {current === undefined ? t('views') : t('current', { name: current.name })}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
    </>
  );
  return (
    <Menu button={button} buttonClassName={MENU_BUTTON} className={MENU_DROP}>
      <Item to={listPath(list)} isCurrent={current === undefined}>
        {t('whole')}
      </Item>
      <Group title={t('own')} views={views.filter(({ own }) => own)} current={current?.id} />
      <Group title={t('shared')} views={views.filter(({ own }) => !own)} current={current?.id} />
      <div className="mt-2 border-t border-hairline pt-2">
        <Item to={saveViewPath(list, listing)}>{t('save')}</Item>
        <Item to={VIEWS}>{t('manage')}</Item>
      </div>
    </Menu>
  );
}

type GroupProps = { title: string; views: ListView[]; current: string | undefined };

function Group({ title, views, current }: GroupProps) {
  if (views.length === 0) return null;
  return (
    <>
      <p className="mt-2 px-2 py-1 text-muted">{title}</p>
      {views.map((view) => (
        <Item key={view.id} to={viewPath(view)} isCurrent={view.id === current}>
          {view.name}
        </Item>
      ))}
    </>
  );
}

type ItemProps = { to: string; isCurrent?: boolean; children: string };

function Item({ to, isCurrent = false, children }: ItemProps) {
  return (
    <TextLink
      to={to}
      aria-current={isCurrent ? 'true' : undefined}
      className={classes('block rounded px-2 py-1.5 wrap-anywhere', isCurrent && 'bg-panel')}
    >
      {children}
    </TextLink>
  );
}
