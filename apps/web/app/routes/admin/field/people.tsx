import { listFieldPeople } from '@waypost/contract/client';
import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { isFiltered } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FIELD_PEOPLE } from '../admin-paths.ts';
import { BesidePanel, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { FieldFilters } from './field-filters.tsx';
import { PEOPLE_LIST, PEOPLE_STATES } from './field-listing.ts';
import { FieldTabs } from './field-tabs.tsx';
import { readHubOptions } from './hub-options.server.ts';
import { MadeOnce } from './made-once.tsx';
import { changePeople } from './people-changes.server.ts';
import { PeopleTable } from './people-table.tsx';
import { PersonPanel } from './person-panel.tsx';
import type { Route } from './+types/people.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  return {
    ...(await loadList(request, PEOPLE_LIST, (query) => ask(request, listFieldPeople, { query }))),
    hubs: await readHubOptions(request),
    mayManage: permissions.includes('settings:write'),
    newId: crypto.randomUUID(),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changePeople(request);
}

const DONE = ['saved', 'unlocked', 'deactivated'] as const;

export default function FieldPeople({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('console-field');
  const { listing, page, requestId, hubs, mayManage, newId } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const made = actionData !== undefined && 'made' in actionData ? actionData.made : null;
  const opened = page?.people.find(({ id }) => id === search.get('person')) ?? null;
  const isAdding = mayManage && search.has('add');
  return (
    <>
      <PageHead title={t('peopleMeta')} noindex />
      {made !== null && <MadeOnce made={made} kept={PEOPLE_LIST.path(listing)} />}
      <div className="print:hidden">
        <ListHeader title={t('peopleTitle')}>
          {mayManage && (
            <LinkButton
              id="add"
              to={PEOPLE_LIST.path(listing, { add: '' })}
              preventScrollReset
              size="small"
            >
              <UserPlus aria-hidden="true" className="size-4" />
              {t('addPerson')}
            </LinkButton>
          )}
        </ListHeader>
        <FieldTabs current="people" />
        {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
        <FieldFilters page={FIELD_PEOPLE} states={PEOPLE_STATES} {...{ listing, hubs }} />
        <BesidePanel
          panel={
            made === null &&
            (isAdding || opened !== null) && (
              <PersonPanel
                key={isAdding ? 'add' : opened?.id}
                person={isAdding ? null : opened}
                {...{ newId, listing, hubs, mayManage }}
              />
            )
          }
        >
          <ListRows
            address={PEOPLE_LIST}
            listing={listing}
            rows={page?.people}
            next={page?.next}
            requestId={requestId}
            words={{ failed: t('peopleFailed'), first: t('first') }}
            empty={<EmptyState title={t(isFiltered(listing) ? 'peopleNoMatch' : 'peopleEmpty')} />}
          >
            {(people) => <PeopleTable people={people} listing={listing} current={opened?.id} />}
          </ListRows>
        </BesidePanel>
      </div>
    </>
  );
}
