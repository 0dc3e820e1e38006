import { data, Outlet } from 'react-router';
import { markdownOf } from './markdown.server.ts';
import { markdownResponse } from './markdown-response.server.ts';
import type { Route } from './+types/frame.ts';

/** A page address of this part with `.md` appended. Routes cannot match the end of a path segment. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url }, next) => {
    if (!url.pathname.endsWith('.md')) return next();
    const text = await markdownOf(url.pathname.slice(0, -'.md'.length));
    if (text === undefined) throw data(null, { status: 404 });
    return markdownResponse(text);
  },
];

/** Middleware only runs for routes that have a loader. */
export function loader() {
  return null;
}

export default function DevelopersFrame() {
  return <Outlet />;
}
