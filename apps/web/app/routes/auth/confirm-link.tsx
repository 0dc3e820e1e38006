import { type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TaskPage } from '../../frame/task-page.tsx';

type ConfirmAnswer = { refusal: ShownRefusal | null };

type ConfirmLinkProps = {
  metaTitle: string;
  title: string;
  lead: ReactNode;
  action: string;
  done: string;
  /** Default: to the home page. */
  onward?: ReactNode;
  answered: ConfirmAnswer | undefined;
};

/** A mailed link opens a page with one button: scanners follow links, people press buttons. */
export function ConfirmLink({ answered, done, action, ...props }: ConfirmLinkProps) {
  const t = useT('auth');
  const home = (
    <LinkButton to="/" look="secondary">
      {t('toHome')}
    </LinkButton>
  );
  const { onward = home, ...page } = props;
  const busy = useNavigation().formMethod === 'POST';
  if (answered !== undefined && answered.refusal === null) {
    return (
      <TaskPage metaTitle={page.metaTitle} title={page.title}>
        <Notice tone="good" title={done} />
        {onward}
      </TaskPage>
    );
  }
  return (
    <TaskPage {...page}>
      {answered?.refusal && (
        <>
          <Refused refusal={answered.refusal} fallback={t('confirmFailed')} />
          {onward}
        </>
      )}
      {!isDead(answered?.refusal) && (
        <Form method="post">
          <Button type="submit" className="w-full" disabled={busy}>
            {action}
          </Button>
        </Form>
      )}
    </TaskPage>
  );
}

/** Pressing the button again would not help. */
function isDead(refusal: ShownRefusal | null | undefined): boolean {
  return refusal?.code === 'link_invalid' || refusal?.code === 'unsubscribe_link_invalid';
}
