import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { DASHBOARD, ME, shipmentPath } from '../admin-paths.ts';
import { actPath, NEW_SHIPMENT } from '../edits/edit-paths.ts';
import { possibleActs } from '../edits/possible-acts.ts';
import { stopsFor } from '../stops.ts';
import { type Command, fits } from './commands.ts';
import type { useShipmentLookUp } from './use-shipment-look-up.ts';
import type { StaffShipment } from '@waypost/contract/client';
import { usePermissions } from '../signed-in.ts';

const THEMES = ['light', 'dark', 'system'] as const;

/** What can be chosen for what was typed: a shipment first, then pages, then commands. */
export function useCommands(
  typed: string,
  lookedUp: ReturnType<typeof useShipmentLookUp>,
): Command[] {
  const t = useT('console-palette');
  const admin = useT('admin');
  const permissions = usePermissions();
  const pages = stopsFor(permissions).map(({ key, to }): Command => {
    return { id: to, group: 'page', label: admin(key), run: { to } };
  });
  const mayCreate = permissions.includes('shipments:write');
  const others: Command[] = [
    { id: 'me', group: 'page', label: admin('navMe'), run: { to: ME } },
    ...(mayCreate
      ? [
          {
            id: 'new',
            group: 'command' as const,
            label: admin('createShipment'),
            run: { to: NEW_SHIPMENT },
          },
        ]
      : []),
    ...THEMES.map((theme): Command => {
      return { id: theme, group: 'command', label: t(`theme.${theme}`), run: { theme } };
    }),
    { id: 'help', group: 'command', label: t('helpCommand'), run: { help: true } },
  ];
  const fixed = [...useActs(), ...pages, ...others].filter(({ label }) => fits(label, typed));
  return [...useShipments(typed, lookedUp), ...fixed];
}

/** What can be done with the shipment on the page. */
function useActs(): Command[] {
  const t = useT('console-palette');
  const edits = useT('console-edits');
  const permissions = usePermissions();
  const shipment = useCurrentShipment();
  const { pathname, search } = useLocation();
  if (shipment === null) return [];
  const number = formatTrackingNumber(shipment.trackingNumber);
  return possibleActs(shipment, permissions).map((act): Command => {
    return {
      id: `act-${act}`,
      group: 'shipment',
      label: t('actOn', { act: edits(`act.${act}`), number }),
      run: { to: actPath(shipment.id, act, pathname + search) },
    };
  });
}

function useShipments(typed: string, lookedUp: ReturnType<typeof useShipmentLookUp>): Command[] {
  const t = useT('console-palette');
  const maySearch = usePermissions().includes('shipments:read');
  const text = typed.trim();
  if (!maySearch || text === '') return [];
  const search: Command = {
    id: 'search',
    group: 'shipment',
    label: t('searchFor', { text }),
    run: { to: `${DASHBOARD}?${new URLSearchParams({ search: text })}` },
  };
  if (lookedUp.state !== 'found') return [search];
  const number = formatTrackingNumber(lookedUp.number);
  return [
    {
      id: lookedUp.shipmentId,
      group: 'shipment',
      label: t('openShipment', { number }),
      run: { to: shipmentPath(lookedUp.shipmentId) },
    },
    search,
  ];
}

/** The shipment that the page shows, by itself or beside the list. */
function useCurrentShipment(): StaffShipment | null {
  const page = useRouteLoaderData<StaffShipment>('routes/admin/shipments/shipment');
  const panel = useRouteLoaderData<{ opened: StaffShipment | null } | null>(
    'routes/admin/shipments/panel',
  );
  return page ?? panel?.opened ?? null;
}
