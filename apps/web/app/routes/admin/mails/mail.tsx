import { type MailResend, previewMail, resendMail } from '@waypost/contract/client';
import { Eye, EyeOff } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { finishForm } from '../../../platform/form-reply.ts';
import { bodyIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Facts } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { EMAILS } from '../admin-paths.ts';
import { Address } from '../member-marks.tsx';
import { signedInContext } from '../signed-in.ts';
import { LetterView } from './letter-view.tsx';
import { mailPath } from './mail-listing.ts';
import { addresseeOf } from './mail-words.ts';
import { MailState, ShipmentNumber } from './mails-table.tsx';
import { ResendForm } from './resend-form.tsx';
import type { Route } from './+types/mail.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const query = new URL(request.url).searchParams.has('reveal') ? { reveal: '1' as const } : {};
  const preview = await askOrThrow(request, previewMail, { path: params, query });
  return {
    preview,
    mayResend: permissions.includes('customers:write'),
    // a second click sends the same id, so the mail is sent once
    resendId: crypto.randomUUID(),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const effectKey = params.effectKey;
  const form = await request.formData();
  const body: MailResend = bodyIn(form, 'resendId');
  const answer = await ask(request, resendMail, { path: { effectKey }, body });
  return finishForm(form, answer, `${mailPath(effectKey)}?done=resent`);
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  const t = useT('console-mails');
  const { preview, mayResend, resendId } = loaderData;
  const [search] = useSearchParams();
  const { mail, shown, letter } = preview;
  const self = mailPath(mail.effectKey);
  const title = t(`template.${mail.template}`);
  const isOurs = shown === 'masked' || shown === 'revealed';
  return (
    <>
      <PageHead title={t('mailMeta')} />
      <p className="mb-2 text-sm">
        <TextLink to={EMAILS}>{t('back')}</TextLink>
      </p>
      <h1 className="wide mb-4 text-2xl">{title}</h1>
      {search.get('done') === 'resent' && (
        <Notice tone="good" title={t('resent')} className="mb-4" />
      )}
      <div className="mb-6 grid gap-x-12 gap-y-6 xl:grid-cols-2">
        <Facts
          facts={[
            [t('time'), <Time key="time" at={mail.createdAt} />],
            [
              t('sentAt'),
              mail.sentAt === null ? t('notSent') : <Time key="sent" at={mail.sentAt} />,
            ],
            [t('state'), <MailState key="state" mail={mail} />],
            [
              t('attempts'),
              <span key="attempts" className="numerals">
                {mail.attempts}
              </span>,
            ],
            mail.trackingNumber !== null && [
              t('shipment'),
              <ShipmentNumber key="number" mail={mail} />,
            ],
            [t('from'), preview.from],
            [
              t('to'),
              <span key="to">
                {t(`to.${addresseeOf(mail)}`)}
                {preview.to !== null && (
                  <>
                    {' '}
                    <Address email={preview.to} />
                  </>
                )}
              </span>,
            ],
            letter && [t('subject'), letter.subject],
          ]}
        />
        <div className="space-y-6">
          <Notice tone="note" title={t(`shown.${shown}`)}>
            {isOurs && <p className="text-sm">{t('linksHidden')}</p>}
            {isOurs && (
              <LinkButton
                look="secondary"
                size="small"
                className="mt-3"
                to={shown === 'masked' ? `${self}?reveal` : self}
                preventScrollReset
                replace
              >
                {shown === 'masked' ? (
                  <Eye aria-hidden="true" className="size-4" />
                ) : (
                  <EyeOff aria-hidden="true" className="size-4" />
                )}
                {shown === 'masked' ? t('reveal') : t('mask')}
              </LinkButton>
            )}
          </Notice>
          {mayResend && isOurs && <ResendForm resendId={resendId} />}
        </div>
      </div>
      {letter !== null && (
        <LetterView
          title={title}
          text={letter.text}
          src={`${self}/letter${shown === 'revealed' ? '?reveal' : ''}`}
        />
      )}
    </>
  );
}
