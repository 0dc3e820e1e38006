import { beginSecondFactor, confirmSecondFactor } from '@waypost/contract/client';
import { data, Form, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { requireStaff } from '../../platform/session.server.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { adminReturnPath, DASHBOARD } from './admin-paths.ts';
import { AuthenticatorOffer } from './authenticator-offer.tsx';
import { replyTo } from '../../platform/form-reply.ts';
import { bodyIn } from '../../platform/form-text.ts';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { Gate } from './gate.tsx';
import { readOffer, type Offer } from './offer.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSending } from '../../platform/post-form.tsx';
import type { Route } from './+types/second-factor.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const { admin, enrolmentRequired } = await requireStaff(request);
  return {
    email: admin.email,
    enrolled: admin.secondFactor,
    required: enrolmentRequired,
    next: adminReturnPath(url.searchParams.get('from')) ?? DASHBOARD,
  };
}

/** The state of an enrolment. It is shown again after an error, because the api returns the secret only once. */
type Enrolment = {
  offer: Offer | null;
  malformed: boolean;
  refusal: ShownRefusal | null;
  recoveryCodes: string[] | null;
};

/** The secret is requested by a post, so that reloading the page does not replace it. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const stands = (rest: Partial<Enrolment>, status = 200) =>
    data<Enrolment>(
      { offer: null, malformed: false, refusal: null, recoveryCodes: null, ...rest },
      { status },
    );

  const offer = readOffer(form);
  if (offer === null) {
    const answer = await ask(request, beginSecondFactor);
    if (answer.ok) return stands({ offer: answer.data });
    return stands({ refusal: answer.refusal }, answer.refusal.status);
  }
  const answer = await ask(request, confirmSecondFactor, { body: bodyIn(form, 'code') });
  if (answer.ok) return stands({ recoveryCodes: answer.data.recoveryCodes });
  const { refusal, faults } = replyTo(form, answer.refusal);
  const malformed = faults['code'] !== undefined;
  return stands({ offer, malformed, refusal }, answer.refusal.status);
}

/** The answer to the form is complete, and a failed reload must not remove the secret. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod === undefined && args.defaultShouldRevalidate;
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('admin');
  const { email, enrolled, next } = loaderData;
  const stands = actionData;
  if (stands?.recoveryCodes) {
    return (
      <Gate title={t('codesTitle')}>
        <PageHead title={t('secondFactorMeta')} />
        <EnrolmentSteps at="codes" />
        <RecoveryCodes codes={stands.recoveryCodes} email={email} next={next} />
      </Gate>
    );
  }
  if (enrolled) {
    return (
      <Gate title={t('enrolledTitle')}>
        <PageHead title={t('secondFactorMeta')} />
        <p className="mb-6">{t('enrolledText')}</p>
        <LinkButton to={next}>{t('toConsole')}</LinkButton>
      </Gate>
    );
  }
  return (
    <Gate title={t('secondFactorTitle')}>
      <PageHead title={t('secondFactorMeta')} />
      <EnrolmentSteps at="authenticator" />
      {stands?.refusal && (
        <Refused refusal={stands.refusal} fallback={t('actFailed')} className="mb-5" />
      )}
      {stands?.offer ? (
        <AuthenticatorOffer key={stands.offer.secret} offer={stands.offer} answered={stands} />
      ) : (
        <Beginning required={loaderData.required} />
      )}
    </Gate>
  );
}

function Beginning({ required }: { required: boolean }) {
  const t = useT('admin');
  const busy = useSending();
  return (
    <Form method="post" className="space-y-5">
      <p>{required ? t('secondFactorRequired') : t('secondFactorOptional')}</p>
      <p>{t('secondFactorApp')}</p>
      <Button type="submit" busy={busy}>
        {busy ? t('beginning') : t('begin')}
      </Button>
    </Form>
  );
}
