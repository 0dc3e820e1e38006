import type { CustomerSession } from '@waypost/contract/client';
import { browserName } from '@waypost/i18n/browser-name';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';
import { Changes } from './changes.tsx';
import { ProfileSection } from './profile-section.tsx';

export function Sessions({ sessions }: { sessions: CustomerSession[] | null }) {
  const t = useT('account');
  const frame = useT('frame');
  const { revalidate } = useRevalidator();
  return (
    <ProfileSection section="sessions" title={t('sessionsTitle')}>
      {sessions === null ? (
        <Notice tone="problem" title={t('sessionsFailed')}>
          <Button look="quiet" onClick={() => void revalidate()}>
            {frame('tryAgain')}
          </Button>
        </Notice>
      ) : (
        <ul className="divide-y divide-hairline">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Form method="post">
        <Changes className="mt-5">
          <input type="hidden" name="intent" value="sessions" />
          <Checkbox name="endKeys" value="yes" label={t('sessionsEndKeys')} defaultChecked />
          <Button type="submit" look="secondary" className="mt-2">
            {t('sessionsEnd')}
          </Button>
          <p className="mt-2 text-sm text-muted">{t('sessionsEndText')}</p>
        </Changes>
      </Form>
    </ProfileSection>
  );
}

function SessionRow({ session }: { session: CustomerSession }) {
  const t = useT('account');
  const browser = browserName(session.browser, t);
  const sending = useNavigation().formData?.get('sessionId') === session.id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {browser}
          {session.current && (
            <span className="ms-2 rounded bg-delivered-ground px-2 py-0.5 text-sm text-delivered">
              {t('sessionHere')}
            </span>
          )}
        </p>
        <p className="text-sm text-muted">
          <span className="block">
            {t('sessionSince')} <Time at={session.createdAt} />
          </span>
          {t('sessionLastSeen')} <Time at={session.lastSeenAt} />
        </p>
      </div>
      {!session.current && (
        <Form method="post" preventScrollReset>
          <Changes>
            <input type="hidden" name="intent" value="sessions" />
            <input type="hidden" name="sessionId" value={session.id} />
            <Button
              type="submit"
              look="quiet"
              disabled={sending}
              aria-label={t('sessionEndLabel', { browser })}
            >
              {t('sessionEnd')}
            </Button>
          </Changes>
        </Form>
      )}
    </li>
  );
}
