import { type CustomerSession, listSessions } from '@waypost/contract/client';
import { formatDay } from '@waypost/i18n/formats';
import { type Country, listCountries } from '../../parcels/country-list.server.ts';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { readVisitor } from '../../platform/visitor.server.ts';
import { useLocale, useTimeZone } from '../../platform/visitor.ts';
import { useCustomer, useViewing } from './dashboard.tsx';
import { ExportWhileViewing } from './export-while-viewing.tsx';
import { DeleteAccount, OwnData } from './own-data.tsx';
import { ChangeEmail, ChangePassword, Newsletter } from './profile-access.tsx';
import { changeProfile } from './profile-actions.server.ts';
import { Details } from './profile-details.tsx';
import { Sessions } from './sessions.tsx';
import type { Route } from './+types/profile.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const answer = await ask(request, listSessions);
  // the guard above has answered for whoever is not signed in
  return {
    sessions: answer.ok ? answer.data.sessions : null,
    countries: listCountries(readVisitor(request).locale),
  } satisfies { sessions: CustomerSession[] | null; countries: Country[] };
}

export async function action({ request }: Route.ActionArgs) {
  return changeProfile(request, await request.formData());
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { sessions, countries } = loaderData;
  const t = useT('account');
  const customer = useCustomer();
  const viewing = useViewing();
  const day = formatDay(new Date(customer.createdAt), useLocale(), useTimeZone());
  return (
    <>
      <PageHead title={t('profileMetaTitle')} noindex />
      <h1 className="wide text-4xl">{t('profileTitle')}</h1>
      <p className="mt-3 text-lg text-muted" suppressHydrationWarning>
        {t('customerSince', { day })}
      </p>
      <div className="mt-10 gap-x-16 *:mb-14 *:break-inside-avoid lg:columns-2">
        <Details countries={countries} />
        <ChangeEmail />
        <ChangePassword />
        <Newsletter />
        <Sessions sessions={sessions} />
        {viewing ? <ExportWhileViewing /> : <OwnData />}
        <DeleteAccount />
      </div>
    </>
  );
}
