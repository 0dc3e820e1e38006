import type { FieldBadge } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';

/** WPB 7K2M 9QX4 A, as people read it aloud. */
function spoken(code: string): string {
  return code.replace(/^(.{3})(.{4})(.{4})(.*)$/, '$1 $2 $3 $4');
}

const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * A card of the size of a bank card. Dark on light in both themes: scanners do not read it the other way
 * round.
 */
export function BadgeCard({ name, hub, badge }: { name: string; hub: string; badge: FieldBadge }) {
  const t = useT('console-field');
  return (
    <section
      aria-label={t('badgeOf', { name })}
      data-testid="badge-card"
      className="mb-6 flex h-[54mm] w-[85.6mm] max-w-full flex-col justify-between rounded-[3mm] border border-edge bg-on-deep p-[4mm] text-deep"
    >
      <div className="flex items-start justify-between gap-[3mm]">
        <div className="min-w-0">
          <p className="text-xs font-semibold tracking-wide uppercase">Waypost</p>
          <p className="mt-[1mm] text-lg leading-tight font-semibold wrap-anywhere">{name}</p>
          <p className="numerals text-sm">{hub}</p>
        </div>
        <img src={pictureOf(badge.qrSvg)} alt={t('badgeQr')} className="size-[20mm] shrink-0" />
      </div>
      <div>
        <img
          src={pictureOf(badge.code128Svg)}
          alt={t('badgeBars')}
          className="h-[12mm] w-auto max-w-full"
        />
        <p className="numerals mt-[1mm] text-sm tracking-wider" data-testid="badge-code">
          {spoken(badge.code)}
        </p>
      </div>
    </section>
  );
}
