import { PROBLEM_STATUS } from '@waypost/contract/problems';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { MarkdownLink } from './markdown-link.tsx';
import { v1ProblemCodes } from './problems.server.ts';
import type { Route } from './+types/errors.ts';

export function loader() {
  return { codes: v1ProblemCodes };
}

export default function Errors({ loaderData }: Route.ComponentProps) {
  const t = useT('developers');
  const say = useT('problems');
  const statuses = Object.groupBy(loaderData.codes, (code) => PROBLEM_STATUS[code]);
  return (
    <>
      <PageHead title={t('pageTitle', { title: t('errors') })} description={t('errorsLead')} />
      <h1 className="wide text-4xl">{t('errors')}</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg text-muted">{t('errorsLead')}</p>
      {Object.entries(statuses).map(([status, codes]) => (
        <section key={status} aria-labelledby={`status-${status}`} className="mb-10">
          <h2 id={`status-${status}`} className="numerals border-t-2 border-ink pt-3 text-xl">
            {status}
          </h2>
          <ul className="divide-y divide-hairline">
            {codes.map((code) => (
              <li key={code} className="py-3">
                <Link
                  to={`/developers/errors/${code}`}
                  className="inline-flex min-h-8 items-center font-semibold break-all underline decoration-2 underline-offset-4 hover:decoration-signal"
                >
                  <code className="font-mono text-[0.95em]">{code}</code>
                </Link>
                <p className="mt-1 max-w-prose text-muted">{say(code)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MarkdownLink path="/developers/errors" />
    </>
  );
}
