import { Form } from 'react-router';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Changes } from './changes.tsx';

type QuestionProps = {
  /** Where the answer is sent, and what it is about. */
  action: string;
  intent: string;
  id?: string;
  words: { title: string; text: string; confirm: string; keep: string };
  /** The page without the question. */
  keepTo: string;
};

/** Asked before something is removed for good. */
export function Question({ action, intent, id, words, keepTo }: QuestionProps) {
  return (
    <Form method="post" action={action}>
      <Changes className="max-w-xs text-start">
        <p className="font-semibold">{words.title}</p>
        <p className="mb-2 text-sm text-muted">{words.text}</p>
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value={intent} look="danger" size="small">
            {words.confirm}
          </Button>
          <LinkButton look="secondary" size="small" to={keepTo} preventScrollReset>
            {words.keep}
          </LinkButton>
        </div>
      </Changes>
    </Form>
  );
}
