import { trackShipment } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { data, redirect, useSearchParams } from 'react-router';
import { SUPPORT_EMAIL } from '../../../frame/links.ts';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { ProblemFacts } from './action-required.tsx';
import { Chat } from './chat.tsx';
import { casePath } from './case-rules.ts';
import { postFiles, postMessage } from './case-posts.server.ts';
import { chooseCase } from './choose-case.ts';
import { Files } from './files.tsx';
import { findPartyViewOrThrow } from '../../../parcels/party-view.server.ts';
import { useFreshCase } from './use-fresh-case.ts';
import type { Route } from './+types/case.ts';

/** Redirects callers who are not a party to the public page. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ref = searchParams.get('ref')?.trim().slice(0, 200) ?? '';
  if (ref === '') throw redirect('/track');
  const party = await findPartyViewOrThrow(request, ref);
  const number = party?.trackingNumber ?? ref;
  const answer = await ask(request, trackShipment, { path: { ref: number } });
  if (!answer.ok && answer.refusal.status >= 500) {
    throw data(answer.refusal, { status: answer.refusal.status });
  }
  if (party === null || !answer.ok) throw redirect(`/track?${new URLSearchParams({ ref })}`);
  const tracking = answer.data;
  return {
    party,
    tracking,
    current: chooseCase(party, tracking.problem?.kind, searchParams.get('case')),
    /** Each form has ids, so that a repeated post is stored once. */
    messageId: crypto.randomUUID(),
    fileIds: Array.from({ length: 5 }, () => crypto.randomUUID()),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const ref = new URL(request.url).searchParams.get('ref')?.trim().slice(0, 200) ?? '';
  const form = await request.formData();
  const caseId = textIn(form, 'caseId') || undefined;
  const post = textIn(form, 'intent') === 'files' ? postFiles : postMessage;
  return post(request, { ref, caseId, form });
}

export default function Case({ loaderData }: Route.ComponentProps) {
  const t = useT('party');
  const { party, tracking, current, messageId, fileIds } = loaderData;
  useFreshCase();
  // not the shown case: the first file opens one, and must not remount the form being written
  const asked = useSearchParams()[0].get('case');
  const number = formatTrackingNumber(party.trackingNumber);
  const isWritable = current?.takesMessages ?? party.takesCases;
  const others = party.cases.filter(({ id }) => id !== current?.id);
  return (
    <>
      <PageHead title={t('caseMeta', { number })} noindex />
      <div className="shell max-w-3xl space-y-10 py-10">
        <header>
          <p>
            <TextLink to={`/track?${new URLSearchParams({ ref: party.trackingNumber })}`}>
              {t('backToShipment')}
            </TextLink>
          </p>
          <h1 className="mt-4 text-3xl sm:text-4xl">{t('caseHeading')}</h1>
          <p className="mt-2 text-muted">{t('caseAbout', { number })}</p>
        </header>
        {tracking.problem !== null && <ProblemFacts tracking={tracking} party={party} />}
        {current?.state === 'closed' && isWritable && (
          <Notice tone="note" title={t('caseClosed')}>
            {t('caseClosedText')}
          </Notice>
        )}
        {!isWritable && (
          <Notice
            tone="note"
            title={t(current === null ? 'nothingOpen' : 'caseEnded', { email: SUPPORT_EMAIL })}
          />
        )}
        {(current !== null || isWritable) && (
          <>
            <Files
              key={`files ${asked}`}
              number={party.trackingNumber}
              current={current}
              fileIds={fileIds}
              writable={isWritable}
            />
            <Chat
              key={`chat ${asked}`}
              number={party.trackingNumber}
              current={current}
              messageId={messageId}
              writable={isWritable}
            />
          </>
        )}
        {others.length > 0 && (
          <nav aria-labelledby="other-cases" className="border-t-2 border-ink pt-4">
            <h2 id="other-cases" className="mb-2 text-lg">
              {t('otherCases')}
            </h2>
            <ul className="divide-y divide-hairline">
              {others.map((other) => (
                <li key={other.id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                  <TextLink to={casePath(party.trackingNumber, undefined, other.id)}>
                    {t('caseLine', {
                      subject: t(`subject.${other.subject}`),
                      state: t(`state.${other.state}`),
                    })}
                  </TextLink>
                  <span className="text-muted">
                    <Time at={other.openedAt} />
                  </span>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}
