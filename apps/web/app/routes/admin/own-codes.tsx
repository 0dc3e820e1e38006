import { renewRecoveryCodes } from '@waypost/contract/client';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { bodyIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { PostForm } from '../../platform/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ME, SECOND_FACTOR } from './admin-paths.ts';
import { CodeAgain } from './code-again.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { signedInContext } from './signed-in.ts';
import { refuseForm } from '../../platform/form-reply.ts';
import type { Route } from './+types/own-codes.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { email, secondFactor } = context.get(signedInContext).admin;
  if (!secondFactor) throw redirect(SECOND_FACTOR);
  return { email };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await ask(request, renewRecoveryCodes, { body: bodyIn(form, 'secondFactor') });
  return answer.ok ? answer.data : refuseForm(form, answer.refusal);
}

/** The codes are shown once, so a failed session check must not remove them. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod === undefined && args.defaultShouldRevalidate;
}

export default function OwnCodes({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('admin');
  const { email } = loaderData;
  return (
    <>
      <PageHead title={t('ownCodesMeta')} />
      {actionData !== undefined && 'recoveryCodes' in actionData ? (
        <div className="max-w-md">
          <h1 className="wide mb-6 text-2xl">{t('codesTitle')}</h1>
          <RecoveryCodes codes={actionData.recoveryCodes} email={email} next={ME} />
        </div>
      ) : (
        <>
          <h1 className="wide mb-3 text-2xl">{t('ownCodesTitle')}</h1>
          <p className="mb-6 max-w-prose text-muted">{t('ownCodesText')}</p>
          <PostForm
            submit={t('makeCodes')}
            sending={t('beginning')}
            fallback={t('actFailed')}
            className="max-w-md space-y-5"
            after={
              <p>
                <TextLink to={ME} className="py-2">
                  {t('backToMe')}
                </TextLink>
              </p>
            }
          >
            <CodeAgain help={t('codeHelp')} />
          </PostForm>
        </>
      )}
    </>
  );
}
