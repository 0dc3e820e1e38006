import type { Permission } from '@waypost/contract/permission-sets';
import {
  AUDIT,
  BULK,
  DASHBOARD,
  DESK,
  DISPATCH,
  EMAILS,
  FIELD_DEVICES,
  FIELD_PEOPLE,
  HUBS,
  KEYS,
  MONEY,
  NETWORK,
  PICKUPS,
  POINTS,
  SETTINGS,
  STAFF,
  TARIFFS,
  TODAY,
  USERS,
} from './admin-paths.ts';

type Stop = {
  /** Its name, in the catalog admin. */
  key:
    | 'navToday'
    | 'navHubs'
    | 'navField'
    | 'navShipments'
    | 'navBulk'
    | 'navDesk'
    | 'navUsers'
    | 'navEmails'
    | 'navNetwork'
    | 'navPickups'
    | 'navDispatch'
    | 'navPoints'
    | 'navStaff'
    | 'navAudit'
    | 'navMoney'
    | 'navTariffs'
    | 'navKeys'
    | 'navSettings';
  to: string;
  needs: Permission;
  /** Pages that belong to this entry but are not below its address. */
  also?: readonly string[];
  /** The letter after g that opens the page. */
  letter?: string;
};

/** Every page of the rail, in its order. */
const STOPS: readonly Stop[] = [
  { key: 'navToday', to: TODAY, needs: 'shipments:read', letter: 'h' },
  {
    key: 'navShipments',
    to: DASHBOARD,
    needs: 'shipments:read',
    also: ['/admin/shipments', '/admin/selected'],
    letter: 's',
  },
  { key: 'navBulk', to: BULK, needs: 'shipments:write', letter: 'b' },
  { key: 'navDesk', to: DESK, needs: 'cases:read', letter: 'd' },
  { key: 'navUsers', to: USERS, needs: 'customers:read', letter: 'u' },
  { key: 'navEmails', to: EMAILS, needs: 'customers:read', letter: 'e' },
  { key: 'navNetwork', to: NETWORK, needs: 'shipments:read', letter: 'n' },
  { key: 'navDispatch', to: DISPATCH, needs: 'dispatch:read', letter: 'r' },
  { key: 'navPickups', to: PICKUPS, needs: 'shipments:read', letter: 'i' },
  { key: 'navPoints', to: POINTS, needs: 'shipments:read', letter: 'p' },
  { key: 'navHubs', to: HUBS, needs: 'shipments:read' },
  { key: 'navField', to: FIELD_PEOPLE, needs: 'dispatch:read', also: [FIELD_DEVICES], letter: 'f' },
  { key: 'navStaff', to: STAFF, needs: 'staff:read' },
  { key: 'navAudit', to: AUDIT, needs: 'audit:read', letter: 'a' },
  { key: 'navMoney', to: MONEY, needs: 'money:read', letter: 'm' },
  { key: 'navTariffs', to: TARIFFS, needs: 'money:read', letter: 't' },
  { key: 'navKeys', to: KEYS, needs: 'settings:write', letter: 'k' },
  { key: 'navSettings', to: SETTINGS, needs: 'settings:write', letter: 'o' },
];

/** Whether the page belongs to this entry. The address of Today is a prefix of every other. */
export function isAtStop({ to, also = [] }: Pick<Stop, 'to' | 'also'>, pathname: string): boolean {
  const isBelow = (page: string) => pathname === page || pathname.startsWith(`${page}/`);
  return to === TODAY ? pathname === TODAY : [to, ...also].some(isBelow);
}

/** The entries that these permissions allow. */
export function stopsFor(permissions: readonly Permission[]): readonly Stop[] {
  return STOPS.filter(({ needs }) => permissions.includes(needs));
}
