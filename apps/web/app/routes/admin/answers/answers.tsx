import {
  listPreparedAnswers,
  type PreparedAnswer,
  type PreparedAnswerFields,
  removePreparedAnswer,
  savePreparedAnswer,
} from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, finishForm, useReply } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ANSWERS, DESK } from '../admin-paths.ts';
import { BesidePanel, ListHeader } from '../lists/list-rows.tsx';
import { signedInContext } from '../signed-in.ts';
import { WorkPanel } from '../work-panel.tsx';
import type { Route } from './+types/answers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { answers } = await askOrThrow(request, listPreparedAnswers);
  const mayWrite = context.get(signedInContext).permissions.includes('cases:write');
  return { answers, mayWrite, newId: crypto.randomUUID() };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const path = { answerId: textIn(form, 'answerId') };
  if (textIn(form, 'intent').startsWith('remove')) {
    const answer = await ask(request, removePreparedAnswer, { path });
    return finishForm(form, answer, `${ANSWERS}?done=removed`);
  }
  const body: PreparedAnswerFields = bodyIn(form, 'title', 'text');
  const answer = await ask(request, savePreparedAnswer, { path, body });
  return finishForm(form, answer, `${ANSWERS}?done=saved`);
}

const DONE = ['saved', 'removed'] as const;

export default function Answers({ loaderData }: Route.ComponentProps) {
  const t = useT('console-answers');
  const { answers, mayWrite, newId } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const isAdding = search.has('add');
  const opened = answers.find(({ id }) => id === search.get('answer'));
  return (
    <>
      <PageHead title={t('meta')} />
      <p className="mb-2 text-sm">
        <TextLink to={DESK}>{t('back')}</TextLink>
      </p>
      <ListHeader title={t('title')} className="mb-2">
        {mayWrite && (
          <LinkButton
            id="add"
            to={`${ANSWERS}?add`}
            preventScrollReset
            look="secondary"
            size="small"
          >
            {t('add')}
          </LinkButton>
        )}
      </ListHeader>
      <p className="mb-4 max-w-2xl text-sm text-muted">{t('intro')}</p>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      <BesidePanel
        panel={
          mayWrite &&
          (isAdding || opened !== undefined) && (
            <AnswerPanel key={opened?.id ?? newId} answer={opened} newId={newId} />
          )
        }
      >
        {answers.length === 0 && <EmptyState title={t('none')} />}
        <ul className="divide-y divide-hairline border-y border-hairline text-sm">
          {answers.map((answer) => (
            <li key={answer.id} className="flex items-baseline justify-between gap-x-6 py-2">
              <div className="min-w-0">
                <p className="font-semibold">{answer.title}</p>
                <p className="line-clamp-2 whitespace-pre-line text-muted">{answer.text}</p>
              </div>
              {mayWrite && (
                <TextLink
                  id={`answer-${answer.id}`}
                  to={`${ANSWERS}?answer=${answer.id}`}
                  preventScrollReset
                  aria-label={t('changeOf', { title: answer.title })}
                  className="py-1"
                >
                  {t('change')}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      </BesidePanel>
    </>
  );
}

type AnswerPanelProps = { answer: PreparedAnswer | undefined; newId: string };

/** One answer at a time. */
function AnswerPanel({ answer, newId }: AnswerPanelProps) {
  const t = useT('console-answers');
  if (answer === undefined) {
    return (
      <WorkPanel wide title={t('add')} closed={ANSWERS} opener="add">
        <AnswerFields answer={{ id: newId, title: '', text: '' }} />
      </WorkPanel>
    );
  }
  return (
    <WorkPanel wide title={answer.title} closed={ANSWERS} opener={`answer-${answer.id}`}>
      <AnswerFields answer={answer} />
      <PostForm
        intent={`remove ${answer.id}`}
        submit={t('remove')}
        sending={t('removing')}
        fallback={t('failed')}
        look="quiet"
        button={{ size: 'small', className: '' }}
        className="mt-2"
      >
        <input type="hidden" name="answerId" value={answer.id} />
      </PostForm>
    </WorkPanel>
  );
}

function AnswerFields({ answer }: { answer: PreparedAnswer }) {
  const t = useT('console-answers');
  const intent = answer.title === '' ? 'add' : `save ${answer.id}`;
  const reply = useReply(intent);
  const field = fieldsOf(reply, (name) => t(name === 'title' ? 'titleMissing' : 'textWrong'));
  return (
    <PostForm
      intent={intent}
      submit={t('save')}
      sending={t('saving')}
      fallback={t('failed')}
      look="secondary"
      button={{ size: 'small', className: '' }}
      className="space-y-3 text-sm"
    >
      <input type="hidden" name="answerId" value={reply?.typed['answerId'] ?? answer.id} />
      <Field {...field('title', answer.title)} label={t('answerTitle')} maxLength={80} />
      <TextArea
        {...field('text', answer.text)}
        label={t('text')}
        help={t('textHelp', { open: '{', close: '}' })}
        rows={4}
        maxLength={1_800}
      />
    </PostForm>
  );
}
