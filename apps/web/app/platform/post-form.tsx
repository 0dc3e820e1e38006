import type { ComponentProps, ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { useFaultFocus, useReply } from './form-reply.ts';
import { Refused } from './refused.tsx';

/** True from sending a form until its answer arrives; the reload that follows does not count. */
export function useSending(): boolean {
  const { state, formMethod, location } = useNavigation();
  const { pathname, search } = useLocation();
  if (state === 'submitting') return true;
  const leads = location !== undefined && location.pathname + location.search !== pathname + search;
  return formMethod === 'POST' && leads;
}

type PostFormProps = {
  /** Tells the forms of one page apart. */
  intent?: string;
  submit: string;
  sending: string;
  /** Shown if the refusal has no message. */
  fallback: string;
  look?: ComponentProps<typeof Button>['look'];
  /** Default: as wide as the form. */
  button?: Pick<ComponentProps<typeof Button>, 'id' | 'size' | 'className'>;
  /** Shown instead of the refusal. */
  notice?: ReactNode;
  /** Below the button. */
  after?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A form that posts to its own page and shows its refusal above the button. */
export function PostForm({ intent, className, children, ...props }: PostFormProps) {
  const reply = useReply(intent);
  const form = useFaultFocus(reply);
  const busy = useSending();
  const isOwn = useNavigation().formData?.get('intent') === (intent ?? null);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset={intent !== undefined}
      className={className ?? 'space-y-4'}
    >
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {children}
      {reply?.refusal &&
        !busy &&
        (props.notice ?? <Refused refusal={reply.refusal} fallback={props.fallback} />)}
      <Button
        type="submit"
        look={props.look ?? 'primary'}
        className="w-full"
        {...props.button}
        busy={busy}
      >
        {isOwn ? props.sending : props.submit}
      </Button>
      {props.after}
    </Form>
  );
}
