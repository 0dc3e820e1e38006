import { readHub, readSortPlan, type SortPlanDocument } from '@waypost/contract/client';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listCountries } from '../../../parcels/country-list.server.ts';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { HUBS } from '../admin-paths.ts';
import { ListHeader } from '../lists/list-rows.tsx';
import { signedInContext } from '../signed-in.ts';
import { readHubOptions } from './hub-options.server.ts';
import { LanesEditor } from './lanes-editor.tsx';
import { PlanHistory } from './plan-history.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { changeSortPlan } from './sort-plan-changes.server.ts';
import { TryPlan } from './try-plan.tsx';
import type { Route } from './+types/sort-plan.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const path = { hubId: params.hubId };
  const hub = await ask(request, readHub, { path });
  return {
    plan: await askOrThrow(request, readSortPlan, { path }),
    hub: hub.ok ? hub.data : null,
    hubs: await readHubOptions(request),
    countries: listCountries('en'),
    mayPublish: permissions.includes('settings:write'),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  return changeSortPlan(request, params.hubId);
}

export default function HubSortPlan({ loaderData, actionData }: Route.ComponentProps) {
  const { version } = loaderData.plan;
  const tried = actionData !== undefined && 'tried' in actionData ? actionData.tried : null;
  // a newer version replaces what is being edited
  return <PlanPage key={version} {...loaderData} tried={tried} />;
}

type PlanPageProps = Route.ComponentProps['loaderData'] & {
  tried: ComponentProps<typeof TryPlan>['tried'];
};

function PlanPage({ plan, hub, hubs, countries, mayPublish, tried }: PlanPageProps) {
  const t = useT('console-field');
  const [search] = useSearchParams();
  const [edited, setEdited] = useState<SortPlanDocument>(plan.plan);
  const reply = useReply();
  const field = fieldsOf(reply, () => t('reasonFault'));
  const document = JSON.stringify(edited);
  const names = { name: hub?.name ?? '', code: hub?.code ?? '' };
  return (
    <>
      <PageHead title={t('planMeta', names)} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={HUBS}>{t('planBack')}</TextLink>
      </p>
      <ListHeader title={t('planTitle', names)} />
      <p className="mb-5 text-sm text-muted">
        {plan.version === 0
          ? t('planAutomatic')
          : t('planVersion', { version: String(plan.version) })}
      </p>
      {search.get('done') === 'published' && (
        <Notice tone="good" title={t('done.published')} className="mb-4" />
      )}
      {reply?.faults['plan'] !== undefined && (
        <Notice tone="problem" title={t('planFault')} className="mb-4" />
      )}
      <div className="space-y-8">
        <div className="flex flex-col gap-8 xl:flex-row xl:items-start">
          <div className="min-w-0 grow">
            <LanesEditor
              lanes={edited.lanes}
              hubs={hubs}
              onChange={(lanes) => setEdited({ ...edited, lanes })}
            />
          </div>
          <div className="w-full shrink-0 xl:sticky xl:top-4 xl:w-80">
            <TryPlan
              plan={document}
              country={hub?.country ?? 'BE'}
              countries={countries}
              tried={tried}
            />
          </div>
        </div>
        <RulesEditor
          rules={edited.rules}
          lanes={edited.lanes}
          onChange={(rules) => setEdited({ ...edited, rules })}
          {...{ hubs, countries }}
        />
        {mayPublish && (
          <PostForm
            intent="publish"
            submit={t('publish')}
            sending={t('publishing')}
            fallback={t('publishFailed')}
            className="max-w-md space-y-4 border-t-2 border-ink pt-4"
          >
            <input type="hidden" name="version" value={plan.version} />
            <input type="hidden" name="plan" value={document} />
            <Field
              {...field('reason')}
              label={t('planReason')}
              help={t('planReasonHelp')}
              maxLength={300}
              autoComplete="off"
            />
          </PostForm>
        )}
        <PlanHistory versions={plan.versions} />
      </div>
    </>
  );
}
