import type { FieldTrip } from '@waypost/contract/client';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { ScanPage, type ScanResult } from '../scanning/scan-page.tsx';
import { useStoring } from '../use-storing.tsx';
import { changeContainers, useContainers, withContainer, withTrip } from './containers-store.ts';
import { judgeLoad, readScanned } from './judge-container.ts';
import { recordContainerAct, recordScanned } from './record-container-act.ts';
import { SealForm } from './seal-form.tsx';
import { useArrival } from './use-arrival.ts';

/** A trip is loaded at the hub where it starts, and unloaded at any other. */
export function TripPage() {
  const { device } = useOpenShift();
  const known = useContainers(device.hub.id);
  const { tripId } = useParams();
  const trip = known?.trips.find(({ id }) => id === tripId);
  if (known === null) return null;
  if (trip === undefined) return <Navigate to="/field/trips" replace />;
  if (trip.from.id !== device.hub.id) return <Unload trip={trip} />;
  return trip.state === 'open' ? <LoadTrip trip={trip} /> : <Navigate to="/field/trips" replace />;
}

function LoadTrip({ trip }: { trip: FieldTrip }) {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const hubId = device.hub.id;
  const known = useContainers(hubId);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { id: tripId, to, vehicle, containers } = trip;

  const load = async (text: string): Promise<ScanResult> => {
    const read = readScanned(text);
    if ('verdict' in read) return read;
    const { code } = read;
    const container = known?.containers.find((each) => each.code === code);
    const verdict = judgeLoad(code, container, trip);
    const result = await recordScanned(shift.id, verdict, { kind: 'load', code, tripId });
    if (result.actId === undefined) return result;
    const undone = await changeContainers(hubId, (before) => {
      const loaded = withTrip(before, tripId, (own) => ({
        ...own,
        containers: [
          ...own.containers.filter((each) => each.code !== code),
          { code, arrived: false },
        ],
      }));
      return withContainer(loaded, code, { hubId, tripId, state: 'closed' });
    });
    return { ...result, undone };
  };
  const depart = async (seal: string) => {
    await recordContainerAct(shift.id, { kind: 'trip_depart', tripId, seal });
    await changeContainers(hubId, (before) =>
      withTrip(before, tripId, (own) => ({ ...own, seal, state: 'departed' })),
    );
    await navigate('/field/trips');
  };
  if (isLeaving) {
    return (
      <SealForm
        title={t('load.depart')}
        what={vehicle}
        submit={t('load.depart')}
        back={() => setLeaving(false)}
        done={depart}
      />
    );
  }
  return (
    <ScanPage
      title={t('pack.toHub', { hub: to.name })}
      hint={t('trips.loadHint')}
      back="/field/trips"
      rightWord={t('load.right')}
      scanned={load}
    >
      <p role="status" className="mt-4 text-center text-xl font-semibold">
        {t('trips.loaded', { count: containers.length })}
      </p>
      <Button size="large" look="secondary" className="mt-3" onClick={() => setLeaving(true)}>
        {t('load.depart')}
      </Button>
    </ScanPage>
  );
}

function Unload({ trip }: { trip: FieldTrip }) {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const navigate = useNavigate();
  const arrive = useArrival();
  const { store, isBusy, trouble } = useStoring();
  const { id: tripId, from, containers, state } = trip;
  const arrived = containers.filter((each) => each.arrived).length;
  const missing = containers.length - arrived;
  const isHere = async () => {
    await recordContainerAct(shift.id, { kind: 'trip_arrive', tripId });
    await changeContainers(device.hub.id, (before) =>
      withTrip(before, tripId, (own) => ({ ...own, state: 'arrived' })),
    );
  };
  const finish = async () => {
    await recordContainerAct(shift.id, { kind: 'trip_finish', tripId });
    await changeContainers(device.hub.id, (before) => ({
      ...before,
      trips: before.trips.filter(({ id }) => id !== tripId),
    }));
    await navigate('/field/trips');
  };
  return (
    <ScanPage
      title={t('trips.from', { hub: from.name })}
      hint={t('trips.unloadHint')}
      back="/field/trips"
      rightWord={t('trips.unloaded')}
      scanned={async (text) => {
        const read = readScanned(text);
        return 'verdict' in read ? read : arrive(read.code);
      }}
    >
      <p role="status" className="mt-4 text-center text-xl font-semibold">
        {t('trips.count', { arrived, count: containers.length })}
      </p>
      {trouble}
      {state === 'departed' && arrived === 0 ? (
        <Button size="large" className="mt-3" busy={isBusy} onClick={() => void store(isHere)}>
          {t('trips.arrive')}
        </Button>
      ) : (
        <FinishButton missing={missing} busy={isBusy} onClick={() => void store(finish)} />
      )}
    </ScanPage>
  );
}

type FinishButtonProps = { missing: number; busy: boolean; onClick: () => void };

function FinishButton({ missing, busy, onClick }: FinishButtonProps) {
  const t = useT('field');
  return (
    <Button
      size="large"
      look={missing === 0 ? 'primary' : 'secondary'}
      className="mt-3"
      busy={busy}
      onClick={onClick}
    >
      {missing === 0 ? t('trips.finish') : t('trips.finishMissing', { count: missing })}
    </Button>
  );
}
