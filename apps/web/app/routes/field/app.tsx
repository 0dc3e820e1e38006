import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { ErrorPage } from '../../platform/error-page.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import {
  CashDesk,
  CountCash,
  EndShift,
  Enrol,
  fetchLaterPages,
  Load,
  LookUp,
  OwnCash,
  Pack,
  PackOne,
  Receive,
  Return,
  SealBag,
  Sort,
  Stop,
  TripPage,
  Trips,
  Unsent,
} from './lazy-pages.ts';
import { BeginShift } from './pages/begin-shift.tsx';
import { NoStorage } from './pages/no-storage.tsx';
import { Start } from './pages/start.tsx';
import { Stops } from './round/stops.tsx';
import { followVersions } from './store/freeze-version.ts';
import { keepSending } from './store/send-acts.ts';
import { openSession, presentSession, type Session, useSession } from './store/session.ts';
import { useChosenLanguage } from './use-chosen-language.ts';

/**
 * The pages of people who move parcels. The service worker answers every address of them with the same shell, so
 * nothing that depends on the address is rendered before scripts run.
 */
export default function FieldApp() {
  const isScripted = useScripted();
  // imported here so that the shell includes their texts
  useT('parcels');
  return isScripted ? <Pages /> : <Opening />;
}

export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <ErrorPage />
    </main>
  );
}

function Opening() {
  const t = useT('field');
  return (
    <main id="main" tabIndex={-1} className="grid place-items-center bg-deep p-8 text-on-deep">
      <PageHead title={t('app.metaTitle')} />
      <div className="text-center">
        <Mark className="mx-auto size-16" />
        <h1 className="wide mt-4 text-2xl">{t('app.name')}</h1>
        <noscript>
          <Notice tone="problem" title={t('needsScripts')} className="mt-8" />
        </noscript>
      </div>
    </main>
  );
}

const MAY_HAVE_SHIFT: readonly Session['phase'][] = ['opening', 'no-storage', 'open', 'locked'];

function Pages() {
  const { phase } = useSession();
  useChosenLanguage();
  useEffect(() => {
    void openSession();
    void followVersions(() => MAY_HAVE_SHIFT.includes(presentSession().phase));
    return keepSending();
  }, []);
  useEffect(() => {
    // offline before the service worker has stored it: the page that needs it reports that
    if (phase !== 'opening') fetchLaterPages().catch(() => undefined);
  }, [phase]);
  if (phase === 'opening') return <Opening />;
  if (phase === 'no-storage') return <NoStorage />;
  return (
    <Suspense fallback={<Opening />}>
      <PagesOf phase={phase} />
    </Suspense>
  );
}

function PagesOf({ phase }: { phase: Session['phase'] }) {
  return (
    <Routes>
      <Route path="enrol" element={<Enrol />} />
      {phase === 'open' && (
        <>
          <Route path="receive" element={<Receive />} />
          <Route path="sort" element={<Sort />} />
          <Route path="pack" element={<Pack />} />
          <Route path="pack/:code" element={<PackOne />} />
          <Route path="trips" element={<Trips />} />
          <Route path="trips/:tripId" element={<TripPage />} />
          <Route path="look-up" element={<LookUp />} />
          <Route path="begin" element={<BeginShift />} />
          <Route path="end" element={<EndShift />} />
          <Route path="load" element={<Load />} />
          <Route path="stops" element={<Stops />} />
          <Route path="stops/:stopNo" element={<Stop />} />
          <Route path="return" element={<Return />} />
          <Route path="cash" element={<OwnCash />} />
          <Route path="cash/desk" element={<CashDesk />} />
          <Route path="cash/desk/:countId" element={<CountCash />} />
          <Route path="cash/deposit" element={<SealBag />} />
        </>
      )}
      <Route path="unsent" element={<Unsent />} />
      {phase === 'open' && <Route index element={<Start />} />}
      {/* after the PIN is entered, the page that was open is shown again */}
      <Route path="*" element={phase === 'open' ? <Navigate to="/field" replace /> : <Start />} />
    </Routes>
  );
}
