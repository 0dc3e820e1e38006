import { type Customer, listAddresses, listPickupShipments } from '@waypost/contract/client';
import { listCountries } from '../../../parcels/country-list.server.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { readVisitor } from '../../../platform/visitor.server.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { useCustomer } from '../dashboard.tsx';
import { AddressForm } from './address-form.tsx';
import { DayForm } from './day-form.tsx';
import { lookUpDay } from './look-up-day.server.ts';
import { OverList, PICKUPS } from './over-list.tsx';
import { RefusedPickup } from './refused-pickup.tsx';
import { keepAddress, pickedIn, sendRequest } from './request-actions.server.ts';
import { RequestForm } from './request-form.tsx';
import type { Route } from './+types/request.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const countries = listCountries(readVisitor(request).locale);
  const book = await ask(request, listAddresses);
  if (!book.ok) {
    return { countries, addresses: null, requestId: book.refusal.requestId, chosen: null };
  }
  const { addresses } = book.data;
  const asked = new URL(request.url).searchParams.get('addressId');
  const addressId = (addresses.find(({ id }) => id === asked) ?? addresses[0])?.id;
  if (addressId === undefined) return { countries, addresses, requestId: null, chosen: null };
  const [lookedUp, shipments] = await Promise.all([
    lookUpDay(request, { addressId }),
    ask(request, listPickupShipments, { query: { addressId } }),
  ]);
  const chosen = {
    picked: pickedIn(request),
    addressId,
    lookedUp,
    shipments: shipments.ok ? shipments.data.shipments : null,
    requestKey: crypto.randomUUID(),
  };
  return { countries, addresses, requestId: null, chosen };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  return form.get('intent') === 'address' ? keepAddress(request, form) : sendRequest(request, form);
}

export default function RequestPickup({ loaderData }: Route.ComponentProps) {
  const t = useT('pickups');
  const { countries, addresses, requestId, chosen } = loaderData;
  const customer = useCustomer();
  const country = customer.country === '' ? 'BE' : customer.country;
  const isFirst = addresses?.length === 0;
  const start = { name: customer.name, country, ...(isFirst && profileAddress(customer)) };
  const addressForm = <AddressForm countries={countries} start={start} />;
  return (
    <OverList metaTitle={t('requestMetaTitle')} title={t('request')}>
      <RefusedPickup />
      {addresses === null && (
        <ErrorState title={t('addressesFailed')} requestId={requestId} retry={`${PICKUPS}/new`} />
      )}
      {addresses?.length === 0 && (
        <>
          <p className="mb-5">{t('firstAddress')}</p>
          {addressForm}
        </>
      )}
      {addresses !== null && chosen !== null && (
        <>
          <DayForm {...chosen} addresses={addresses}>
            <details key={addresses.length} className="mb-3">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold underline underline-offset-4">
                {t('addAddress')}
              </summary>
              <div className="mt-2 mb-6 rounded bg-panel p-4">{addressForm}</div>
            </details>
          </DayForm>
          <RequestForm {...chosen} />
        </>
      )}
    </OverList>
  );
}

/** As given at registration, which promises that it is filled in here. */
function profileAddress(customer: Customer) {
  const { addressLine1: line1, addressLine2: line2, postalCode, city, region } = customer;
  return { line1, line2, postalCode, city, region };
}
