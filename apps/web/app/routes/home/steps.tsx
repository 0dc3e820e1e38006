import { useT } from '../../platform/catalogs.tsx';

const STEPS = [1, 2, 3] as const;

/** The three-step process as three stations on one line. */
export function Steps() {
  const t = useT('home');
  return (
    <section>
      <h2 className="wide mb-10 text-3xl sm:text-4xl">{t('stepsTitle')}</h2>
      <ol className="grid gap-y-0 sm:grid-cols-3">
        {STEPS.map((step) => (
          <li key={step} className="relative ps-14 pb-10 last:pb-0 sm:ps-0 sm:pe-8 sm:pb-0">
            <span
              aria-hidden="true"
              className={
                step < 3
                  ? 'absolute start-[17px] top-4 h-full w-1.5 bg-ink sm:start-0 sm:top-[17px] sm:h-1.5 sm:w-full'
                  : 'absolute start-0 top-[17px] hidden h-1.5 w-4 bg-ink sm:block'
              }
            />
            <span
              aria-hidden="true"
              className="wide absolute start-0 top-0 flex size-10 items-center justify-center rounded-full border-[5px] border-ink bg-ground text-base sm:relative"
            >
              {step}
            </span>
            <h3 className="text-xl sm:mt-5">{t(`step${step}Title`)}</h3>
            <p className="mt-2 max-w-sm text-muted">{t(`step${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
