import { formatContainerCode } from '@waypost/domain/container-code';
import { Link, useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { ScanPage } from '../scanning/scan-page.tsx';
import { useContainers } from './containers-store.ts';
import { readScanned, verdictOf } from './judge-container.ts';

/** Chooses a bag, cage or pallet: by scanning its label, or from those that are open here. */
export function Pack() {
  const t = useT('field');
  const { device } = useOpenShift();
  const known = useContainers(device.hub.id);
  const navigate = useNavigate();
  const open = (known?.containers ?? []).filter(
    ({ state, hubId }) => state === 'open' && hubId === device.hub.id,
  );
  return (
    <ScanPage
      title={t('pack.title')}
      hint={t('pack.hint')}
      rightWord={t('pack.title')}
      scanned={async (text) => {
        const read = readScanned(text);
        if ('verdict' in read) return read;
        await navigate(`/field/pack/${read.code}`);
        return { verdict: verdictOf('right', read.code) };
      }}
    >
      {open.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {open.map(({ code, kind, to }) => (
            <li key={code}>
              <Link
                to={`/field/pack/${code}`}
                className="block min-h-14 rounded border-2 border-edge px-4 py-2"
              >
                <span dir="ltr" className="numerals block text-lg font-semibold rtl:text-end">
                  {formatContainerCode(code)}
                </span>
                {t(`pack.kind.${kind}`)}
                {to && `, ${t('pack.toHub', { hub: to.name })}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ScanPage>
  );
}
