import { enterShipment } from '@waypost/contract/client';
import { FREIGHT_MODES, INCOTERMS, PARCEL_LEVELS } from '@waypost/domain/rates';
import { SETTABLE_STATUSES } from '@waypost/domain/tracking';
import { data, redirect } from 'react-router';
import { defaultIncoterm } from '../../../parcels/booking-defaults.server.ts';
import { PlaceField } from '../../../parcels/place-field.tsx';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Option, OptionGroup } from '../../../ui/choice.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Section } from '../../../ui/panel.tsx';
import { DASHBOARD, shipmentPath } from '../admin-paths.ts';
import { signedInContext } from '../signed-in.ts';
import { ActForm, FieldRow, useTyped } from './act-form.tsx';
import { donePath } from './edit-paths.ts';
import { readBooker } from './booker.server.ts';
import { priceForm } from './price-form.server.ts';
import { PriceShown } from './price-shown.tsx';
import { readEntry } from './read-entry.ts';
import { refuseFields, refuseForm, typedIn } from '../../../platform/form-reply.ts';
import { Who } from './who-fields.tsx';
import type { Route } from './+types/new.ts';

/** The id is drawn with the form: sent twice, it is one shipment. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  if (!permissions.includes('shipments:write')) throw data(null, { status: 403 });
  return {
    id: crypto.randomUUID(),
    incoterm: await defaultIncoterm(request),
    userId: url.searchParams.get('userId') ?? '',
    customer: await readBooker(request, url.searchParams.get('userId')),
    isOnAccount: url.searchParams.get('payment') === 'on_account',
    mayMoveMoney: permissions.includes('money:write'),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.has('price-only')) return priceForm(request, form);
  const read = readEntry(typedIn(form));
  if ('faults' in read) return refuseFields(form, read.faults);
  const answer = await ask(request, enterShipment, { body: read.entry });
  if (!answer.ok) return refuseForm(form, answer.refusal);
  const { id, trackingNumber } = answer.data;
  return redirect(donePath(shipmentPath(id), 'added', trackingNumber), 303);
}

export default function New({ loaderData }: Route.ComponentProps) {
  const t = useT('console-edits');
  const { id } = loaderData;
  const typed = useTyped();
  return (
    <ActForm
      title={t('newTitle')}
      fallback={t('addFailed')}
      submit={t('addShipment')}
      back={DASHBOARD}
    >
      <input type="hidden" name="id" value={typed('id', id).defaultValue} />
      <What incoterm={loaderData.incoterm} />
      <Who userId={loaderData.userId} customer={loaderData.customer} />
      <Money loaderData={loaderData} />
    </ActForm>
  );
}

function useField() {
  const typed = useTyped();
  return (name: string, present = '') => ({ ...typed(name, present), autoComplete: 'off' });
}

function What({ incoterm }: { incoterm: string }) {
  const t = useT('console-edits');
  const words = useT('parcels');
  const field = useField();
  const measure = { inputMode: 'decimal' } as const;
  return (
    <Section title={t('whatTitle')}>
      <div className="space-y-5">
        <FieldRow>
          <PlaceField {...field('from')} label={words('from')} />
          <PlaceField {...field('to')} label={words('to')} />
          <Select {...field('service', 'standard')} label={words('service')}>
            <Choices of={PARCEL_LEVELS} name={(level) => words(`level.${level}`)} />
            <Choices of={FREIGHT_MODES} name={(mode) => words(`mode.${mode}`)} />
          </Select>
          <div className="grid grid-cols-2 gap-x-4">
            <Field
              {...field('pieces', '1')}
              label={t('pieces')}
              help={t('piecesHelp')}
              inputMode="numeric"
            />
            <Select
              {...field('incoterm', incoterm)}
              label={words('incoterm')}
              help={t('incotermHelp')}
            >
              <Choices of={INCOTERMS} />
            </Select>
          </div>
        </FieldRow>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
          <Field {...field('weight')} {...measure} label={t('weight')} unit="kg" />
          <Field {...field('length')} {...measure} label={t('length')} unit="cm" />
          <Field {...field('width')} {...measure} label={t('width')} unit="cm" />
          <Field {...field('height')} {...measure} label={t('height')} unit="cm" />
        </div>
        <FieldRow>
          <Field {...field('contents')} label={t('contents')} />
          <Field {...field('declaredValue')} {...measure} label={t('declaredValue')} unit="EUR" />
        </FieldRow>
        <FieldRow>
          <Field
            {...field('trackingNumber')}
            label={t('givenNumber')}
            help={t('givenNumberHelp')}
          />
          <Field
            {...field('orderReference')}
            label={t('orderReference')}
            help={t('orderReferenceHelp')}
            maxLength={64}
          />
          <Select {...field('status', 'Created')} label={t('status')}>
            <Choices of={SETTABLE_STATUSES} name={(status) => words(`status.${status}`)} />
          </Select>
          <Field {...field('eta.earliest')} type="date" label={t('earliest')} help={t('etaHelp')} />
          <Field {...field('eta.latest')} type="date" label={t('latest')} />
        </FieldRow>
      </div>
    </Section>
  );
}

function Money({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useT('console-edits');
  const field = useField();
  const { isOnAccount, mayMoveMoney } = loaderData;
  const payment = field('payment', isOnAccount ? 'on_account' : 'on_delivery');
  return (
    <Section title={t('priceTitle')}>
      <OptionGroup legend={t('payment')} error={payment.error}>
        <div className="grid gap-3 sm:grid-cols-2">
          {(['on_delivery', 'on_account'] as const).map((each) => (
            <Option
              key={each}
              name="payment"
              value={each}
              defaultChecked={payment.defaultValue === each}
            >
              <span className="block font-semibold">{t(`payment.${each}`)}</span>
              <span className="block text-sm text-muted">{t(`paymentText.${each}`)}</span>
            </Option>
          ))}
        </div>
      </OptionGroup>
      {mayMoveMoney && (
        <div className="mt-5">
          <FieldRow>
            <Field
              {...field('price')}
              label={t('otherPrice')}
              help={t('otherPriceHelp')}
              inputMode="decimal"
              unit="€"
            />
            <Field {...field('priceReason')} label={t('priceReason')} />
          </FieldRow>
        </div>
      )}
      <PriceShown />
    </Section>
  );
}
