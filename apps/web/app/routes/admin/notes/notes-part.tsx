import type { StaffNote } from '@waypost/contract/client';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Time } from '../../../ui/time.tsx';

const MAX_LENGTH = 2_000;

type NotesProps = {
  notes: StaffNote[];
  /** The id of a new note. */
  newId: string;
  /** Hidden fields that name the subject, where the address of the page does not. */
  children?: ReactNode;
};

/** Notes of colleagues, and a form for one more. Customers never see them. */
export function Notes({ notes, newId, children }: NotesProps) {
  const t = useT('console-notes');
  return (
    <>
      {/* a saved note leaves an empty form */}
      <NoteForm key={notes[0]?.id} newId={newId}>
        {children}
      </NoteForm>
      <ul className="mt-2 divide-y divide-hairline">
        {notes.map(({ id, text, staffName, at }) => (
          <li key={id} className="py-2">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-muted">
              {staffName || t('former')}, <Time at={at} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function NoteForm({ newId, children }: Omit<NotesProps, 'notes'>) {
  const t = useT('console-notes');
  const reply = useReply('note');
  const field = fieldsOf(reply, (_, fault) => t(fault === 'required' ? 'missing' : 'tooLong'));
  // keeps its first id, although each reload brings a new one, so a repeated post makes one note
  const [id] = useState(reply?.typed['id'] ?? newId);
  return (
    <PostForm
      intent="note"
      submit={t('add')}
      sending={t('adding')}
      fallback={t('failed')}
      look="secondary"
      button={{ size: 'small' }}
      className="space-y-2 print:hidden"
    >
      <input type="hidden" name="id" value={id} />
      {children}
      <TextArea
        {...field('text')}
        label={t('note')}
        labelHidden
        placeholder={t('help')}
        rows={2}
        maxLength={MAX_LENGTH}
      />
    </PostForm>
  );
}
