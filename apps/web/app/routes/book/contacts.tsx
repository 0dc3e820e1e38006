import { useT } from '../../platform/catalogs.tsx';
import { Field } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import type { BookingFaults, BookingValues } from './booking-form.ts';

type ContactsProps = { initial: BookingValues | undefined; faults: BookingFaults };

export function Contacts({ initial, faults }: ContactsProps) {
  const t = useT('billing');
  const field = (
    name: 'shipperName' | 'shipperEmail' | 'shipperPhone' | 'recipientName' | 'recipientPhone',
  ) => {
    const fault = faults[name];
    return {
      name,
      label: t(name),
      defaultValue: initial?.[name],
      error: fault === undefined ? undefined : t(fault as 'nameInvalid'),
    };
  };
  return (
    <>
      <Section title={t('shipperTitle')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('shipperName')} autoComplete="name" maxLength={120} />
          <Field
            {...field('shipperPhone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
          />
          <Field
            {...field('shipperEmail')}
            className="sm:col-span-2"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            help={t('shipperEmailHelp')}
          />
        </div>
      </Section>
      <Section title={t('recipientTitle')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...field('recipientName')} autoComplete="off" maxLength={120} />
          <Field
            {...field('recipientPhone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
          />
        </div>
        <p className="mt-2 text-sm text-muted">{t('phoneHelp')}</p>
      </Section>
    </>
  );
}
