import type { PlanRun, RoundLine } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';

type PlanPanelProps = { plan: PlanRun | null; rounds: RoundLine[]; mayChange: boolean };

/** Starts the planning of all rounds that are not released, and shows its progress. */
export function PlanPanel({ plan, rounds, mayChange }: PlanPanelProps) {
  const t = useT('console-dispatch');
  const waiting = rounds.filter(({ state }) => state === 'draft' || state === 'planned');
  if (plan !== null && isUnderWay(plan)) return <UnderWay plan={plan} mayChange={mayChange} />;
  return (
    <div className="mb-6 space-y-3">
      {plan?.outcome && <PlanOutcome outcome={plan.outcome} />}
      {mayChange && waiting.some(({ stops }) => stops > 0) && (
        <PostForm
          intent="plan"
          submit={t('planRounds', { count: waiting.length })}
          sending={t('saving')}
          fallback={t('saveFailed')}
          look="secondary"
          button={{ size: 'small', className: '' }}
          className="space-y-2"
        >
          {waiting.map(({ id, revision }) => (
            <input key={id} type="hidden" name="round" value={`${id}/${revision}`} />
          ))}
        </PostForm>
      )}
    </div>
  );
}

export function isUnderWay({ state }: PlanRun): boolean {
  return state === 'waiting' || state === 'running';
}

function UnderWay({ plan, mayChange }: { plan: PlanRun; mayChange: boolean }) {
  const t = useT('console-dispatch');
  return (
    <div className="mb-6 max-w-xl space-y-3">
      <Progress label={t('planning')} value={Math.round(plan.share * 100)} />
      {mayChange && (
        <PostForm
          intent="stop"
          submit={t('takeBest')}
          sending={t('saving')}
          fallback={t('saveFailed')}
          look="secondary"
          button={{ size: 'small', className: '' }}
        >
          <input type="hidden" name="planId" value={plan.id} />
        </PostForm>
      )}
    </div>
  );
}

export function PlanOutcome({ outcome }: { outcome: NonNullable<PlanRun['outcome']> }) {
  const t = useT('console-dispatch');
  if (outcome.refused !== null) return <Notice tone="problem" title={t('planRefused')} />;
  const { stops, unplanned, late, minutes } = outcome;
  return (
    <Notice tone={unplanned > 0 ? 'problem' : 'good'} title={t('planDone', { stops })}>
      {outcome.by === 'address'
        ? t('plannedByAddress')
        : t('planFigures', { minutes, unplanned, late })}
    </Notice>
  );
}
