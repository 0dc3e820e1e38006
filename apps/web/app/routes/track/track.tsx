import { trackShipment } from '@waypost/contract/client';
import { formatTrackingNumber, readReference } from '@waypost/domain/tracking-number';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { TrackingForm } from '../../parcels/tracking-form.tsx';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { BackButton } from './back-button.tsx';
import { Introduction } from './introduction.tsx';
import { Missing } from './missing.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { Result } from './result.tsx';
import { type TrackAnswer, useSteadyAnswer } from './track-answer.ts';
import { findAlerts } from './updates/find-alerts.server.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<Reply> {
  const asked = new URL(request.url).searchParams.get('ref')?.trim().slice(0, 200) ?? '';
  if (asked === '') return data({ kind: 'enter', asked });

  const reference = readReference(asked);
  if (reference.kind === 'too_short' || reference.kind === 'mistyped') {
    const code = reference.kind === 'mistyped' ? 'reference_mistyped' : 'reference_too_short';
    return data({ kind: 'missing', asked, code, requestId: null }, { status: 400 });
  }
  const [answer, alerts] = await Promise.all([
    ask(request, trackShipment({ path: { ref: reference.ref }, ...onBehalfOf(request) })),
    findAlerts(request, reference.ref),
  ]);
  if (answer.ok) {
    const readAt = new Date().toISOString();
    return data({ kind: 'found', asked, tracking: answer.data, readAt, alerts });
  }
  const { code, requestId, status } = answer.refusal;
  return data({ kind: 'missing', asked, code, requestId }, { status });
}

type Reply = ReturnType<typeof data<TrackAnswer>>;

export default function Track() {
  const t = useT('tracking');
  const answer = useSteadyAnswer(useLoaderData<typeof loader>());
  const entering = answer.kind === 'enter';
  const looking = useNavigation().location?.pathname === '/track';
  return (
    <>
      <PageHead
        title={
          answer.kind === 'found'
            ? t('metaTitleResult', { number: asTyped(answer) })
            : t('metaTitle')
        }
        description={t('metaDescription')}
        picture="track"
        noindex={!entering}
      />
      <div className="bg-deep text-on-deep print:hidden">
        {entering ? (
          <div className="shell py-14">
            <h1 className="wide mb-8 text-4xl sm:text-5xl">{t('title')}</h1>
            <div className="max-w-3xl">
              <TrackingForm focus />
            </div>
          </div>
        ) : (
          <div className="shell flex flex-wrap items-center justify-between gap-x-8 pt-2 pb-5 sm:pt-4">
            <div className="w-full max-w-2xl sm:grow">
              <TrackingForm typed={asTyped(answer)} compact />
            </div>
            <BackButton />
          </div>
        )}
      </div>
      {looking ? (
        <ResultSkeleton />
      ) : answer.kind === 'found' ? (
        <Result
          key={answer.tracking.trackingNumber}
          loaded={answer.tracking}
          readAt={answer.readAt}
          alerts={answer.alerts}
        />
      ) : answer.kind === 'missing' ? (
        <Missing typed={answer.asked} code={answer.code} requestId={answer.requestId} />
      ) : (
        <Introduction />
      )}
    </>
  );
}

function asTyped(answer: TrackAnswer): string {
  return answer.kind === 'found'
    ? formatTrackingNumber(answer.tracking.trackingNumber)
    : answer.asked;
}
