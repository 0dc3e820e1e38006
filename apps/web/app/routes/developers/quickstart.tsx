import { presentGuide, quickstart } from './content.server.ts';
import { GuideBody } from './guide-body.tsx';
import { revalidatesPage } from './revalidates-page.ts';
import type { Route } from './+types/quickstart.ts';

export function loader({ request }: Route.LoaderArgs) {
  return presentGuide(request, quickstart);
}

export const shouldRevalidate = revalidatesPage;

export default function Quickstart({ loaderData }: Route.ComponentProps) {
  return <GuideBody guide={loaderData} isListed />;
}
