import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CodeAgain } from '../code-again.tsx';

type PublishPanelProps = { usual: string; hasSecondFactor: boolean };

export function PublishPanel({ usual, hasSecondFactor }: PublishPanelProps) {
  const t = useT('console-tariffs');
  const field = fieldsOf(useReply(), (name) =>
    t(name === 'reason' ? 'fault.reason' : 'fault.moment'),
  );
  return (
    <Panel className="w-full shrink-0 xl:sticky xl:top-4 xl:w-88">
      <h2 className="mb-2 text-lg">{t('publishTitle')}</h2>
      <p className="mb-4 text-sm">{t('publishText')}</p>
      <PostForm submit={t('publish')} sending={t('publishing')} fallback={t('publishFailed')}>
        <Field
          {...field('effectiveFrom', usual)}
          type="datetime-local"
          label={t('effectiveFrom')}
        />
        <Field {...field('reason')} label={t('publishReason')} maxLength={300} autoComplete="off" />
        {hasSecondFactor && <CodeAgain help={t('codeHelp')} />}
      </PostForm>
    </Panel>
  );
}

/** The start of the day after tomorrow, as the value of a date-time field. */
export function usualMoment(now: Date): string {
  const day = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000);
  return `${day.toISOString().slice(0, 10)}T00:00`;
}
