import type { OwnCash } from '@waypost/contract/client';
import { formatClock } from '@waypost/i18n/formats';
import {
  Banknote,
  Boxes,
  Landmark,
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
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { callApi } from '../store/call-api.ts';
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
      {shift.rights.includes('drive') && <CashWarning />}
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
            <Entry to="/field/cash" icon={Banknote} name={t('cash.title')} />
          </>
        )}
        {shift.rights.includes('cash') && (
          <Entry to="/field/cash/desk" icon={Landmark} name={t('desk.title')} />
        )}
        <Entry to="/field/look-up" icon={PackageSearch} name={t('lookUp.title')} />
        <Entry to="/field/end" icon={LogOut} name={t('end.title')} />
      </nav>
      <LanguageChoice />
    </Frame>
  );
}

/** The only amount of expected cash that a courier may see. */
function CashWarning() {
  const t = useT('field');
  const [isTooMuch, setTooMuch] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void callApi<OwnCash>('/api/field/cash/own').then((answer) => {
      if (!isLeft && answer.ok) setTooMuch(answer.data.isTooMuch);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return isTooMuch && <Notice tone="problem" title={t('cash.tooMuch')} className="mt-4" />;
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
