import type { ReactNode } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { CodeWords, OwnWords } from './english.tsx';
import { MethodAndPath } from './method-and-path.tsx';
import { Fields } from './reference-fields.tsx';
import type { Resource } from './resource.server.ts';

type OperationOf = Resource['operations'][number];

/** One endpoint: description, parameters, body, response and problems. */
export function OperationSection({ operation }: { operation: OperationOf }) {
  const t = useT('developers');
  const { id, method, path, summary, scope, parameters, body, fields, answers, refusals } =
    operation;
  return (
    <section id={id} className="scroll-mt-6 border-t-2 border-ink pt-4">
      <h2 className="text-base">
        <MethodAndPath method={method} path={path} />
      </h2>
      <p className="mt-2 max-w-prose text-lg">
        <CodeWords text={summary} />
      </p>
      {scope !== undefined && (
        <p className="mt-2">
          <OwnWords className="text-muted">{t('scope')}</OwnWords>{' '}
          <code className="font-mono text-sm">{scope}</code>
        </p>
      )}
      {parameters.length > 0 && (
        <Part name={t('parameters')}>
          <Fields fields={parameters} />
        </Part>
      )}
      {(body.length > 0 || fields.length > 0) && (
        <Part name={t('body')}>
          <ObjectLinks names={body} />
          <Fields fields={fields} />
        </Part>
      )}
      <Part name={t('answer')}>
        <ul>
          {answers.map(({ status, objects, mediaTypes }) => (
            <li key={status} className="flex flex-wrap gap-x-4">
              <span className="numerals">{status}</span>
              {objects.length > 0 ? (
                <ObjectLinks names={objects} />
              ) : (
                <code className="font-mono text-sm break-all">{mediaTypes.join(', ')}</code>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part name={t('refusals')}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {refusals.map((code) => (
            <li key={code}>
              <Link
                to={`/developers/errors/${code}`}
                className="inline-flex min-h-7 items-center font-mono text-sm break-all underline underline-offset-4"
              >
                {code}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
    </section>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h3 className="mb-1 text-sm text-muted">
        <OwnWords>{name}</OwnWords>
      </h3>
      {children}
    </div>
  );
}

function ObjectLinks({ names }: { names: string[] }) {
  return names.map((name) => (
    <a
      key={name}
      href={`#${name}`}
      className="me-3 inline-flex min-h-7 items-center font-mono underline underline-offset-4"
    >
      {name}
    </a>
  ));
}
