import { SUPPORT_EMAIL } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { LinkButton } from '../../ui/button.tsx';

type MissingProps = { typed: string; code: string; requestId: string | null };

/** Why there is nothing to show: too short, mistyped, unknown, or our own fault. */
export function Missing({ typed, code, requestId }: MissingProps) {
  const t = useT('tracking');
  const { title, kind, text, again } = useReason(code);
  return (
    <div className="shell grid gap-10 py-12 lg:grid-cols-12" role="alert">
      <div className="lg:col-span-8">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {kind !== undefined && <h2 className="mt-4 text-lg">{kind}</h2>}
        <p className="mt-2 max-w-prose text-lg">{text}</p>
        {code === 'tracking_unknown' && <p className="mt-2 text-muted">{t('notFoundHint')}</p>}
        <dl className="mt-6 border-y border-hairline py-3">
          <dt className="text-sm text-muted">{t('typed')}</dt>
          <dd className="numerals mt-1 text-lg break-all">
            {code === 'reference_mistyped' ? <InGroups typed={typed} /> : typed}
          </dd>
        </dl>
        {requestId !== null && again && (
          <p className="numerals mt-3 text-sm text-muted">{requestId}</p>
        )}
        <div className="mt-8 flex flex-wrap gap-4">
          {again && (
            <LinkButton to={`/track?${new URLSearchParams({ ref: typed })}`}>
              {t('tryAgain')}
            </LinkButton>
          )}
          <LinkButton to="/track" look={again ? 'secondary' : 'primary'}>
            {t('tryAnother')}
          </LinkButton>
          <a
            href={`mailto:${SUPPORT_EMAIL}`}
            className="inline-flex min-h-12 items-center px-2 font-semibold underline decoration-2 underline-offset-4"
          >
            {t('contactSupport')}
          </a>
        </div>
      </div>
    </div>
  );
}

/** In groups of four as on the label, for comparing; copied it is what was typed. */
function InGroups({ typed }: { typed: string }) {
  return typed.match(/.{1,4}/gu)?.map((group, at) => (
    <span key={at} className="me-2">
      {group}
    </span>
  ));
}

type Reason = { title: string; kind?: string; text: string; again: boolean };

/** Under one title the three kinds of not found; what is our own fault can be tried again. */
function useReason(code: string): Reason {
  const t = useT('tracking');
  const problem = useT('problems');
  const title = t('notFoundTitle');
  switch (code) {
    case 'reference_too_short':
      return { title, kind: t('tooShortTitle'), text: problem(code), again: false };
    case 'reference_mistyped':
      return { title, kind: t('mistypedTitle'), text: t('mistypedText'), again: false };
    case 'tracking_unknown':
      return { title, text: problem(code), again: false };
    case 'too_many_requests':
      return { title: t('limitedTitle'), text: t('limitedText'), again: true };
    case 'overloaded':
      return { title: t('failedTitle'), text: problem(code), again: true };
    default:
      return { title: t('failedTitle'), text: t('failed'), again: true };
  }
}
