import { chooseLanguage } from '@waypost/contract/client';
import { completeLocale, directionOf, menuLabel, offeredLocales } from '@waypost/i18n/locales';
import { data, Form } from 'react-router';
import { TaskPage } from '../../../frame/task-page.tsx';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { linkRefusalOf, tokenOf } from '../../../platform/link-token.ts';
import { Refused } from '../../../platform/refused.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Route } from './+types/language.ts';

const OFFERED = offeredLocales(false);

export async function action({ request }: Route.ActionArgs) {
  const locale = completeLocale(textIn(await request.formData(), 'locale'));
  const answer = await ask(request, chooseLanguage, { body: { token: tokenOf(request), locale } });
  if (answer.ok) return data({ refusal: null, locale });
  const refusal = linkRefusalOf(answer.refusal);
  return data({ refusal, locale }, { status: refusal.status });
}

/** Says nothing about the shipment: the link may have been passed on. */
export default function EmailLanguage({ actionData }: Route.ComponentProps) {
  const t = useT('updates');
  const isDead = actionData?.refusal?.code === 'link_invalid';
  return (
    <TaskPage
      metaTitle={t('languageMetaTitle')}
      title={t('languageTitle')}
      {...(actionData === undefined && { lead: t('languageLead') })}
    >
      {actionData?.refusal === null && (
        <Notice
          tone="good"
          title={t('languageChosen', { language: menuLabel(actionData.locale, OFFERED) ?? '' })}
        />
      )}
      {actionData?.refusal && <Refused refusal={actionData.refusal} fallback={t('saveFailed')} />}
      {isDead ? (
        <LinkButton to="/track" look="secondary">
          {t('toTracking')}
        </LinkButton>
      ) : (
        <Form method="post" className="grid grid-cols-2 gap-3">
          {OFFERED.map(({ code, label }) => (
            <Button key={code} type="submit" name="locale" value={code} look="secondary">
              <span lang={code} dir={directionOf(code)}>
                {label}
              </span>
            </Button>
          ))}
        </Form>
      )}
    </TaskPage>
  );
}
