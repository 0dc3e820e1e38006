import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { DASHBOARD, ME, USERS } from '../admin-paths.ts';
import { actPath, NEW_SHIPMENT } from '../edits/edit-paths.ts';
import { possibleActs } from '../edits/possible-acts.ts';
import { stopsFor } from '../stops.ts';
import { COMMAND_GROUPS, type Command, fits } from './commands.ts';
import { foundCommands } from './found-commands.ts';
import type { Find } from './use-find.ts';
import type { StaffShipment } from '@waypost/contract/client';
import type { Permission } from '@waypost/contract/permission-sets';
import type { Translate } from '@waypost/i18n/messages';
import { usePermissions } from '../signed-in.ts';

const THEMES = ['light', 'dark', 'system'] as const;

/** The commands for the typed text: pages, actions, search results, and links to the searches of lists. */
export function useCommands(typed: string, find: Find): Command[] {
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
  const fixed = [...pages, ...useActs(), ...others].filter(({ label }) => fits(label, typed));
  const all = [...fixed, ...foundCommands(find, t), ...searches(typed.trim(), permissions, t)];
  return COMMAND_GROUPS.flatMap((group) => all.filter((command) => command.group === group));
}

/** Acts on the shipment of the page. */
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
      group: 'command',
      label: t('actOn', { act: edits(`act.${act}`), number }),
      run: { to: actPath(shipment.id, act, pathname + search) },
    };
  });
}

/** Searches of the full lists, because the palette shows only a few results. */
function searches(
  text: string,
  permissions: readonly Permission[],
  t: Translate<'console-palette'>,
): Command[] {
  if (text === '') return [];
  const lists = [
    { id: 'shipments', needs: 'shipments:read', to: DASHBOARD },
    { id: 'customers', needs: 'customers:read', to: USERS },
  ] as const;
  return lists
    .filter(({ needs }) => permissions.includes(needs))
    .map(({ id, to }) => ({
      id: `search-${id}`,
      group: 'search',
      label: t(`searchFor.${id}`, { text }),
      run: { to: `${to}?${new URLSearchParams({ search: text })}` },
    }));
}

/** The shipment shown by the page or by its panel. */
function useCurrentShipment(): StaffShipment | null {
  const page = useRouteLoaderData<Shown>('routes/admin/shipments/shipment');
  const panel = useRouteLoaderData<{ opened: Shown | null } | null>('routes/admin/shipments/panel');
  return page?.shipment ?? panel?.opened?.shipment ?? null;
}

type Shown = { shipment: StaffShipment };
