import { useT } from '../../../platform/catalogs.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type NewSecretProps = { made: { name: string; secret: string }; kept: string };

/** The only time that a key is shown. */
export function NewSecret({ made: { name, secret }, kept }: NewSecretProps) {
  const t = useT('console-keys');
  const title = t('secretTitle', { name });
  return (
    <Notice tone="good" title={title} className="mb-6">
      <p className="text-sm">{t('secretText')}</p>
      <div className="my-2 flex flex-wrap items-center gap-x-4">
        <code className="numerals text-lg break-all" data-testid="new-key">
          {secret}
        </code>
        <CopyButton text={secret} what={title} words={{ copy: t('copy'), copied: t('copied') }} />
      </div>
      <TextLink to={kept}>{t('secretKept')}</TextLink>
    </Notice>
  );
}
