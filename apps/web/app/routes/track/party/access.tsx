import { askForPartyLink } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { refuseForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AskForLink } from './ask-for-link.tsx';
import type { Route } from './+types/access.ts';

export function loader({ request }: Route.LoaderArgs) {
  const ref = refOf(request);
  if (ref === '') throw redirect('/track');
  return { ref };
}

/** Where the form of the tracking page leads when no script takes care of it. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = { ref: refOf(request), email: textIn(form, 'email') };
  const answer = await ask(request, askForPartyLink, { body });
  return answer.ok ? { asked: true } : refuseForm(form, answer.refusal);
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
