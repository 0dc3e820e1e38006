import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, LinkButton } from '../ui/button.tsx';
import { useT } from './catalogs.tsx';
import { showHeading } from './focus-heading.ts';
import { failureOf } from './keep-page.ts';
import { PageHead } from './page-head.tsx';
import { useVisitor } from './visitor.ts';

/** For whatever no page could handle. Says what happened, the request id and what to do. */
export function ErrorPage() {
  const error = useRouteError();
  const t = useT('frame');
  const visitor = useVisitor();
  useEffect(showHeading, [error]);
  const isOfTheLine = failureOf(error) === 'connection';
  useEffect(() => {
    if (!isOfTheLine) return undefined;
    const reload = () => window.location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOfTheLine]);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage />;

  const kind = isOfTheLine ? 'errorLine' : kindOf(status);
  const requestId = isOfTheLine ? undefined : (requestIdIn(error) ?? visitor?.requestId);
  return (
    <div className="shell py-20">
      <PageHead title={t('pageTitle', { title: t(`${kind}Title`) })} noindex />
      <h1 className="wide text-4xl">{t(`${kind}Title`)}</h1>
      <p className="mt-4 max-w-prose text-lg">{t(`${kind}Text`)}</p>
      {requestId !== undefined && (
        <p className="mt-4 text-muted">
          {t('requestId')} <span className="numerals">{requestId}</span>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={() => window.location.reload()}>{t('tryAgain')}</Button>
        <LinkButton look="secondary" to="/">
          {t('notFoundHome')}
        </LinkButton>
      </div>
    </div>
  );
}

export function NotFoundPage() {
  const t = useT('frame');
  return (
    <div className="shell py-20">
      <PageHead title={t('pageTitle', { title: t('notFoundTitle') })} noindex />
      <p aria-hidden="true" className="numerals text-muted">
        404
      </p>
      <h1 className="wide mt-2 text-4xl sm:text-5xl">{t('notFoundTitle')}</h1>
      <p className="mt-5 max-w-prose text-lg">{t('notFoundText')}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <LinkButton to="/">{t('notFoundHome')}</LinkButton>
        <LinkButton look="secondary" to="/track">
          {t('notFoundTrack')}
        </LinkButton>
      </div>
    </div>
  );
}

function kindOf(status: number) {
  if (status === 403) return 'errorForbidden';
  return [429, 502, 503, 504].includes(status) ? 'errorBusy' : 'error';
}

function requestIdIn(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { requestId } = (error.data ?? {}) as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : undefined;
}
