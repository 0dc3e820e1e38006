import {
  listRoundPeople,
  listVehicles,
  readDispatchBoard,
  readLastPlan,
  readRound,
} from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ListHeader } from '../lists/list-rows.tsx';
import { signedInContext } from '../signed-in.ts';
import { BOARD } from './dispatch-address.ts';
import { ActsList } from './acts-list.tsx';
import { isUnderWay, PlanOutcome } from './plan-panel.tsx';
import { RoundBadge } from './round-badge.tsx';
import { RoundFacts } from './round-facts.tsx';
import { RoundForms } from './round-forms.tsx';
import { RoundMap } from './round-map.tsx';
import { DONE, workOnRound } from './round-work.server.ts';
import { StopsForm } from './stops-form.tsx';
import { useLookAgain } from './use-look-again.ts';
import type { Route } from './+types/round.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const { roundId } = params;
  const full = await askOrThrow(request, readRound, { path: { roundId } });
  const { hubId, day } = full.round;
  const { vehicles } = await askOrThrow(request, listVehicles, { query: { hubId } });
  const { people } = await askOrThrow(request, listRoundPeople, { query: { hubId } });
  const board = await askOrThrow(request, readDispatchBoard, { query: { hubId, day } });
  const done = new URL(request.url).searchParams.get('done');
  const { plan } =
    done === 'plan'
      ? await askOrThrow(request, readLastPlan, { query: { hubId, day } })
      : { plan: null };
  return {
    ...full,
    plan: plan?.roundIds.includes(roundId) ? plan : null,
    vehicles: vehicles.filter(({ active }) => active),
    people,
    others: board.rounds.filter(({ id }) => id !== roundId),
    mayChange: permissions.includes('dispatch:write'),
    done: isStill(done, full.round.state) ? (DONE.find((each) => each === done) ?? null) : null,
  };
}

/** The notice about a release disappears once the courier has started: the page is polled. */
function isStill(done: string | null, state: string): boolean {
  return done !== 'release' || state === 'released';
}

export async function action({ request, params }: Route.ActionArgs) {
  return workOnRound(request, params.roundId);
}

export default function Round({ loaderData }: Route.ComponentProps) {
  const t = useT('console-dispatch');
  const locale = useLocale();
  const { round, stops, hub, acts, done, mayChange, plan } = loaderData;
  useLookAgain(plan !== null && isUnderWay(plan));
  return (
    <>
      <PageHead title={t('roundMeta')} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={BOARD.path({ hub: round.hubId, day: round.day })}>{t('back')}</TextLink>
      </p>
      <ListHeader
        title={`${round.name}, ${formatShortDay(round.day, locale)}`}
        note={<RoundBadge state={round.state} />}
      />
      <div role="status" className="mb-4 empty:hidden">
        {plan?.outcome ? (
          <PlanOutcome outcome={plan.outcome} />
        ) : (
          done !== null && <Notice tone="good" title={t(`done.${done}`)} />
        )}
      </div>
      <RoundFacts round={round} stops={stops} />
      {mayChange && <RoundForms {...loaderData} />}
      <StopsForm {...loaderData} />
      <RoundMap round={round} stops={stops} hub={hub} />
      <ActsList acts={acts} stops={stops} />
    </>
  );
}
