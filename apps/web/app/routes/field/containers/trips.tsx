import type { FieldTrip } from '@waypost/contract/client';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { useCheck } from '../../../platform/use-check.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Frame } from '../frame.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import type { StoredContainers } from '../store/database.ts';
import { useStoring } from '../use-storing.tsx';
import { changeContainers, useContainers } from './containers-store.ts';
import { recordContainerAct } from './record-container-act.ts';

/** Trips that leave this hub or arrive at it. */
export function Trips() {
  const t = useT('field');
  const { device } = useOpenShift();
  const known = useContainers(device.hub.id);
  const [isNew, setNew] = useState(false);
  if (isNew && known !== null) return <NewTrip known={known} back={() => setNew(false)} />;
  const trips = (known?.trips ?? []).filter(
    ({ state, from }) =>
      state === 'open' ||
      (from.id !== device.hub.id && (state === 'departed' || state === 'arrived')),
  );
  return (
    <Frame
      title={t('trips.title')}
      back="/field"
      acts={
        known && (
          <Button size="large" onClick={() => setNew(true)}>
            {t('trips.new')}
          </Button>
        )
      }
    >
      {trips.length === 0 ? (
        <p role="status" className="text-lg">
          {known === null ? t('trips.unread') : t('trips.none')}
        </p>
      ) : (
        <ul className="grid gap-2">
          {trips.map((trip) => (
            <li key={trip.id}>
              <TripLink trip={trip} hubId={device.hub.id} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function TripLink({ trip, hubId }: { trip: FieldTrip; hubId: string }) {
  const t = useT('field');
  const { id, from, to, vehicle, state } = trip;
  const isLeaving = from.id === hubId;
  return (
    <Link
      to={`/field/trips/${id}`}
      className="block min-h-14 rounded border-2 border-edge px-4 py-2"
    >
      <span className="block text-lg font-semibold">
        {isLeaving ? t('pack.toHub', { hub: to.name }) : t('trips.from', { hub: from.name })}
      </span>
      <bdi className="numerals">{vehicle}</bdi>
      {!isLeaving && `, ${state === 'arrived' ? t('trips.here') : t('trips.onRoad')}`}
    </Link>
  );
}

function NewTrip({ known, back }: { known: StoredContainers; back: () => void }) {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const navigate = useNavigate();
  const { store, isBusy, trouble } = useStoring();
  const { faults, check } = useCheck<{ vehicle?: string }>(
    (form) => (vehicleIn(form) === '' ? { vehicle: t('trips.vehicleNeeded') } : {}),
    undefined,
  );
  // the same id for every try, so that a retry adds no second trip
  const [tripId] = useState(() => crypto.randomUUID());
  const hubId = device.hub.id;
  const others = known.hubs.filter(({ id }) => id !== hubId);
  const plan = async (form: FormData) => {
    const vehicle = vehicleIn(form);
    const to = others.find(({ id }) => id === form.get('to'));
    if (to === undefined) return;
    await recordContainerAct(shift.id, { kind: 'trip_plan', tripId, toHubId: to.id, vehicle });
    const { code, name } = device.hub;
    const trip: FieldTrip = {
      id: tripId,
      from: { id: hubId, code, name },
      to,
      vehicle,
      seal: '',
      state: 'open',
      departedAt: null,
      arrivedAt: null,
      containers: [],
    };
    await changeContainers(hubId, (before) => ({ ...before, trips: [trip, ...before.trips] }));
    await navigate(`/field/trips/${tripId}`);
  };
  const backButton = (
    <Button size="large" look="secondary" onClick={back}>
      {t('app.back')}
    </Button>
  );
  if (others.length === 0) {
    return (
      <Frame title={t('trips.new')} acts={backButton}>
        <p role="status" className="text-lg">
          {t('pack.noHubs')}
        </p>
      </Frame>
    );
  }
  return (
    <Frame title={t('trips.new')}>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          if (!check(event)) return;
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void store(() => plan(form));
        }}
      >
        <Select label={t('pack.to')} name="to">
          <Choices
            of={others}
            value={({ id }) => id}
            name={({ code, name }) => `${code}, ${name}`}
          />
        </Select>
        <Field
          label={t('trips.vehicle')}
          name="vehicle"
          error={faults.vehicle}
          dir="ltr"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {trouble}
        <div className="flex gap-3">
          {backButton}
          <Button type="submit" size="large" busy={isBusy} className="grow">
            {t('trips.plan')}
          </Button>
        </div>
      </form>
    </Frame>
  );
}

function vehicleIn(form: FormData): string {
  return textIn(form, 'vehicle').trim();
}
