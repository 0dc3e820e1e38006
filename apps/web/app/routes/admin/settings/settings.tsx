import { listSettingsVersions, readSettings, saveSettings } from '@waypost/contract/client';
import { INCOTERMS } from '@waypost/domain/rates';
import { SETTING_FIELDS, type SettingField, settingTexts } from '@waypost/domain/settings';
import type { MessageKey } from '@waypost/i18n/messages';
import { Form, useSearchParams } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import {
  fieldsOf,
  finishForm,
  refuseFields,
  useFaultFocus,
  useReply,
} from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useSending } from '../../../platform/post-form.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { Time } from '../../../ui/time.tsx';
import { SETTINGS } from '../admin-paths.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { conflictIn, readSettingsForm, shownAgain, textsIn } from './settings-form.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import type { Route } from './+types/settings.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const from = Number(url.searchParams.get('from'));
  const [inForce, earlier] = await Promise.all([
    askOrThrow(request, readSettings),
    Number.isInteger(from) && from > 0 && from < 2 ** 31 - 1
      ? ask(request, listSettingsVersions, { query: { before: from + 1 } })
      : null,
  ]);
  const [again] = earlier?.ok ? earlier.data.versions : [];
  return { inForce, again: again?.version === from ? again : null };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const read = readSettingsForm(form);
  if ('faults' in read) return refuseFields(form, read.faults);
  const version = Number(textIn(form, 'version')) || 0;
  const body = { version, settings: read.settings, reason: textIn(form, 'reason') };
  const answer = await ask(request, saveSettings, { body });
  return finishForm(form, answer, `${SETTINGS}?done=saved`);
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const t = useT('console-settings');
  const { inForce, again } = loaderData;
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={t('meta')} noindex />
      <h1 className="wide mb-1 text-2xl">{t('title')}</h1>
      <p className="mb-3 text-muted">{t('text')}</p>
      <SettingsTabs current="now" />
      {search.get('done') === 'saved' && (
        <Notice tone="good" title={t('saved')} className="mb-5 max-w-3xl" />
      )}
      {again !== null && (
        <Notice
          tone="note"
          title={t('from', { version: again.version })}
          className="mb-5 max-w-3xl"
        />
      )}
      <p className="mb-5 text-sm text-muted">
        {t('inForce', { version: inForce.version })}{' '}
        {inForce.savedBy === null ? t('firstVersion') : t('savedBy', { name: inForce.savedBy })},{' '}
        <Time at={inForce.savedAt} />
      </p>
      <SettingsForm key={`${inForce.version} ${again?.version ?? ''}`} loaderData={loaderData} />
    </>
  );
}

function SettingsForm({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useT('console-settings');
  const { inForce } = loaderData;
  const reply = useReply();
  const form = useFaultFocus(reply);
  const busy = useSending();
  const { was, field } = useFields(loaderData);
  const conflict = conflictIn(reply);
  return (
    <Form
      ref={form}
      method="post"
      action={SETTINGS}
      noValidate
      // remounted after a conflict, so that unchanged fields show the saved values
      key={conflict?.version}
      className="max-w-3xl space-y-8"
    >
      {reply?.refusal &&
        !busy &&
        (conflict ? (
          <ConflictNotice conflict={conflict} shown={textsIn(reply.typed)} />
        ) : (
          <Refused refusal={reply.refusal} fallback={t('saveFailed')} />
        ))}
      <input
        type="hidden"
        name="version"
        value={conflict?.version ?? reply?.typed['version'] ?? inForce.version}
      />
      {SETTING_FIELDS.map((name) => (
        <input key={name} type="hidden" name={`was:${name}`} value={was[name]} />
      ))}
      <Section title={t('shippingTitle')}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Select
            {...field('defaultIncoterm')}
            label={t('defaultIncoterm')}
            help={t('defaultIncotermHelp')}
          >
            <Choices of={INCOTERMS} />
          </Select>
          <Field
            {...field('payOnDeliveryMax')}
            label={t('payOnDeliveryMax')}
            help={t('payOnDeliveryMaxHelp')}
            inputMode="decimal"
          />
          <Field
            {...field('standardTax')}
            label={t('standardTax')}
            help={t('standardTaxHelp')}
            aside="%"
            inputMode="decimal"
          />
        </div>
      </Section>
      <Section title={t('pickupTitle')}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[2fr_1fr]">
          <Field
            {...field('pickupWindows')}
            label={t('pickupWindows')}
            help={t('pickupWindowsHelp')}
          />
          <Field
            {...field('pickupPlaces')}
            label={t('pickupPlaces')}
            help={t('pickupPlacesHelp')}
          />
        </div>
      </Section>
      <Messages loaderData={loaderData} />
      <div className="space-y-5 border-t border-hairline pt-5">
        <Field {...field('reason')} label={t('reason')} help={t('reasonHelp')} maxLength={300} />
        <Button type="submit" busy={busy}>
          {busy ? t('saving') : conflict ? t('saveAgain') : t('save')}
        </Button>
      </div>
    </Form>
  );
}

function Messages({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const t = useT('console-settings');
  const { inForce } = loaderData;
  const { field, typed } = useFields(loaderData);
  return (
    <Section title={t('mailTitle')}>
      <div className="space-y-5">
        <Field
          {...field('emailFrom')}
          label={t('emailFrom')}
          help={t('emailFromHelp', { sender: inForce.ownSender })}
          placeholder={inForce.ownSender}
        />
        <Checkbox
          name="smsEnabled"
          value="on"
          label={t('smsEnabled')}
          help={t('smsEnabledHelp')}
          defaultChecked={typed.smsEnabled === 'on'}
        />
      </div>
    </Section>
  );
}

const FAULTS: Record<string, MessageKey<'console-settings'> & `fault.${string}`> = {
  pickupWindows: 'fault.windows',
  pickupPlaces: 'fault.places',
  emailFrom: 'fault.sender',
  payOnDeliveryMax: 'fault.amount',
  standardTax: 'fault.tax',
};

/** The settings in force, an earlier version to restore, or the values typed before. */
function useFields({ inForce, again }: Route.ComponentProps['loaderData']) {
  const t = useT('console-settings');
  const reply = useReply();
  const now = settingTexts(inForce.settings);
  const { typed, was } =
    reply === undefined
      ? { typed: again === null ? now : settingTexts(again.settings), was: now }
      : shownAgain(reply);
  const shown = { ...reply, typed: { reason: reply?.typed['reason'] ?? '', ...typed } };
  const fieldOf = fieldsOf(shown, (name) => t(FAULTS[name] ?? 'fault.reason'));
  const field = (name: SettingField | 'reason') => ({ ...fieldOf(name), autoComplete: 'off' });
  return { typed, was, field };
}
