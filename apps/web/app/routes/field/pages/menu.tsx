import { formatClock } from '@waypost/i18n/formats';
import {
  Boxes,
  LogOut,
  type LucideIcon,
  MapPinned,
  PackagePlus,
  PackageSearch,
  Split,
  Truck,
  Van,
  Warehouse,
} from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';
import { Frame } from '../frame.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useOpenShift } from './use-open-shift.ts';

export function Menu() {
  const t = useT('field');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { device, shift } = useOpenShift();
  return (
    <Frame title={device.hub.name}>
      <p className="text-lg font-semibold">{shift.name}</p>
      <p className="text-muted">
        {t('menu.until', { time: formatClock(new Date(shift.endsAt), locale, timeZone) })}
      </p>
      <nav aria-label={t('app.name')} className="mt-4 grid grow content-end gap-2">
        {shift.rights.includes('hub') && (
          <>
            <Entry to="/field/receive" icon={PackagePlus} name={t('receive.title')} />
            <Entry to="/field/sort" icon={Split} name={t('sort.title')} />
            <Entry to="/field/pack" icon={Boxes} name={t('pack.title')} />
            <Entry to="/field/trips" icon={Van} name={t('trips.title')} />
          </>
        )}
        {shift.rights.includes('drive') && (
          <>
            <Entry to="/field/load" icon={Truck} name={t('load.title')} />
            <Entry to="/field/stops" icon={MapPinned} name={t('stops.title')} />
            <Entry to="/field/return" icon={Warehouse} name={t('return.title')} />
          </>
        )}
        <Entry to="/field/look-up" icon={PackageSearch} name={t('lookUp.title')} />
        <Entry to="/field/end" icon={LogOut} name={t('end.title')} />
      </nav>
      <LanguageChoice />
    </Frame>
  );
}

function Entry({ to, icon: Icon, name }: { to: string; icon: LucideIcon; name: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-14 items-center gap-4 rounded border-2 border-edge px-5 text-xl font-semibold"
    >
      <Icon aria-hidden="true" className="size-7 shrink-0" />
      {name}
    </Link>
  );
}
