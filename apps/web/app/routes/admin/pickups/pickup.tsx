import { readBoardPickup } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { signedInContext } from '../signed-in.ts';
import { WorkPanel } from '../work-panel.tsx';
import { WINDOW } from './pickup-address.ts';
import { PickupFacts } from './pickup-facts.tsx';
import { ConfirmForm, MissForm, MoveForm, NoteForm } from './pickup-forms.tsx';
import { workOnPickup } from './pickup-work.server.ts';
import type { Route } from './+types/pickup.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  return {
    ...(await askOrThrow(request, readBoardPickup, { path: params })),
    mayChange: permissions.includes('shipments:write'),
    mayDispatch: permissions.includes('dispatch:read'),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  return workOnPickup(request, params.pickupId);
}

export { ErrorBoundary } from '../console-error.tsx';

/** One pickup beside the list of its window. */
export default function Pickup({ loaderData }: Route.ComponentProps) {
  const t = useT('console-pickups');
  const { pickup, free, windows, mayChange, mayDispatch } = loaderData;
  const [params] = useSearchParams();
  const { may } = pickup;
  return (
    <WorkPanel
      title={pickup.id}
      closed={WINDOW.path(WINDOW.read(params))}
      opener={`open-${pickup.id}`}
    >
      <PageHead title={t('windowMeta')} noindex />
      <PickupFacts pickup={pickup} mayDispatch={mayDispatch} />
      {mayChange && (
        <div className="mt-2 divide-y divide-hairline *:py-5">
          {may.confirm && <ConfirmForm />}
          <NoteForm key={pickup.note} note={pickup.note} />
          {may.move && <MoveForm {...{ pickup, free, windows }} />}
          {may.move && <MissForm may={may.miss} />}
        </div>
      )}
    </WorkPanel>
  );
}
