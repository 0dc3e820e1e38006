import { askForPartyLink } from '@waypost/contract/client';
import { data, redirect } from 'react-router';
import { isEmail } from '../../../parcels/contact-rules.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type AccessAnswer, AskForLink } from './ask-for-link.tsx';
import type { Route } from './+types/access.ts';

export function loader({ request }: Route.LoaderArgs) {
  const ref = refOf(request);
  if (ref === '') throw redirect('/track');
  return { ref };
}

/** Where the form of the tracking page leads when no script takes care of it. */
export async function action({ request }: Route.ActionArgs) {
  const email = textIn(await request.formData(), 'email').trim();
  if (!isEmail(email)) {
    return data<AccessAnswer>({ asked: false, email, refusal: null }, { status: 400 });
  }
  const body = { ref: refOf(request), email };
  const answer = await ask(request, askForPartyLink, { body });
  if (answer.ok) return data<AccessAnswer>({ asked: true, email, refusal: null });
  const { refusal } = answer;
  return data<AccessAnswer>({ asked: false, email, refusal }, { status: refusal.status });
}

function refOf(request: Request): string {
  return new URL(request.url).searchParams.get('ref')?.trim().slice(0, 200) ?? '';
}

export default function Access({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('party');
  const { ref } = loaderData;
  return (
    <>
      <PageHead title={t('accessMeta')} description={t('moreText')} picture="track" noindex />
      <div className="shell max-w-2xl space-y-8 py-10">
        <h1 className="text-3xl">{t('moreTitle')}</h1>
        <AskForLink number={ref} answered={actionData} />
        <p>
          <TextLink to={`/track?${new URLSearchParams({ ref })}`}>{t('backToShipment')}</TextLink>
        </p>
      </div>
    </>
  );
}
