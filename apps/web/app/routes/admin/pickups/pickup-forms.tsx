import type { BoardPickup, FreeWindow } from '@waypost/contract/client';
import { MISSED_REASONS } from '@waypost/domain/pickups';
import { formatShortDay } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Choices, Field, Select, TextArea } from '../../../ui/field.tsx';

export function ConfirmForm() {
  const t = useT('console-pickups');
  return (
    <section>
      <p className="mb-3 text-sm text-muted">{t('confirmText')}</p>
      <PostForm
        intent="confirm"
        submit={t('confirm')}
        sending={t('saving')}
        fallback={t('workFailed')}
      >
        {null}
      </PostForm>
    </section>
  );
}

type MoveFormProps = { pickup: BoardPickup; free: FreeWindow[]; windows: string[] };

/** Preselects the next free window. The api decides whether it is still free. */
export function MoveForm({ pickup, free, windows }: MoveFormProps) {
  const t = useT('console-pickups');
  const locale = useLocale();
  const shown = fieldsOf(useReply('move'), () => t('fault.short'));
  const { planned } = pickup;
  const isOther = ({ date, window }: FreeWindow) =>
    date !== planned.date || window !== planned.window;
  const [next] = free.filter(isOther);
  const named = free.map(({ date, window, placesLeft }) =>
    t('freeOne', { day: formatShortDay(date, locale), window, count: placesLeft }),
  );
  return (
    <section>
      <h3 className="mb-1 text-base">{t('moveTitle')}</h3>
      <p className="mb-3 text-sm text-muted">{t('moveText')}</p>
      <PostForm
        intent="move"
        submit={t('move')}
        sending={t('saving')}
        fallback={t('workFailed')}
        look="secondary"
      >
        <div className="grid gap-3">
          <Field
            {...shown('date', next?.date ?? planned.date)}
            type="date"
            label={t('moveDate')}
            required
          />
          <Select {...shown('window', next?.window ?? planned.window)} label={t('moveWindow')}>
            <Choices of={windows} />
          </Select>
        </div>
        {named.length === 0 ? (
          <p className="text-sm text-muted">{t('freeNone')}</p>
        ) : (
          <div className="text-sm text-muted">
            <p>{t('free')}</p>
            <ul>
              {named.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        )}
      </PostForm>
    </section>
  );
}

export function MissForm({ may }: { may: boolean }) {
  const t = useT('console-pickups');
  const shown = fieldsOf(useReply('miss'), () => t('fault.short'));
  return (
    <section>
      <h3 className="mb-1 text-base">{t('missTitle')}</h3>
      <p className="mb-3 text-sm text-muted">{t(may ? 'missText' : 'missLater')}</p>
      {may && (
        <PostForm
          intent="miss"
          submit={t('miss')}
          sending={t('saving')}
          fallback={t('workFailed')}
          look="danger"
        >
          <Select {...shown('reason', MISSED_REASONS[0])} label={t('reason')}>
            <Choices of={MISSED_REASONS} name={(reason) => t(`reason.${reason}`)} />
          </Select>
        </PostForm>
      )}
    </section>
  );
}

export function NoteForm({ note }: { note: string }) {
  const t = useT('console-pickups');
  const shown = fieldsOf(useReply('note'), () => t('fault.short'));
  return (
    <section>
      <h3 className="mb-3 text-base">{t('noteTitle')}</h3>
      <PostForm
        intent="note"
        submit={t('saveNote')}
        sending={t('saving')}
        fallback={t('workFailed')}
        look="secondary"
      >
        <TextArea
          {...shown('note', note)}
          label={t('noteLabel')}
          help={t('noteHelp')}
          maxLength={500}
        />
      </PostForm>
    </section>
  );
}
