import type { DispatchBoard, Vehicle } from '@waypost/contract/client';
import { isOpen } from '@waypost/domain/round-states';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { placeOf, VEHICLES } from './dispatch-address.ts';

type ProposalFormProps = {
  board: DispatchBoard;
  vehicles: Vehicle[];
  people: { id: string; name: string }[];
  hubId: string;
  /** Drawn with the page: sent twice, the form makes the same rounds. */
  formId: string;
};

/** Chooses the vehicles and their drivers; the stops are planned. */
export function ProposalForm({ board, vehicles, people, hubId, formId }: ProposalFormProps) {
  const t = useT('console-dispatch');
  const reply = useReply('propose');
  const shown = fieldsOf(reply, () => t('fault'));
  const busy = new Map(
    board.rounds.flatMap(({ vehicle, name, state }) =>
      vehicle !== null && isOpen(state) ? [[vehicle.id, name]] : [],
    ),
  );
  return (
    <Fold
      title={t('propose')}
      open={board.rounds.length === 0 || reply !== undefined || undefined}
      className="mb-6"
    >
      <p className="mb-4 max-w-prose text-muted">{t('proposeText')}</p>
      {vehicles.length === 0 ? (
        <p>
          {t('noVehicles')}{' '}
          <TextLink to={VEHICLES.path(placeOf(hubId))}>{t('addVehicle')}</TextLink>
        </p>
      ) : (
        <PostForm
          intent="propose"
          submit={t('proposeSubmit')}
          sending={t('saving')}
          fallback={t('saveFailed')}
          look="secondary"
          button={{ className: 'w-full sm:w-auto' }}
        >
          <input type="hidden" name="id" value={formId} />
          <input type="hidden" name="hubId" value={hubId} />
          <input type="hidden" name="day" value={board.day} />
          <fieldset className="space-y-2">
            <legend className="mb-1 font-semibold">{t('proposeVehicles')}</legend>
            {vehicles.map((vehicle, at) => (
              <VehicleChoice
                key={vehicle.id}
                vehicle={vehicle}
                name={t('roundNo', { number: board.rounds.length + at + 1 })}
                people={people}
                inRound={busy.get(vehicle.id)}
              />
            ))}
          </fieldset>
          <div className="grid items-end gap-3 sm:grid-cols-[12rem_auto] sm:justify-start">
            <Field
              {...shown('maxStops', '120')}
              type="number"
              min={1}
              max={500}
              label={t('maxStops')}
            />
            <label className="flex min-h-11 items-center gap-2">
              <input type="checkbox" name="pickups" defaultChecked className="size-5 accent-ink" />
              {t('withPickups')}
            </label>
          </div>
        </PostForm>
      )}
    </Fold>
  );
}

type VehicleChoiceProps = {
  vehicle: Vehicle;
  name: string;
  people: { id: string; name: string }[];
  inRound: string | undefined;
};

function VehicleChoice({ vehicle, name, people, inRound }: VehicleChoiceProps) {
  const t = useT('console-dispatch');
  const { maxPieces, maxKg, maxLitres } = vehicle;
  const limits = [
    maxPieces !== null && t('limitPieces', { count: maxPieces }),
    maxKg !== null && `${maxKg} kg`,
    maxLitres !== null && t('limitLitres', { count: maxLitres }),
  ].filter((limit) => limit !== false);
  return (
    <div className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(12rem,20rem)_minmax(10rem,16rem)]">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="vehicle"
          value={vehicle.id}
          defaultChecked={inRound === undefined}
          className="size-5 shrink-0 accent-ink"
        />
        <span>
          {vehicle.code}
          <span className="block text-sm text-muted">
            {[
              inRound !== undefined && t('vehicleIn', { name: inRound }),
              limits.length === 0 ? t('noLimit') : limits.join(', '),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      </label>
      <input type="hidden" name={`name-${vehicle.id}`} value={name} />
      <Select
        name={`person-${vehicle.id}`}
        label={t('courierOf', { name: vehicle.code })}
        labelHidden
      >
        <option value="">{t('nobody')}</option>
        <Choices of={people} value={({ id }) => id} name={({ name: person }) => person} />
      </Select>
    </div>
  );
}
