import type { DeskItem } from '@waypost/contract/client';
import { formatFileSize } from '@waypost/i18n/formats';
import { Download } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { classes } from '../../../ui/classes.ts';
import { Time } from '../../../ui/time.tsx';

/** What was written and sent, newest last. */
export function Thread({ item }: { item: DeskItem }) {
  const t = useT('console-desk');
  const isConversation = item.kind === 'case' || item.kind === 'contact';
  if (!isConversation) return null;
  if (item.contact === null) return <p className="text-muted">{t('erased')}</p>;
  return (
    <section className="border-t border-hairline pt-3">
      <h3 className="mb-2 text-base">{t('messages')}</h3>
      <div role="log" aria-live="polite" aria-label={t('messages')}>
        {item.messages.length === 0 ? (
          <p className="text-muted">{t('noMessages')}</p>
        ) : (
          <ol className="space-y-2">
            {item.messages.map(({ id, from, staffName, text, at }) => (
              <li
                key={id}
                className={classes(
                  'rounded p-3',
                  from === 'customer' ? 'me-6 bg-ground' : 'ms-6 border border-hairline',
                )}
              >
                <p className="mb-1 flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">
                    {from === 'customer' ? item.contact?.name || t('fromCustomer') : staffName}
                  </span>
                  <span className="text-muted">
                    <Time at={at} />
                  </span>
                </p>
                <p className="break-words whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
      {item.files.length > 0 && <Files item={item} />}
    </section>
  );
}

function Files({ item }: { item: DeskItem }) {
  const t = useT('console-desk');
  const locale = useLocale();
  return (
    <>
      <h3 className="mt-4 mb-1 text-base">{t('files')}</h3>
      <ul className="divide-y divide-hairline">
        {item.files.map(({ id, name, bytes, at }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-1">
            <span className="min-w-0">
              <span className="block font-semibold break-words">{name}</span>
              <span className="text-muted">
                {formatFileSize(bytes, locale)}, <Time at={at} />
              </span>
            </span>
            <a
              href={`/api/admin/desk/${item.id}/files/${id}`}
              download={name}
              aria-label={t('save', { name })}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-current/8"
            >
              <Download aria-hidden="true" className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
