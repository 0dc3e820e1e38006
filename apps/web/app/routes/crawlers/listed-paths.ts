import { isUnlisted } from '../../platform/unlisted.ts';

type RouteTable = Record<
  string,
  | {
      id: string;
      parentId?: string | undefined;
      path?: string | undefined;
      index?: boolean | undefined;
      module: { default?: unknown };
    }
  | undefined
>;

/** Every page that has one address and is meant for everybody, in the order of the route map. */
export function listedPaths(routes: RouteTable): string[] {
  const pages = new Map<unknown, string>();
  for (const route of Object.values(routes)) {
    if (route?.parentId === undefined) continue;
    const { path, index = false, module } = route;
    const isPage = module.default !== undefined && (index || path !== undefined);
    const address = addressOf(routes, route.id);
    if (!isPage || /[:*]/.test(address) || isUnlisted(address)) continue;
    // A page with two addresses is listed under the first.
    if (!pages.has(module.default)) pages.set(module.default, address);
  }
  return [...pages.values()];
}

function addressOf(routes: RouteTable, id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? '']) {
    if (route.path) parts.unshift(route.path);
  }
  return `/${parts.join('/')}`;
}
