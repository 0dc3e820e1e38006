import { emailSelected, listPreparedAnswers } from '@waypost/contract/client';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { refuseForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { Choices, Field, Select, TextArea } from '../../../ui/field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { useTyped } from '../edits/act-form.tsx';
import { SelectedAct } from './selected-act.tsx';
import { numbersIn } from './selected-numbers.ts';
import type { Route } from './+types/selected-email.ts';

export async function loader({ request, url }: Route.LoaderArgs) {
  const answer = await ask(request, listPreparedAnswers);
  return {
    numbers: numbersIn(url.searchParams),
    id: crypto.randomUUID(),
    // without the right to read cases, mails are written without them
    answers: answer.ok ? answer.data.answers : [],
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const body = {
    id: textIn(form, 'id'),
    numbers: numbersIn(url.searchParams),
    to: textIn(form, 'to') === 'shipper' ? 'shipper' : 'recipient',
    subject: textIn(form, 'subject'),
    message: textIn(form, 'message'),
  } as const;
  const answer = await ask(request, emailSelected, { body });
  return answer.ok ? answer.data : refuseForm(form, answer.refusal);
}

export default function SelectedEmail({ loaderData }: Route.ComponentProps) {
  const t = useT('console-edits');
  const own = useT('console-selected');
  const prepared = useT('console-answers');
  const desk = useT('console-shipments');
  const typed = useTyped();
  const isScripted = useScripted();
  const { numbers, id, answers } = loaderData;
  return (
    <SelectedAct act="email" numbers={numbers} id={typed('id', id).defaultValue}>
      <Select {...typed('to', 'recipient')} label={t('to')}>
        <option value="recipient">{desk('recipient')}</option>
        <option value="shipper">{desk('shipper')}</option>
      </Select>
      {isScripted && answers.length > 0 && (
        <Select
          label={prepared('choose')}
          defaultValue=""
          onChange={({ currentTarget: { value, form } }) => {
            const chosen = answers.find((each) => each.id === value);
            const field = form?.elements.namedItem('message');
            if (chosen === undefined || !(field instanceof HTMLTextAreaElement)) return;
            field.value = chosen.text;
            field.focus();
          }}
        >
          <option value="">{prepared('own')}</option>
          <Choices of={answers} value={(each) => each.id} name={({ title }) => title} />
        </Select>
      )}
      <Field {...typed('subject')} label={t('subject')} maxLength={120} autoComplete="off" />
      <TextArea
        {...typed('message')}
        label={t('message')}
        help={own('emailHelp', { open: '{', close: '}' })}
        rows={8}
        maxLength={3_500}
      />
    </SelectedAct>
  );
}
