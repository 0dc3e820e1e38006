import { chooseHandover, readHandovers } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { data, Form, redirect, useNavigation } from 'react-router';
import { HandoverOptions } from '../../../parcels/handover-options.tsx';
import { handoverOf, handoverValue } from '../../../parcels/handover-value.ts';
import { ask, type Refusal } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { OptionGroup } from '../../../ui/choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/handover.ts';

/** For the shipper; anybody else is asked to open the link that is mailed to the shipper. */
export async function loader({ request }: Route.LoaderArgs) {
  const { ref, isDone } = addressOf(request);
  const answer = await ask(request, readHandovers, { path: { ref } });
  if (!answer.ok && ref !== '' && answer.refusal.code === 'tracking_unknown') {
    throw redirect(`/track/access?${new URLSearchParams({ ref })}`);
  }
  if (!answer.ok) throw redirect(shipmentPath(ref));
  return { ref, isDone, ...answer.data };
}

export async function action({ request }: Route.ActionArgs) {
  const { ref } = addressOf(request);
  const choice = handoverOf(textIn(await request.formData(), 'handover'));
  if (choice === undefined) return data({ refusal: null }, { status: 400 });
  const answer = await ask(request, chooseHandover, { path: { ref }, body: choice });
  // so that a reload does not ask for it again
  if (answer.ok)
    return redirect(`/track/handover?${new URLSearchParams({ ref, done: 'yes' })}`, 303);
  const { refusal } = answer;
  return data<{ refusal: Refusal | null }>({ refusal }, { status: refusal.status });
}

function addressOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const ref = searchParams.get('ref')?.trim().slice(0, 200) ?? '';
  return { ref, isDone: searchParams.get('done') === 'yes' };
}

function shipmentPath(ref: string): string {
  return ref === '' ? '/track' : `/track?${new URLSearchParams({ ref })}`;
}

export default function ChooseHandover({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('handover');
  const party = useT('party');
  const { ref, isDone, chosen, offer } = loaderData;
  const number = formatTrackingNumber(ref);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      <PageHead title={t('changeMeta', { number })} noindex />
      <div className="shell max-w-3xl space-y-8 py-10">
        <header>
          <p>
            <TextLink to={shipmentPath(ref)}>{party('backToShipment')}</TextLink>
          </p>
          <h1 className="mt-4 text-3xl">{t('title')}</h1>
          <p className="mt-2 text-muted">{party('caseAbout', { number })}</p>
        </header>
        {isDone && <Notice tone="good" title={t('saved')} />}
        {actionData !== undefined &&
          (actionData.refusal === null ? (
            <Notice tone="problem" title={t('choose')} />
          ) : (
            <Refused refusal={actionData.refusal} fallback={t('saveFailed')} />
          ))}
        {chosen?.changeable === false ? (
          <Notice tone="note" title={t('locked')} />
        ) : (
          <Form method="post" className="space-y-6">
            <OptionGroup legend={t('choose')}>
              <HandoverOptions offer={offer} chosen={valueOf(chosen)} withLater={false} />
            </OptionGroup>
            <Button type="submit" busy={busy}>
              {busy ? t('saving') : t('save')}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}

function valueOf(chosen: Route.ComponentProps['loaderData']['chosen']): string {
  if (chosen?.point) return handoverValue({ method: 'drop_off', servicePointId: chosen.point.id });
  if (chosen?.pickup) return handoverValue({ method: 'pickup', ...chosen.pickup });
  return '';
}
