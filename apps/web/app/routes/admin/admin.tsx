import { Outlet } from 'react-router';
import { ErrorPage } from '../../platform/error-page.tsx';
import { GateHeader } from './gate.tsx';

/** Everything under /admin: nothing of it belongs into a search engine. */
export default function Admin() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <GateHeader />
      <main id="main">
        <ErrorPage />
      </main>
    </>
  );
}
