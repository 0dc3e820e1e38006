import { useT } from '../../platform/catalogs.tsx';
import { Section } from '../../ui/panel.tsx';
import { Station } from '../../ui/route-line.tsx';

const STEPS = [0, 1, 2, 3, 4] as const;

/** Before anything was looked up: what the five stations mean. */
export function Introduction() {
  const t = useT('tracking');
  return (
    <div className="shell py-12">
      <Section title={t('howTitle')}>
        <ol className="mt-2 max-w-2xl">
          {STEPS.map((step) => (
            <li key={step} className="relative flex gap-4 pb-6 last:pb-0">
              {step < 4 && (
                <span
                  aria-hidden="true"
                  className="absolute start-[9px] top-3 h-full w-1.5 bg-ink"
                />
              )}
              <Station state="reached" />
              <div className="grid grow gap-x-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
                <p className="font-semibold">{t(`step.${step}`)}</p>
                <p className="text-muted">{t(`how.${step}`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
