import { trackShipment } from '@waypost/contract/client';
import { readReference } from '@waypost/domain/tracking-number';
import { data, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { TrackingForm } from '../../parcels/tracking-form.tsx';
import { ask } from '../../platform/answer.server.ts';
import { onBehalfOf } from '../../platform/caller.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';
import { Introduction } from './introduction.tsx';
import { Missing } from './missing.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { Result } from './result.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('ref')?.trim().slice(0, 200) ?? '';
  if (typed === '') return { kind: 'enter', typed } as const;

  const reference = readReference(typed);
  if (reference.kind === 'too_short' || reference.kind === 'mistyped') {
    const code = reference.kind === 'mistyped' ? 'reference_mistyped' : 'reference_too_short';
    return data({ kind: 'missing', typed, code, requestId: null } as const, { status: 400 });
  }
  const answer = await ask(
    request,
    trackShipment({ path: { ref: reference.ref }, ...onBehalfOf(request) }),
  );
  if (answer.ok) {
    const readAt = new Date().toISOString();
    return { kind: 'found', typed, tracking: answer.data, readAt } as const;
  }
  const { code, requestId, status } = answer.refusal;
  return data({ kind: 'missing', typed, code, requestId } as const, { status });
}

export default function Track() {
  const t = useT('tracking');
  const answer = useLoaderData<typeof loader>();
  const looking = useNavigation().location?.pathname === '/track';
  return (
    <>
      <title>{t('metaTitle')}</title>
      <meta name="description" content={t('metaDescription')} />
      <meta name="robots" content="noindex" />
      <div className="bg-deep text-on-deep print:hidden">
        <div className={classes('shell', answer.kind === 'enter' ? 'py-14' : 'py-6')}>
          {answer.kind === 'enter' && (
            <h1 className="wide mb-8 text-4xl sm:text-5xl">{t('title')}</h1>
          )}
          <div className="max-w-3xl">
            <TrackingForm typed={answer.typed} focus={answer.kind === 'enter'} />
          </div>
        </div>
      </div>
      {looking ? (
        <ResultSkeleton />
      ) : answer.kind === 'found' ? (
        <Result
          key={answer.tracking.trackingNumber}
          loaded={answer.tracking}
          readAt={answer.readAt}
        />
      ) : answer.kind === 'missing' ? (
        <Missing typed={answer.typed} code={answer.code} requestId={answer.requestId} />
      ) : (
        <Introduction />
      )}
    </>
  );
}
