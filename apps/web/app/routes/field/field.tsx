import { Outlet } from 'react-router';
import { ErrorPage } from '../../platform/error-page.tsx';
import { Header } from '../../frame/header.tsx';

/** For the people who move parcels, on the phone in their hand. */
export default function Field() {
  return (
    <>
      <Header roomy>{null}</Header>
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <Header roomy>{null}</Header>
      <main id="main" tabIndex={-1} className="outline-none">
        <ErrorPage />
      </main>
    </>
  );
}
