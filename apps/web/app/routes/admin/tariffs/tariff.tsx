import { readTariff, type TariffDocument, withdrawTariff } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { bodyIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Facts, Panel, Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { TARIFFS } from '../admin-paths.ts';
import { signedInContext } from '../signed-in.ts';
import { groupsOf } from './tariff-fields.ts';
import { TariffState } from './tariff-state.tsx';
import { textOf } from './tariff-values.ts';
import { useFieldWords } from './use-field-words.ts';
import { fieldsOf, finishForm, useReply } from '../../../platform/form-reply.ts';
import type { Route } from './+types/tariff.ts';

function versionIn(params: Route.LoaderArgs['params']): number {
  if (!/^[1-9]\d{0,8}$/.test(params.version)) throw data(null, { status: 404 });
  return Number(params.version);
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const path = { version: versionIn(params) };
  const version = await askOrThrow(request, readTariff, { path });
  return { version, mayChange: permissions.includes('money:write') };
}

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const path = { version: versionIn(params) };
  const answer = await ask(request, withdrawTariff, { path, body: bodyIn(form, 'reason') });
  return finishForm(form, answer, `${TARIFFS}?done=withdrawn`);
}

export default function Tariff({ loaderData }: Route.ComponentProps) {
  const t = useT('console-tariffs');
  const { version: shown, mayChange } = loaderData;
  const { version, tariff, withdrawal } = shown;
  return (
    <>
      <PageHead title={t('oneMeta', { version })} noindex />
      <p className="mb-2">
        <TextLink to={TARIFFS}>{t('back')}</TextLink>
      </p>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="wide text-2xl">{t('oneTitle', { version })}</h1>
        <TariffState state={shown.state} />
        {mayChange && (
          <LinkButton
            size="small"
            look="secondary"
            to={`${TARIFFS}/new?from=${version}`}
            className="ms-auto"
          >
            {t('proposeFrom')}
          </LinkButton>
        )}
      </div>
      <div className="flex flex-col gap-8 xl:flex-row xl:items-start">
        <div className="min-w-0 grow">
          <Facts
            facts={[
              [t('from'), <Time key="from" at={shown.effectiveFrom} />],
              [
                t('until'),
                shown.effectiveUntil === null ? (
                  t('open')
                ) : (
                  <Time key="until" at={shown.effectiveUntil} />
                ),
              ],
              [t('published'), shown.publishedBy ?? t('installation')],
              [t('reason'), shown.reason || t('none')],
              withdrawal && [
                t('withdrawnBy', { name: withdrawal.by ?? t('somebody') }),
                withdrawal.reason,
              ],
            ]}
          />
          <Values tariff={tariff} />
        </div>
        {mayChange && shown.state === 'coming' && <Withdraw />}
      </div>
    </>
  );
}

function Values({ tariff }: { tariff: TariffDocument }) {
  const words = useFieldWords(tariff);
  return (
    <>
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2 2xl:grid-cols-3">
        {groupsOf(tariff).map((group) => (
          <Section key={group.name} title={words.group(group)}>
            <Facts
              facts={group.fields.map((field) => [
                words.label(field),
                <span key={field.path} className="numerals">
                  {textOf(tariff, field)} {words.unit(field)}
                </span>,
              ])}
            />
          </Section>
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">{words.tax(tariff)}</p>
    </>
  );
}

function Withdraw() {
  const t = useT('console-tariffs');
  const field = fieldsOf(useReply(), () => t('fault.reason'));
  return (
    <Panel className="w-full shrink-0 xl:w-88">
      <h2 className="mb-2 text-lg">{t('withdrawTitle')}</h2>
      <p className="mb-4 text-sm">{t('withdrawText')}</p>
      <PostForm
        submit={t('withdraw')}
        sending={t('withdraw')}
        fallback={t('withdrawFailed')}
        look="danger"
      >
        <Field {...field('reason')} label={t('reason')} maxLength={300} autoComplete="off" />
      </PostForm>
    </Panel>
  );
}
