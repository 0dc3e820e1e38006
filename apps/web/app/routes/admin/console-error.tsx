import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { showHeading } from '../../platform/focus-heading.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useVisitor } from '../../platform/visitor.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { DASHBOARD } from './admin-paths.ts';
import { missingCellsIn } from './lists/missing-cells.tsx';

/** Around every page of the console. */
export default function Pages() {
  return <Outlet />;
}

/** Shows the error of a page of the console inside the console's frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(showHeading, [error]);
  const refusal = isRouteErrorResponse(error) ? error : undefined;
  if (refusal?.status === 403) return <Forbidden />;
  if (refusal?.status === 404) return <Missing />;
  return <Failed told={refusal?.data?.requestId} cells={missingCellsIn(refusal?.data?.details)} />;
}

function Forbidden() {
  const t = useT('admin');
  return (
    <>
      <PageHead title={t('forbiddenMeta')} />
      <h1 className="wide text-2xl">{t('forbiddenTitle')}</h1>
      <p className="mt-3 mb-6">{t('forbiddenText')}</p>
      <LinkButton to={DASHBOARD}>{t('toConsole')}</LinkButton>
    </>
  );
}

function Missing() {
  const t = useT('admin');
  return (
    <>
      <PageHead title={t('missingMeta')} />
      <h1 className="wide text-2xl">{t('missingTitle')}</h1>
      <p className="mt-3 mb-6">{t('missingText')}</p>
      <LinkButton to={DASHBOARD}>{t('toConsole')}</LinkButton>
    </>
  );
}

function Failed({ told, cells }: { told: unknown; cells: string[] }) {
  const t = useT('admin');
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={t('errorMeta')} />
      <ErrorState
        title={<h1>{t('errorTitle')}</h1>}
        requestId={typeof told === 'string' ? told : visitor?.requestId}
        retry={pathname + search}
      >
        {cells.length === 0
          ? t('errorText')
          : t('cellsMissingOne', { count: cells.length, names: cells.join(', ') })}
      </ErrorState>
    </>
  );
}
