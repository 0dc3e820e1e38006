import { type ListView, listViews } from '@waypost/contract/client';
import { VIEW_LISTS } from '@waypost/contract/list-views';
import { useSearchParams } from 'react-router';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { VIEWS } from '../admin-paths.ts';
import { BesidePanel } from '../lists/list-rows.tsx';
import { changeViews } from './change-views.server.ts';
import { viewPath } from './view-address.ts';
import { ViewPanel } from './view-panel.tsx';
import type { Route } from './+types/views.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return askOrThrow(request, listViews, { query: {} });
}

export async function action({ request }: Route.ActionArgs) {
  return changeViews(request);
}

const DONE = ['saved', 'removed'] as const;

/** Where views are renamed, shared and removed. */
export default function Views({ loaderData }: Route.ComponentProps) {
  const t = useT('console-views');
  const { views } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const opened = views.find(({ id, changeable }) => changeable && id === search.get('change'));
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <h1 className="wide mb-2 text-2xl">{t('title')}</h1>
      <p className="mb-4 max-w-2xl text-sm text-muted">{t('intro')}</p>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      <BesidePanel panel={opened !== undefined && <ViewPanel key={opened.id} view={opened} />}>
        {views.length === 0 && <EmptyState title={t('none')} />}
        <div className="space-y-8 text-sm">
          {VIEW_LISTS.map((list) => (
            <ViewsOfList
              key={list}
              list={list}
              views={views.filter((each) => each.list === list)}
            />
          ))}
        </div>
      </BesidePanel>
    </>
  );
}

type ViewsOfListProps = { list: ListView['list']; views: ListView[] };

function ViewsOfList({ list, views }: ViewsOfListProps) {
  const t = useT('console-views');
  const columns = useColumns();
  if (views.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 text-lg">{t(`list.${list}`)}</h2>
      <Table
        dense
        caption={t(`list.${list}`)}
        rows={views}
        columns={columns}
        actions={changeLink}
      />
    </section>
  );
}

function useColumns(): Column<ListView>[] {
  const t = useT('console-views');
  return [
    {
      name: t('name'),
      heads: true,
      cell: (view) => (
        <TextLink to={viewPath(view)} className="wrap-anywhere">
          {view.name}
        </TextLink>
      ),
    },
    {
      name: t('visibility'),
      cell: ({ shared }) => t(shared ? 'visibility.shared' : 'visibility.own'),
    },
    { name: t('owner'), cell: ({ own, ownerName }) => (own ? t('me') : ownerName) },
  ];
}

function changeLink(view: ListView) {
  return view.changeable && <ChangeLink view={view} />;
}

function ChangeLink({ view: { id, name } }: { view: ListView }) {
  const t = useT('console-views');
  return (
    <TextLink
      id={`change-${id}`}
      to={`${VIEWS}?change=${id}`}
      preventScrollReset
      aria-label={t('changeOf', { name })}
      className="py-1.5"
    >
      {t('change')}
    </TextLink>
  );
}
