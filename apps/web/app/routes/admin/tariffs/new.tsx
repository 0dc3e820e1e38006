import {
  proposeTariff,
  readTariff,
  readTariffProposal,
  type TariffDocument,
} from '@waypost/contract/client';
import { data, Form, redirect } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import {
  fieldsOf,
  refuseFields,
  refuseForm,
  useFaultFocus,
  useReply,
} from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useSending } from '../../../platform/post-form.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TARIFFS } from '../admin-paths.ts';
import { signedInContext } from '../signed-in.ts';
import { groupsOf } from './tariff-fields.ts';
import { readTariff as readTyped, textOf } from './tariff-values.ts';
import { useFieldWords } from './use-field-words.ts';
import type { Route } from './+types/new.ts';

/** Starts from a version, or from a proposal to be changed. */
async function begin(request: Request, params: URLSearchParams) {
  const proposalId = params.get('proposal');
  if (proposalId !== null) {
    const path = { proposalId };
    const { basedOn, tariff } = await askOrThrow(request, readTariffProposal, { path });
    return { basedOn, base: await baseOf(request, basedOn), begun: tariff };
  }
  const basedOn = Number(params.get('from'));
  if (!Number.isInteger(basedOn) || basedOn < 1) throw data(null, { status: 404 });
  const base = await baseOf(request, basedOn);
  return { basedOn, base, begun: base };
}

async function baseOf(request: Request, version: number): Promise<TariffDocument> {
  const { tariff } = await askOrThrow(request, readTariff, { path: { version } });
  return tariff;
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  if (!permissions.includes('money:write')) throw data(null, { status: 403 });
  return begin(request, url.searchParams);
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const { basedOn, begun } = await begin(request, url.searchParams);
  const { tariff, unread } = readTyped(begun, (path) => textIn(form, path));
  if (unread.length > 0) {
    return refuseFields(form, Object.fromEntries(unread.map((path) => [path, 'required'])));
  }
  const answer = await ask(request, proposeTariff, { body: { basedOn, tariff } });
  if (answer.ok) return redirect(`${TARIFFS}/proposals/${answer.data.id}`, 303);
  const errors = answer.refusal.errors.map(({ path, reason }) => {
    return { path: path.replace(/^tariff\./, ''), reason };
  });
  return refuseForm(form, { ...answer.refusal, errors });
}

export default function New({ loaderData }: Route.ComponentProps) {
  const t = useT('console-tariffs');
  const { basedOn, base, begun } = loaderData;
  const reply = useReply();
  const form = useFaultFocus(reply);
  const busy = useSending();
  const words = useFieldWords(begun);
  const hasFaults = Object.keys(reply?.faults ?? {}).length > 0;
  const shown = fieldsOf(reply, (_, fault) =>
    t(fault === 'required' ? 'fault.number' : 'fault.refused'),
  );
  return (
    <>
      <PageHead title={t('newMeta')} noindex />
      <p className="mb-2">
        <TextLink to={TARIFFS}>{t('back')}</TextLink>
      </p>
      <h1 className="wide mb-1 text-2xl">{t('newTitle', { version: basedOn })}</h1>
      <p className="mb-6 max-w-prose text-muted">{t('newText')}</p>
      <Form ref={form} method="post" noValidate>
        {reply?.refusal && !busy && (
          <Refused refusal={reply.refusal} fallback={t('proposeFailed')} />
        )}
        {hasFaults && !busy && <Notice tone="problem" title={t('faults')} />}
        <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-2 2xl:grid-cols-3">
          {groupsOf(begun).map((group) => (
            <Section key={group.name} title={words.group(group)}>
              <div className="grid grid-cols-2 items-end gap-x-4 gap-y-4">
                {group.fields.map((field) => {
                  const [original, present] = [textOf(base, field), textOf(begun, field)];
                  return (
                    <Field
                      key={field.path}
                      {...shown(field.path, present)}
                      label={words.label(field)}
                      aside={words.unit(field)}
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={16}
                      // changes are marked against the version, even when a proposal is changed
                      help={original !== present && t('changed', { value: original })}
                    />
                  );
                })}
              </div>
            </Section>
          ))}
        </div>
        <div className="mt-8 max-w-sm">
          <Select {...shown('tax', begun.checkout.tax.code)} label={t('tax')} help={t('taxHelp')}>
            <option value="none">{t('tax.none')}</option>
            <option value="S">{t('tax.S')}</option>
          </Select>
        </div>
        <div className="sticky bottom-0 mt-6 border-t border-hairline bg-ground py-4">
          <Button type="submit" busy={busy}>
            {busy ? t('sending') : t('preview')}
          </Button>
        </div>
      </Form>
    </>
  );
}
