import type { FieldBadge } from '@waypost/contract/client';
import { Printer } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BadgeCard } from './badge-card.tsx';

export type MadeForPerson = {
  name: string;
  hub: string;
  badge?: FieldBadge | undefined;
  pin?: string | undefined;
};

/** The only time that a badge or a PIN is shown. The PIN is not printed with the card. */
export function MadeOnce({ made, kept }: { made: MadeForPerson; kept: string }) {
  const t = useT('console-field');
  const { name, hub, badge, pin } = made;
  return (
    <>
      <Notice
        tone="good"
        title={t(badge === undefined ? 'pinOnce' : 'badgeOnce', { name })}
        className="mb-6 print:hidden"
      >
        <p className="text-sm">{t('onceText')}</p>
        {pin !== undefined && (
          <p className="mt-3">
            <span className="text-sm text-muted">{t('pin')} </span>
            <code className="numerals text-2xl tracking-widest" data-testid="pin">
              {pin}
            </code>
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          {badge !== undefined && (
            <Button look="secondary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('print')}
            </Button>
          )}
          <TextLink to={kept}>{t('kept')}</TextLink>
        </div>
      </Notice>
      {badge !== undefined && <BadgeCard name={name} hub={hub} badge={badge} />}
    </>
  );
}
