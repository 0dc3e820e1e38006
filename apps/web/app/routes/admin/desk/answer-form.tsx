import type { DeskItem, PreparedAnswer } from '@waypost/contract/client';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useFaultFocus, useReply } from '../../../platform/form-reply.ts';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Select, TextArea } from '../../../ui/field.tsx';
import { MAX_ANSWER_LENGTH } from './desk-posts.ts';
import { PreparedChoice } from './prepared-choice.tsx';

type AnswerFormProps = {
  item: DeskItem;
  answerId: string;
  prepared: PreparedAnswer[];
  me: { name: string };
};

/**
 * An answer to a person who wrote, or the first message to a party about an exception or silence. The text stays
 * while the list and the thread are reloaded, because the field is not controlled by the page. Only the own answer
 * leaves an empty form.
 */
export function AnswerForm({ item, answerId, prepared, me }: AnswerFormProps) {
  const t = useT('console-desk');
  const intent = item.answerable ? 'answer' : 'write';
  const reply = useReply(intent);
  const form = useFaultFocus(reply);
  const field = fieldsOf(reply, (_, fault) =>
    t(fault === 'required' ? 'answerMissing' : 'answerTooLong'),
  );
  // kept while the message is written, although every reload of the page brings new ids
  const [id, setId] = useState(reply?.typed['id'] ?? answerId);
  if (item.messages.some((sent) => sent.id === id)) setId(answerId);
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form
      key={id}
      id="desk-answer"
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="space-y-3 border-t border-hairline pt-3"
    >
      {reply?.refusal && <Refused refusal={reply.refusal} fallback={t('failed')} />}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {intent === 'write' && (
        <Select name="party" label={t('writeTo')} help={t('writeHelp')}>
          <option value="shipper">{t('party.shipper')}</option>
          <option value="recipient">{t('party.recipient')}</option>
        </Select>
      )}
      <PreparedChoice answers={prepared} item={item} me={me} />
      <TextArea
        {...field('text')}
        label={intent === 'answer' ? t('answer') : t('message')}
        rows={5}
        required
        maxLength={MAX_ANSWER_LENGTH}
        help={item.kind === 'contact' ? t('answerMailHelp') : t('answerPageHelp')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {intent === 'answer' ? (
          <Checkbox
            name="close"
            value="yes"
            label={t('andClose')}
            defaultChecked={item.kind === 'contact'}
          />
        ) : (
          <span />
        )}
        <Button type="submit" size="small" busy={busy}>
          {busy ? t('sending') : t('send')}
        </Button>
      </div>
    </Form>
  );
}
