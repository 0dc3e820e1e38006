import type { ReactNode } from 'react';
import { Form, Link, useParams, useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { useSending } from '../../../platform/post-form.tsx';
import { backPath } from './edit-paths.ts';
import { fieldsOf, useFaultFocus, useReply } from '../../../platform/form-reply.ts';

type ActFormProps = {
  title: string;
  /** Shown if the refusal has no message. */
  fallback?: string;
  submit: string;
  look?: 'primary' | 'danger';
  /** Default: the page it was opened from, or the page of the shipment. */
  back?: string;
  /** Shown instead of the refusal. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A form for one act on one shipment. It posts to its own page and shows the refusal beside the button. */
export function ActForm({ title, submit, look, notice, children, ...props }: ActFormProps) {
  const t = useT('console-edits');
  const [search] = useSearchParams();
  const { shipmentId = '' } = useParams();
  const { fallback = t('editFailed'), back = backPath(search, shipmentId) } = props;
  const reply = useReply();
  const form = useFaultFocus(reply);
  const busy = useSending();
  return (
    <>
      <PageHead title={t('meta', { title })} noindex />
      <h1 className="wide mb-4 text-2xl">{title}</h1>
      <Form ref={form} method="post" noValidate className="max-w-3xl space-y-6">
        {!busy &&
          (notice ?? (reply?.refusal && <Refused refusal={reply.refusal} fallback={fallback} />))}
        {children}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline pt-4">
          <Button type="submit" look={look ?? 'primary'} busy={busy}>
            {busy ? t('saving') : submit}
          </Button>
          <Link to={back} className="font-semibold underline underline-offset-4">
            {t('leave')}
          </Link>
        </div>
      </Form>
    </>
  );
}

/** The value of a field: as typed if the form comes back, otherwise the stored one. */
export function useTyped() {
  const t = useT('console-edits');
  return fieldsOf(useReply(), (_, fault) => t(`fault.${fault}`));
}

/** Two or three fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>;
}
