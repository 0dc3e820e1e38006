import type { DeskItem } from '@waypost/contract/client';
import { type SubmitEvent, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Select, TextArea } from '../../../ui/field.tsx';
import { type DeskAnswered, findFault, MAX_ANSWER_LENGTH } from './desk-posts.ts';
import { Refusal } from './refusal.tsx';

/**
 * An answer to whoever wrote, or the first word to a party about an exception or silence. What is typed stays while the list and the thread are read anew: the field is
 * its own.
 */
export function AnswerForm({ item, answerId }: { item: DeskItem; answerId: string }) {
  const t = useT('console-desk');
  const intent = item.answerable ? 'answer' : 'write';
  const answered = useActionData<DeskAnswered>();
  const posted = answered?.intent === intent ? answered : undefined;
  // the page reads new ids meanwhile: what is being written keeps its own
  const [id] = useState(posted?.id ?? answerId);
  const [fault, setFault] = useState(posted?.fault ?? null);
  const busy = useNavigation().formData?.get('intent') === intent;

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem('text');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const found = findFault('answer', { text: field.value, reason: '' });
    setFault(found);
    if (found === null) return;
    event.preventDefault();
    field.focus();
  };

  return (
    <Form
      id="desk-answer"
      method="post"
      noValidate
      preventScrollReset
      onSubmit={check}
      className="space-y-3 border-t border-hairline pt-3"
    >
      <Refusal intent={intent} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {intent === 'write' && (
        <Select name="party" label={t('writeTo')} help={t('writeHelp')}>
          <option value="shipper">{t('party.shipper')}</option>
          <option value="recipient">{t('party.recipient')}</option>
        </Select>
      )}
      <TextArea
        name="text"
        label={intent === 'answer' ? t('answer') : t('message')}
        rows={5}
        required
        maxLength={MAX_ANSWER_LENGTH}
        defaultValue={posted?.text}
        help={item.kind === 'contact' ? t('answerMailHelp') : t('answerPageHelp')}
        error={fault === null ? undefined : t(fault)}
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
