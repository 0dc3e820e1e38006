import { ErrorPage } from '../../platform/error-page.tsx';
import { GateHeader } from './gate.tsx';

/** A fault anywhere under /admin that no page of it could show. */
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
