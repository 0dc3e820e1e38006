import { useT } from '../../platform/catalogs.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The only time that a key is shown. */
export function NewSecret({ secret }: { secret: string }) {
  const t = useT('keys');
  return (
    <Notice tone="good" title={t('createdTitle')} className="mb-8">
      <p>{t('createdText')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <code className="numerals text-lg break-all" data-testid="new-key">
          {secret}
        </code>
        <CopyButton
          text={secret}
          what={t('secret')}
          words={{ copy: t('copy'), copied: t('copied') }}
        />
      </div>
    </Notice>
  );
}
