import { useT } from '../../platform/catalogs.tsx';
import { useSite } from '../../platform/site.ts';

/** On paper: where to read what the page says now. */
export function PrintFoot({ number }: { number: string }) {
  const t = useT('tracking');
  const origin = useSite()?.origin ?? '';
  return (
    <div className="mt-6 hidden items-center gap-4 border-t border-hairline pt-3 print:flex">
      {/* Lazy and hidden: fetched by whoever prints, and by nobody else. */}
      <img
        src={`/api/track/qr/${number}`}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className="size-[72px]"
      />
      <div>
        <p className="font-semibold">{t('printedLink')}</p>
        <p className="numerals">{`${origin}/track?ref=${number}`}</p>
      </div>
    </div>
  );
}
