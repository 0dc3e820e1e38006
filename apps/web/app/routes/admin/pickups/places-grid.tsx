import type { PickupCities } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { CONTROL } from '../../../ui/labelled.tsx';
import { WEEK } from './week.ts';

type PlacesGridProps = {
  usual: PickupCities['usual'];
  field: (
    window: string,
    day: number,
  ) => { name: string; defaultValue: string; error: string | undefined };
};

/** The places of every window and weekday; an empty field uses the number of the settings. */
export function PlacesGrid({ usual, field }: PlacesGridProps) {
  const t = useT('console-pickups');
  const faults = usual.flatMap(({ window }) =>
    WEEK.map((day) => field(window, day).error).filter((error) => error !== undefined),
  );
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t('gridTitle')}</legend>
      <p className="mb-3 text-sm text-muted">{t('gridHelp')}</p>
      <div className="max-w-3xl space-y-4">
        {usual.map(({ window, places }) => (
          <div key={window} role="group" aria-label={window}>
            <p className="numerals mb-1 text-sm font-semibold">{window}</p>
            <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
              {WEEK.map((day) => {
                const { error, ...control } = field(window, day);
                return (
                  <label key={day} className="block text-sm text-muted">
                    {t(`day.${day}`)}
                    <input
                      {...control}
                      aria-label={t('cell', { window, day: t(`day.${day}`) })}
                      aria-invalid={error === undefined ? undefined : true}
                      inputMode="numeric"
                      placeholder={`${places}`}
                      maxLength={5}
                      autoComplete="off"
                      className={`${CONTROL} numerals`}
                    />
                  </label>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      {faults.length > 0 && (
        <p role="alert" className="mt-2 text-sm font-semibold text-exception">
          {faults[0]}
        </p>
      )}
    </fieldset>
  );
}
