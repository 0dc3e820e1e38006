import { data } from 'react-router';
import { findGuide, presentGuide } from './content.server.ts';
import { GuideBody } from './guide-body.tsx';
import { revalidatesPage } from './revalidates-page.ts';
import type { Route } from './+types/guide.ts';

export function loader({ request, params }: Route.LoaderArgs) {
  const guide = findGuide(params.guide);
  if (guide === undefined) throw data(null, { status: 404 });
  return presentGuide(request, guide);
}

export const shouldRevalidate = revalidatesPage;

export default function Guide({ loaderData }: Route.ComponentProps) {
  return <GuideBody guide={loaderData} />;
}
