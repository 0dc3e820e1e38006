import { renewRecoveryCodes } from '@waypost/contract/client';
import {
  data,
  Form,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
} from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ME, SECOND_FACTOR } from './admin-paths.ts';
import { CodeAgain } from './code-again.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { readSecondFactor } from './second-factor-code.ts';
import { signedInContext } from './signed-in.ts';
import { useSending } from './use-sending.ts';
import { useFaultFocus } from '../../platform/form-reply.ts';
import type { Route } from './+types/own-codes.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { email, secondFactor } = context.get(signedInContext).admin;
  if (!secondFactor) throw redirect(SECOND_FACTOR);
  return { email };
}

type Answered = {
  codes: string[] | null;
  fault: 'codeMalformed' | undefined;
  refusal: ShownRefusal | null;
};

export async function action({ request }: Route.ActionArgs) {
  const stands = (rest: Partial<Answered>, status = 200) =>
    data<Answered>({ codes: null, fault: undefined, refusal: null, ...rest }, { status });
  const secondFactor = readSecondFactor(textIn(await request.formData(), 'code'));
  if (secondFactor === null) return stands({ fault: 'codeMalformed' }, 400);
  const answer = await ask(request, renewRecoveryCodes, { body: { secondFactor } });
  if (answer.ok) return stands({ codes: answer.data.recoveryCodes });
  const { code, requestId, status } = answer.refusal;
  return stands({ refusal: { code, requestId } }, status);
}

/** The codes are told once: a check that fails just then must not take them away. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod === undefined && args.defaultShouldRevalidate;
}

export { ConsoleError as ErrorBoundary } from './console-error.tsx';

export default function OwnCodes({ loaderData }: Route.ComponentProps) {
  const t = useT('admin');
  const { email } = loaderData;
  const answered = useActionData<Answered>();
  const busy = useSending();
  const form = useFaultFocus(answered);
  return (
    <>
      <PageHead title={t('ownCodesMeta')} />
      {answered?.codes ? (
        <div className="max-w-md">
          <h1 className="wide mb-6 text-2xl">{t('codesTitle')}</h1>
          <RecoveryCodes codes={answered.codes} email={email} next={ME} />
        </div>
      ) : (
        <>
          <h1 className="wide mb-3 text-2xl">{t('ownCodesTitle')}</h1>
          <p className="mb-6 max-w-prose text-muted">{t('ownCodesText')}</p>
          <Form ref={form} method="post" noValidate className="max-w-md space-y-5">
            {answered?.refusal && !busy && (
              <Refused refusal={answered.refusal} fallback={t('actFailed')} />
            )}
            <CodeAgain help={t('codeHelp')} fault={answered?.fault} />
            <Button type="submit" className="w-full" busy={busy}>
              {busy ? t('beginning') : t('makeCodes')}
            </Button>
            <p>
              <TextLink to={ME} className="py-2">
                {t('backToMe')}
              </TextLink>
            </p>
          </Form>
        </>
      )}
    </>
  );
}
