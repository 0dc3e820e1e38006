import { ErrorPage } from '../../platform/error-page.tsx';
import { GateHeader } from './gate.tsx';

/** Shown for an error under /admin that no page inside handles. */
export function ErrorBoundary() {
  return (
    <>
      <GateHeader />
      <main id="main">
        <ErrorPage />
      </main>
    </>
  );
}
