import { useT } from '../../platform/catalogs.tsx';
import { useSite } from '../../platform/site.ts';

/** On paper: where to read what the page says now. */
export function PrintFoot({ number }: { number: string }) {
  const t = useT('tracking');
  const origin = useSite()?.origin ?? '';
  return (
    <div className="mt-3 hidden items-center gap-4 border-t border-hairline pt-2 print:flex">
      {/* Lazy and hidden: fetched by whoever prints, and by nobody else. */}
      <img
        src={`/api/track/qr/${number}`}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16"
      />
      <div>
        <p className="font-semibold">{t('printedLink')}</p>
        <p className="numerals">{`${origin}/track?ref=${number}`}</p>
      </div>
    </div>
  );
}
