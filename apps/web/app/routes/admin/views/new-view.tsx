import { listViews, saveView } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, finishForm, useReply } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { Option, OptionGroup } from '../../../ui/choice.tsx';
import { Facts } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { listIn, listPath, partsOf, viewPath } from './view-address.ts';
import { ViewFields } from './view-fields.tsx';
import type { Route } from './+types/new-view.ts';

/** The id is drawn with the form: sent twice, it is one view. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { list, address } = readAddress(url);
  const { views } = await askOrThrow(request, listViews, { query: { list } });
  const viewed = views.find(({ id }) => id === url.searchParams.get('view'));
  const changed = viewed?.changeable === true ? viewed : null;
  return { list, address, changed, newId: crypto.randomUUID() };
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const { list, address } = readAddress(url);
  const id = textIn(form, 'viewId');
  const answer = await ask(request, saveView, {
    path: { viewId: id },
    body: { list, address, name: textIn(form, 'name'), shared: form.has('shared') },
  });
  return finishForm(form, answer, viewPath({ id, list, address }));
}

function readAddress({ searchParams }: URL) {
  const list = listIn(searchParams.get('list'));
  if (list === undefined) throw data(null, { status: 404 });
  return { list, address: partsOf(list, Object.fromEntries(searchParams)) };
}

export default function NewView({ loaderData }: Route.ComponentProps) {
  const t = useT('console-views');
  const { list, address, changed, newId } = loaderData;
  const reply = useReply();
  const field = fieldsOf(reply, () => t('nameMissing'));
  const chosen = reply?.typed['viewId'] ?? changed?.id ?? newId;
  const kept = Object.entries(address);
  return (
    <>
      <PageHead title={t('newMeta')} noindex />
      <h1 className="wide mb-4 text-2xl">{t('newTitle')}</h1>
      <div className="max-w-xl text-sm">
        <h2 className="mb-1 text-base">
          {t(`list.${list}`)}: {t('kept')}
        </h2>
        {kept.length === 0 && <p>{t('keptNothing')}</p>}
        <Facts
          dense
          facts={kept.map(
            ([part, value]) => [t(`part.${part as 'sort'}`), value.replaceAll(',', ', ')] as const,
          )}
        />
        <p className="mt-2 mb-6 text-muted">{t('notKept')}</p>
        <PostForm
          submit={t('submit')}
          sending={t('saving')}
          fallback={t('failed')}
          button={{ className: '' }}
          className="space-y-5"
        >
          {changed === null ? (
            <input type="hidden" name="viewId" value={chosen} />
          ) : (
            <OptionGroup legend={t('as')}>
              <Option name="viewId" value={changed.id} defaultChecked={chosen === changed.id}>
                {t('asChanged', { name: changed.name })}
              </Option>
              <Option name="viewId" value={newId} defaultChecked={chosen !== changed.id}>
                {t('asNew')}
              </Option>
            </OptionGroup>
          )}
          <ViewFields
            field={field('name', changed?.name)}
            isShared={reply === undefined ? changed?.shared === true : 'shared' in reply.typed}
          />
        </PostForm>
        <p className="mt-4">
          <TextLink to={changed === null ? listPath(list) : viewPath(changed)} className="py-2">
            {t('leave')}
          </TextLink>
        </p>
      </div>
    </>
  );
}
