import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../platform/catalogs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';

const SAMPLE_NUMBER = SAMPLE_NUMBERS.outForDelivery;

/** A label as it sticks on a parcel, with a number that opens a real page. */
export function DomesticSample() {
  const t = useT('domestic');
  return (
    <section className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h2 className="wide text-3xl sm:text-4xl">{t('sampleTitle')}</h2>
        <p className="mt-4 mb-8 max-w-xl text-lg text-muted">{t('sampleText')}</p>
        <LinkButton to={`/track?ref=${SAMPLE_NUMBER}`}>{t('sampleLink')}</LinkButton>
      </div>
      <div className="lg:col-span-6">
        <div className="mx-auto max-w-md border-2 border-ink">
          <div className="flex items-center gap-3 border-b-2 border-ink p-4">
            <Mark className="size-9" />
            <span aria-hidden="true" className="h-1.5 grow bg-ink" />
            <span
              aria-hidden="true"
              className="-ms-3 size-6 rounded-full border-[5px] border-ink bg-ground"
            />
          </div>
          <div className="p-4">
            <p className="text-sm text-muted">{t('sampleLabel')}</p>
            <p className="numerals mt-1 text-xl sm:text-2xl">
              {formatTrackingNumber(SAMPLE_NUMBER)}
            </p>
            <Bars />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Looks like a code and says nothing: widths in units, bar and gap by turns. */
const BARS = '2112321131221231213112212313211221321123122131';

function Bars() {
  let x = 0;
  const bars = [...BARS].map((unit, at) => {
    const width = Number(unit);
    const from = x;
    x += width;
    return at % 2 === 0 ? `M${from} 0h${width}v20h-${width}z` : '';
  });
  return (
    <svg
      viewBox={`0 0 ${x} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-4 h-16 w-full fill-ink"
    >
      <path d={bars.join('')} />
    </svg>
  );
}
