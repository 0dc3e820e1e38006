import { useT } from '../../platform/catalogs.tsx';
import { CodeWords, OwnWords } from './english.tsx';
import type { FieldOf, TypeOf } from './resource.server.ts';

/** A list of fields, each with type, description and allowed values. */
export function Fields({ fields }: { fields: FieldOf[] }) {
  const t = useT('developers');
  return (
    <dl className="divide-y divide-hairline">
      {fields.map((field) => (
        <div key={field.name} className="py-3">
          <dt className="flex flex-wrap items-baseline gap-x-3">
            <code className="font-mono font-semibold break-all">{field.name}</code>
            <span className="font-mono text-sm text-muted">
              {field.in === undefined ? '' : `${field.in}, `}
              <TypeName type={field.type} />
            </span>
            {field.isRequired && (
              <OwnWords className="text-sm text-signal-text">{t('required')}</OwnWords>
            )}
          </dt>
          <dd className="mt-1 max-w-prose">
            {field.description !== '' && (
              <p>
                <CodeWords text={field.description} />
              </p>
            )}
            {field.values.length > 0 && (
              <p className="text-sm">
                <OwnWords className="text-muted">{t('oneOf')}</OwnWords>{' '}
                <CodeWords text={field.values.map((value) => `\`${value}\``).join(' ')} />
                {field.isOpen && <OwnWords className="ms-2 text-muted">{t('openChoice')}</OwnWords>}
              </p>
            )}
            <Value name={t('default')} value={field.default} />
            {field.values.length === 0 && <Value name={t('example')} value={field.example} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ name, value }: { name: string; value: string | undefined }) {
  if (value === undefined || value === '') return null;
  return (
    <p className="text-sm">
      <OwnWords className="text-muted">{name}</OwnWords>{' '}
      <code className="font-mono break-all">{value}</code>
    </p>
  );
}

function TypeName({ type }: { type: TypeOf }) {
  return (
    <>
      {type.word}
      {type.objects.map((name, at) => (
        <span key={name}>
          {at > 0 && ' | '}
          <a href={`#${name}`} className="underline underline-offset-4">
            {name}
          </a>
        </span>
      ))}
      {type.isList && '[]'}
      {type.isNullable && ' | null'}
    </>
  );
}
