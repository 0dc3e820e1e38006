import {
  advanceTestShipment,
  deleteTestData,
  listTestShipments,
  type TestAdvance,
  type TestShipment,
} from '@waypost/contract/client';
import { TEST_DESTINATIONS } from '@waypost/contract/test-destinations';
import type { Status } from '@waypost/domain/tracking';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { Translate } from '@waypost/i18n/messages';
import { Form, useSearchParams } from 'react-router';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { useWords } from '../../../parcels/words.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { finishForm, useReply } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { idIn, listAddress } from '../../../platform/list-address.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/field.tsx';
import { CONTROL } from '../../../ui/labelled.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Section } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { Changes } from '../changes.tsx';
import { Question } from '../question.tsx';
import { Failed } from './failed.tsx';
import { requireTestAddress } from './test-only.server.ts';
import type { Route } from './+types/test-shipments.ts';

const SHIPMENTS = listAddress('/dashboard/developers/shipments', {});
const PAGE = `${SHIPMENTS.page}?mode=test`;

export async function loader({ request }: Route.LoaderArgs) {
  requireTestAddress(request);
  const { after } = SHIPMENTS.read(new URL(request.url).searchParams);
  const page = await ask(request, listTestShipments, { query: after ? { before: after } : {} });
  return {
    after,
    page: page.ok ? page.data : null,
    refusal: page.ok ? null : page.refusal,
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get('intent') === 'delete') {
    return finishForm(form, await ask(request, deleteTestData), `${PAGE}&done=deleted`);
  }
  const path = { shipmentId: textIn(form, 'id') };
  const answer = await ask(request, advanceTestShipment, {
    path,
    body: bodyIn<TestAdvance>(form, 'to'),
  });
  return finishForm(form, answer, `${PAGE}&advanced=${path.shipmentId}`);
}

export default function TestShipments({ loaderData }: Route.ComponentProps) {
  const t = useT('own-programs');
  const words = useWords();
  const hooks = useT('webhooks');
  const { page, refusal, after } = loaderData;
  const reply = useReply();
  const [params] = useSearchParams();
  const advanced = idIn(params.get('advanced') ?? '');
  const moved = page?.shipments.find(({ id }) => id === advanced);
  return (
    <>
      <PageHead title={t('shipmentsMetaTitle')} noindex />
      <h1 className="wide text-4xl">{t('shipmentsTitle')}</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">{t('shipmentsLead')}</p>
      {reply?.refusal && (
        <Refused refusal={reply.refusal} fallback={hooks('notDone')} className="mb-6" />
      )}
      {reply === undefined && moved !== undefined && (
        <Notice
          tone="good"
          title={t('advanced', { number: formatTrackingNumber(moved.trackingNumber) })}
          className="mb-6"
        />
      )}
      {reply === undefined && params.get('done') === 'deleted' && (
        <Notice tone="good" title={t('deleted')} className="mb-6" />
      )}
      {page === null || refusal !== null ? (
        refusal !== null && <Failed title={t('shipmentsFailed')} refusal={refusal} retry={PAGE} />
      ) : page.shipments.length > 0 ? (
        <>
          <Table
            dense
            caption={t('shipmentsTitle')}
            columns={columnsFor(t, words)}
            rows={page.shipments}
            actions={advanceOf}
          />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            {after === undefined ? <span /> : <TextLink to={PAGE}>{t('newest')}</TextLink>}
            <Pager previous={null} next={page.next && `${PAGE}&after=${page.next}`} />
          </div>
        </>
      ) : (
        <EmptyState
          title={t('noShipments')}
          action={<LinkButton to="/dashboard/keys?kind=test">{t('makeKey')}</LinkButton>}
        >
          {t('noShipmentsText')}
        </EmptyState>
      )}
      {page !== null && <DeleteAll isAsked={params.has('delete')} />}
    </>
  );
}

function columnsFor(
  t: Translate<'own-programs'>,
  { money }: ReturnType<typeof useWords>,
): Column<TestShipment>[] {
  return [
    {
      name: t('number'),
      heads: true,
      cell: ({ trackingNumber, reference }) => (
        <>
          <TextLink to={`/track?ref=${trackingNumber}`} className="numerals whitespace-nowrap">
            {formatTrackingNumber(trackingNumber)}
          </TextLink>
          {reference !== null && (
            <bdi className="block text-sm font-normal text-muted wrap-anywhere">{reference}</bdi>
          )}
        </>
      ),
    },
    { name: t('state'), cell: ({ status }) => <StatusBadge status={status as Status} /> },
    {
      name: t('way'),
      cell: ({ origin, destination }) => (
        <>
          <span className="block">{destination}</span>
          <span className="block text-sm text-muted">{origin}</span>
        </>
      ),
    },
    {
      name: t('price'),
      numeric: true,
      cell: ({ priceCents, currency }) => money(priceCents, currency),
    },
    { name: t('booked'), wideOnly: true, cell: ({ bookedAt }) => <Time at={bookedAt} /> },
  ];
}

const advanceOf = (shipment: TestShipment) =>
  shipment.status === 'Cancelled' ? null : <Advance {...shipment} />;

function Advance({ id, trackingNumber }: TestShipment) {
  const t = useT('own-programs');
  const number = formatTrackingNumber(trackingNumber);
  return (
    <Form method="post" action={PAGE} preventScrollReset>
      <Changes className="flex items-center gap-2">
        <input type="hidden" name="id" value={id} />
        <select
          name="to"
          defaultValue="delivered"
          aria-label={t('advanceOf', { number })}
          className={`${CONTROL} min-h-10 w-40 py-1.5 text-sm`}
        >
          <Choices of={TEST_DESTINATIONS} name={(to) => t(`to.${to}`)} />
        </select>
        <Button
          type="submit"
          name="intent"
          value="advance"
          look="secondary"
          size="small"
          className="whitespace-nowrap"
          aria-label={`${t('go')}: ${number}`}
        >
          {t('go')}
        </Button>
      </Changes>
    </Form>
  );
}

function DeleteAll({ isAsked }: { isAsked: boolean }) {
  const t = useT('own-programs');
  return (
    <Section id="delete" title={t('deleteTitle')} className="mt-16 max-w-prose">
      {isAsked ? (
        <Question
          action={PAGE}
          intent="delete"
          keepTo={PAGE}
          words={{
            title: t('deleteAsk'),
            text: t('deleteAskText'),
            confirm: t('deleteConfirm'),
            keep: t('keep'),
          }}
        />
      ) : (
        <>
          <p className="mb-3 text-muted">{t('deleteText')}</p>
          <LinkButton look="secondary" size="small" to={`${PAGE}&delete=ask#delete`}>
            {t('deleteTitle')}
          </LinkButton>
        </>
      )}
    </Section>
  );
}
