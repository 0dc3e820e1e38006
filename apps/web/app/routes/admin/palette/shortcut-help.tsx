import { X } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { stopsFor } from '../stops.ts';
import { Key } from './key.tsx';
import { PLACES, SHORTCUTS } from './shortcuts.ts';
import { useSingleKeys } from './single-keys.ts';
import { usePermissions } from '../signed-in.ts';

/** All shortcuts, including those of other pages. */
export function ShortcutHelp({ close }: { close: () => void }) {
  const t = useT('console-palette');
  const admin = useT('admin');
  const frame = useT('frame');
  const stops = stopsFor(usePermissions()).filter(({ letter }) => letter !== undefined);
  const [on, switchTo] = useSingleKeys();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="p-5 text-sm sm:p-6">
      <h2 id="palette-title" ref={title} tabIndex={-1} className="mb-1 pe-12 text-xl outline-none">
        {t('help')}
      </h2>
      <p className="mb-4 text-muted">{t('helpText')}</p>
      {PLACES.map((place) => (
        <section key={place} className="mb-4 border-t border-hairline pt-3">
          <h3 className="mb-2 font-semibold">{t(`where.${place}`)}</h3>
          <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1.5">
            {SHORTCUTS.filter(({ where }) => where === place).map(({ does, keys }) => (
              <Fragment key={does}>
                <dt className="flex flex-wrap gap-1.5">
                  {keys.map((key) => (
                    <Key key={key} name={key} />
                  ))}
                </dt>
                <dd>{t(`does.${does}`)}</dd>
              </Fragment>
            ))}
            {place === 'everywhere' &&
              stops.map(({ key, letter = '' }) => (
                <Fragment key={key}>
                  <dt>
                    <Key name="g" /> {t('followedBy')} <Key name={letter} />
                  </dt>
                  <dd>{t('does.go', { page: admin(key) })}</dd>
                </Fragment>
              ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={t('keysOn')}
        checked={on}
        onChange={({ currentTarget }) => switchTo(currentTarget.checked)}
      />
      {/* Last, so that the content of the dialog gets the focus first. */}
      <IconButton
        label={frame('close')}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={close}
        className="absolute end-3 top-3"
      />
    </div>
  );
}
