import { editShipment } from '@waypost/contract/client';
import { INCOTERMS } from '@waypost/domain/rates';
import { useActionData } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useWords } from '../../../parcels/words.ts';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Section } from '../../../ui/panel.tsx';
import { finish } from './act.server.ts';
import { ActForm, FieldRow, useTyped } from './act-form.tsx';
import { conflictIn, ConflictNotice } from './conflict-notice.tsx';
import { useShipment } from './frame.tsx';
import { presentValues, readEdit } from './read-edit.ts';
import { StatusFields } from './status-fields.tsx';
import { type FormReply, typedIn, refuseFields } from '../../../platform/form-reply.ts';
import type { Route } from './+types/edit.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const read = readEdit(typedIn(form));
  if ('faults' in read) return refuseFields(form, read.faults);
  const answer = await ask(request, editShipment, { path: params, body: read.edit });
  return finish(request, params, form, answer, 'updated');
}

export default function Edit() {
  const t = useT('console-edits');
  const words = useT('parcels');
  const { place } = useWords();
  const { shipment, mayMoveMoney } = useShipment();
  const answered = useActionData<FormReply>();
  const conflict = conflictIn(answered);
  const { lastLocation } = shipment;
  const present = presentValues(shipment, lastLocation === null ? '' : place(lastLocation));
  const field = useEdited(present);
  return (
    <ActForm
      // remounted for another version of the shipment, because the shown values and those it was filled with must
      // match
      key={`${shipment.revision} ${shipment.version}`}
      title={t('editTitle')}
      submit={conflict === null ? t('save') : t('applyAgain')}
      notice={conflict && <ConflictNotice conflict={conflict} typed={answered?.typed ?? {}} />}
    >
      <input
        type="hidden"
        name="revision"
        value={conflict?.revision ?? answered?.typed['revision'] ?? shipment.revision}
      />
      <Section title={t('statusTitle')}>
        <div className="space-y-5">
          <Was name="status" present={present} />
          <StatusFields present={shipment.status} />
          <FieldRow>
            <Field {...field('lastLocation')} label={t('lastLocation')} help={t('placeHelp')} />
            <div className="grid grid-cols-2 gap-x-4">
              <Field {...field('eta.earliest')} type="date" label={t('earliest')} />
              <Field {...field('eta.latest')} type="date" label={t('latest')} />
            </div>
          </FieldRow>
        </div>
      </Section>
      <Section title={t('wayTitle')}>
        <FieldRow>
          <Field {...field('from')} label={words('from')} help={t('clearHelp')} />
          <Field {...field('to')} label={words('to')} help={t('clearHelp')} />
          {shipment.incoterm !== null && (
            <Select {...field('incoterm')} label={words('incoterm')}>
              <Choices of={INCOTERMS} />
            </Select>
          )}
        </FieldRow>
        <WasAll
          names={['lastLocation', 'eta.earliest', 'eta.latest', 'from', 'to']}
          present={present}
        />
        {shipment.incoterm !== null && <Was name="incoterm" present={present} />}
      </Section>
      <Section title={t('recipientTitle')}>
        <FieldRow>
          <Field {...field('recipient.name')} label={t('name')} />
          <Field {...field('recipient.email')} type="email" label={t('email')} />
          <Field {...field('recipient.phone')} type="tel" label={t('phone')} />
          <Field {...field('recipient.line1')} label={words('addressLine1')} />
          <Field {...field('recipient.line2')} label={words('addressLine2')} />
          <Field {...field('recipient.postalCode')} label={words('postalCode')} />
          <Field {...field('recipient.city')} label={words('city')} />
          <Field {...field('recipient.region')} label={words('region')} />
        </FieldRow>
        <WasAll names={Object.keys(present).filter(ofRecipient)} present={present} />
      </Section>
      {mayMoveMoney && (
        <Section title={t('priceTitle')}>
          <Was name="price.cents" present={present} />
          <FieldRow>
            <Field {...field('price.cents')} label={t('price')} inputMode="decimal" unit="€" />
            <Field {...field('price.reason')} label={t('priceReason')} help={t('priceHelp')} />
          </FieldRow>
        </Section>
      )}
    </ActForm>
  );
}

const ofRecipient = (name: string) => name.startsWith('recipient.');

/** Autofill knows the clerk, not the recipient. */
function useEdited(present: Record<string, string>) {
  const typed = useTyped();
  return (name: string) => ({ ...typed(name, present[name]), autoComplete: 'off' });
}

/** The values of the form when it was first opened; kept when it comes back. */
function Was({ name, present }: { name: string; present: Record<string, string> }) {
  const typed = useTyped();
  const { defaultValue } = typed(`was:${name}`, present[name]);
  return <input type="hidden" name={`was:${name}`} value={defaultValue} />;
}

function WasAll({ names, present }: { names: string[]; present: Record<string, string> }) {
  return names.map((name) => <Was key={name} name={name} present={present} />);
}
