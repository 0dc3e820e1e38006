import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { useVisitor } from '../../platform/visitor.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DASHBOARD } from './admin-paths.ts';

/** A page of the console that could not be shown, inside the frame that could. */
export function ConsoleError() {
  const t = useT('admin');
  const error = useRouteError();
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  const refusal = isRouteErrorResponse(error) ? error : undefined;
  const forbidden = refusal?.status === 403;
  const told: unknown = refusal?.data?.requestId;
  const requestId = typeof told === 'string' ? told : visitor?.requestId;
  return (
    <div role="alert" className="py-6">
      <title>{forbidden ? t('errorForbiddenTitle') : t('errorTitle')}</title>
      <h1 className="wide text-2xl">{forbidden ? t('errorForbiddenTitle') : t('errorTitle')}</h1>
      <p className="mt-3 mb-2">{forbidden ? t('errorForbiddenText') : t('errorText')}</p>
      {!forbidden && requestId !== undefined && (
        <p className="text-sm text-muted">{t('requestId', { id: requestId })}</p>
      )}
      <div className="mt-6">
        {forbidden ? (
          <LinkButton to={DASHBOARD}>{t('toConsole')}</LinkButton>
        ) : (
          <LinkButton to={pathname + search}>{t('tryAgain')}</LinkButton>
        )}
      </div>
    </div>
  );
}
