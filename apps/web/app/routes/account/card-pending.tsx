import { useT } from '../../platform/catalogs.tsx';
import { useAskAgain } from '../../platform/use-ask-again.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Looks again by itself until the bank has decided. */
export function CardPending({ url }: { url: string | null }) {
  const t = useT('statements');
  useAskAgain();
  return (
    <Notice tone="note" title={t('cardPending')}>
      {url !== null && (
        <LinkButton look="secondary" size="small" to={url} className="mt-2">
          {t('cardStep')}
        </LinkButton>
      )}
    </Notice>
  );
}
