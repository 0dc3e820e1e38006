import { cancelShipment, trackShipment } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { data, Form, redirect, useNavigation } from 'react-router';
import { findPartyViewOrThrow } from '../../../parcels/party-view.server.ts';
import { ask, type Refusal } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/cancel.ts';

/** The shipper is asked once more; anybody else sees what everybody sees. */
export async function loader({ request }: Route.LoaderArgs) {
  const { ref, isDone } = addressOf(request);
  if (ref === '') throw redirect('/track');
  const party = await findPartyViewOrThrow(request, ref);
  if (party === null || (!party.cancellable && !isDone)) throw redirect(shipmentPath(ref));
  return { ref: party.trackingNumber, isDone: !party.cancellable };
}

export async function action({ request }: Route.ActionArgs) {
  const { ref } = addressOf(request);
  const answer = await ask(request, cancelShipment, { path: { ref } });
  // so that a reload does not ask for it again
  if (answer.ok) return redirect(donePath(ref), 303);
  const { refusal } = answer;
  // It may have been cancelled by a first try whose answer was lost.
  if (refusal.status === 409 && (await isCancelled(request, ref)))
    return redirect(donePath(ref), 303);
  return data<{ refusal: Refusal }>({ refusal }, { status: refusal.status });
}

function donePath(ref: string): string {
  return `/track/cancel?${new URLSearchParams({ ref, done: 'yes' })}`;
}

async function isCancelled(request: Request, ref: string): Promise<boolean> {
  const answer = await ask(request, trackShipment, { path: { ref } });
  return answer.ok && answer.data.status === 'Cancelled';
}

function addressOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const ref = searchParams.get('ref')?.trim().slice(0, 200) ?? '';
  return { ref, isDone: searchParams.get('done') === 'yes' };
}

function shipmentPath(ref: string): string {
  return `/track?${new URLSearchParams({ ref })}`;
}

export default function CancelAsShipper({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('party');
  const receipt = useT('receipt');
  const { ref, isDone } = loaderData;
  const number = formatTrackingNumber(ref);
  return (
    <>
      <PageHead title={t('cancelMeta', { number })} noindex />
      <div className="shell max-w-2xl space-y-8 py-10">
        <header>
          <p>
            <TextLink to={shipmentPath(ref)}>{t('backToShipment')}</TextLink>
          </p>
          <h1 className="mt-4 text-3xl">{receipt(isDone ? 'cancelledTitle' : 'cancelTitle')}</h1>
          <p className="mt-2 text-muted">{t('caseAbout', { number })}</p>
        </header>
        {isDone ? (
          <Notice tone="good" title={receipt('cancelled')}>
            {t('cancelDone')}
          </Notice>
        ) : (
          <Question number={ref} answered={actionData} />
        )}
      </div>
    </>
  );
}

type QuestionProps = { number: string; answered: Route.ComponentProps['actionData'] };

function Question({ number, answered }: QuestionProps) {
  const t = useT('receipt');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="space-y-6">
      {answered?.refusal && <Refused refusal={answered.refusal} fallback={t('cancelFailed')} />}
      <p>{t('cancelText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={busy}>
          {busy ? t('cancelling') : t('cancelConfirm')}
        </Button>
        <LinkButton look="secondary" to={shipmentPath(number)}>
          {t('cancelKeep')}
        </LinkButton>
      </div>
    </Form>
  );
}
