import {
  publishTariff,
  readTariff,
  readTariffProposal,
  type TariffDocument,
  type TariffProposal,
  type TariffPublication,
} from '@waypost/contract/client';
import { formatCount } from '@waypost/i18n/formats';
import { useLocation } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useAskAgain } from '../../../platform/use-ask-again.ts';
import { useLocale } from '../../../platform/visitor.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { TARIFFS } from '../admin-paths.ts';
import { signedInContext } from '../signed-in.ts';
import { PreviewFigures } from './preview-figures.tsx';
import { PublishPanel, usualMoment } from './publish-panel.tsx';
import { groupsOf } from './tariff-fields.ts';
import { valueChanges } from './tariff-values.ts';
import { useFieldWords } from './use-field-words.ts';
import type { Route } from './+types/proposal.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { admin, permissions } = context.get(signedInContext);
  const proposal = await askOrThrow(request, readTariffProposal, { path: params });
  const version = { version: proposal.basedOn };
  const base = await askOrThrow(request, readTariff, { path: version });
  return {
    proposal,
    base: base.tariff,
    mayChange: permissions.includes('money:write'),
    hasSecondFactor: admin.secondFactor,
    usual: usualMoment(new Date()),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const body = {
    ...bodyIn<TariffPublication>(form, 'reason', 'secondFactor'),
    // interpreted as UTC in every time zone; browsers omit seconds of 0
    effectiveFrom: `${textIn(form, 'effectiveFrom').replace(/T\d\d:\d\d$/, '$&:00')}Z`,
  };
  const answer = await ask(request, publishTariff, { path: params, body });
  const to = `${TARIFFS}?done=published`;
  return finishForm(form, answer, to, { tariff_moment_past: 'effectiveFrom' });
}

export default function Proposal({ loaderData }: Route.ComponentProps) {
  const t = useT('console-tariffs');
  const { proposal, base, mayChange, hasSecondFactor, usual } = loaderData;
  const { basedOn, preview, publishedVersion } = proposal;
  useAskAgain(proposal.previewState !== 'done');
  return (
    <>
      <PageHead title={t('proposalMeta')} noindex />
      <p className="mb-2">
        <TextLink to={TARIFFS}>{t('back')}</TextLink>
      </p>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="wide text-2xl">{t('proposalTitle', { version: basedOn })}</h1>
          <p className="text-sm text-muted">
            {t('proposedBy', { name: proposal.proposedBy ?? t('somebody') })},{' '}
            <Time at={proposal.proposedAt} />
          </p>
        </div>
        {mayChange && publishedVersion === null && (
          <LinkButton size="small" look="secondary" to={`${TARIFFS}/new?proposal=${proposal.id}`}>
            {t('edit')}
          </LinkButton>
        )}
      </div>
      {publishedVersion !== null && (
        <Notice
          tone="note"
          title={t('alreadyPublished', { version: publishedVersion })}
          className="mb-5"
        />
      )}
      <div className="flex flex-col gap-8 xl:flex-row xl:items-start">
        <div className="min-w-0 grow space-y-8">
          <Differences proposal={proposal} base={base} />
          {preview === null ? (
            <Running proposal={proposal} />
          ) : (
            <PreviewFigures preview={preview} />
          )}
        </div>
        {mayChange && publishedVersion === null && preview !== null && (
          <PublishPanel usual={usual} hasSecondFactor={hasSecondFactor} />
        )}
      </div>
    </>
  );
}

function Differences({ proposal, base }: { proposal: TariffProposal; base: TariffDocument }) {
  const t = useT('console-tariffs');
  const words = useFieldWords(base);
  const groups = groupsOf(base);
  const { basedOn: version } = proposal;
  const changes = valueChanges(base, proposal.tariff).map((change) => ({
    ...change,
    group: groups.find(({ fields }) => fields.some(({ path }) => path === change.field.path)),
  }));
  return (
    <Section title={t('changesTitle')}>
      {changes.length === 0 ? (
        <p>{t('changesNone', { version })}</p>
      ) : (
        <Table
          dense
          caption={t('changesTitle')}
          rows={changes}
          keyOf={({ field }) => field.path}
          columns={[
            {
              name: t('field'),
              heads: true,
              cell: ({ field, group }) =>
                [group && words.group(group), words.label(field)].filter(Boolean).join(': '),
            },
            {
              name: t('was', { version }),
              numeric: true,
              cell: ({ field, from }) => `${from} ${words.unit(field)}`,
            },
            {
              name: t('becomes'),
              numeric: true,
              cell: ({ field, to }) => `${to} ${words.unit(field)}`,
            },
          ]}
        />
      )}
      <p className="mt-3 text-sm">{words.tax(proposal.tariff)}</p>
    </Section>
  );
}

function Running({ proposal }: { proposal: TariffProposal }) {
  const t = useT('console-tariffs');
  const locale = useLocale();
  const { pathname } = useLocation();
  const { quotesSeen, quotesTotal, previewState } = proposal;
  const count = (number: number) => formatCount(number, locale);
  return (
    <Section title={t('previewTitle')}>
      {previewState === 'failed' && (
        <Notice tone="problem" title={t('previewFailed')} className="mb-4" />
      )}
      <Progress
        label={t('running')}
        {...(quotesTotal !== null && { value: quotesSeen, max: Math.max(1, quotesTotal) })}
        note={
          quotesTotal !== null &&
          t('progress', { seen: count(quotesSeen), total: count(quotesTotal) })
        }
      />
      <p className="mt-3 text-sm text-muted">
        {t('runningText')} <TextLink to={pathname}>{t('reload')}</TextLink>
      </p>
    </Section>
  );
}
