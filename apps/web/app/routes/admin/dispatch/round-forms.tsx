import type { RoundLine, RoundVehicle } from '@waypost/contract/client';
import { isChangeable, isOpen, mayBecome, stateAfter } from '@waypost/domain/round-states';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import type { Button } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';

type RoundFormsProps = {
  round: RoundLine;
  vehicles: RoundVehicle[];
  people: { id: string; name: string }[];
};

export function RoundForms({ round, vehicles, people }: RoundFormsProps) {
  const t = useT('console-dispatch');
  const { state } = round;
  if (!isOpen(state)) return null;
  return (
    <div className="mb-8 space-y-5">
      {isChangeable(state) && <ChangeForm round={round} vehicles={vehicles} people={people} />}
      <div className="flex flex-wrap items-start gap-3">
        {mayBecome(state, 'released') && <StepForm round={round} step="release" />}
        {isChangeable(state) && round.stops > 1 && (
          <StepForm
            round={round}
            step="plan"
            look="secondary"
            {...(state === 'out' && { words: t('do.replan'), note: t('replanNote') })}
          />
        )}
        {mayBeReturned(round) && (
          <StepForm round={round} step="return" look="secondary" note={t('returnNote')} />
        )}
        {mayBecome(state, 'closed') && <StepForm round={round} step="close" />}
        {mayBecome(state, 'closed') && <StepForm round={round} step="missing" look="secondary" />}
        {mayBecome(state, 'cancelled') && <StepForm round={round} step="cancel" look="danger" />}
      </div>
    </div>
  );
}

/** Before it is out, one without anything in the van is cancelled instead. */
function mayBeReturned({ state, pieces }: RoundLine): boolean {
  const isLoaded = pieces.loaded + pieces.failed > 0;
  return stateAfter('return', state) !== null && (state === 'out' || isLoaded);
}

function ChangeForm({ round, vehicles, people }: RoundFormsProps) {
  const t = useT('console-dispatch');
  const shown = fieldsOf(useReply('change'), () => t('fault'));
  return (
    <PostForm
      intent="change"
      submit={t('save')}
      sending={t('saving')}
      fallback={t('saveFailed')}
      look="secondary"
      button={{ className: 'w-full sm:w-auto' }}
      className="space-y-3"
    >
      <input type="hidden" name="revision" value={round.revision} />
      <div className="grid gap-3 sm:grid-cols-3">
        <Field {...shown('name', round.name)} label={t('name')} maxLength={60} />
        <Select {...shown('vehicleId', round.vehicle?.id)} label={t('vehicle')}>
          <option value="">{t('none')}</option>
          <Choices
            of={withOwn(vehicles, round.vehicle)}
            value={({ id }) => id}
            name={({ code }) => code}
          />
        </Select>
        <Select {...shown('personId', round.person?.id)} label={t('courier')}>
          <option value="">{t('nobody')}</option>
          <Choices
            of={withOwn(people, round.person)}
            value={({ id }) => id}
            name={({ name }) => name}
          />
        </Select>
      </div>
    </PostForm>
  );
}

/** Without its own one, which may be out of use or gone by now, a form that is saved would take it off the round. */
function withOwn<T extends { id: string }>(usable: readonly T[], own: T | null): T[] {
  const isListed = own === null || usable.some(({ id }) => id === own.id);
  return isListed ? [...usable] : [...usable, own];
}

type StepFormProps = {
  round: RoundLine;
  step: 'release' | 'plan' | 'return' | 'close' | 'missing' | 'cancel';
  look?: React.ComponentProps<typeof Button>['look'];
  /** Replaces the usual label of the step. */
  words?: string;
  note?: string;
};

function StepForm({ round, step, look, words, note }: StepFormProps) {
  const t = useT('console-dispatch');
  return (
    <PostForm
      intent={step}
      submit={words ?? t(`do.${step}`)}
      sending={t('saving')}
      fallback={t('saveFailed')}
      look={look}
      button={{ size: 'small', className: '' }}
      className="max-w-md space-y-2"
      after={note !== undefined && <p className="text-sm text-muted">{note}</p>}
    >
      <input type="hidden" name="revision" value={round.revision} />
    </PostForm>
  );
}
