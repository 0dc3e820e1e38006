import type { SelectedResults } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DASHBOARD } from '../admin-paths.ts';
import { SelectedResult } from './selected-result.tsx';

type SelectedActProps = {
  act: 'event' | 'email';
  numbers: string[];
  /** Created with the form, so a repeated post has no further effect. */
  id: string;
  children: ReactNode;
};

/** One act on several shipments: the form, then the result for each. */
export function SelectedAct({ act, numbers, id, children }: SelectedActProps) {
  const t = useT('console-selected');
  const answered = useActionData<SelectedResults | object>();
  const title = t(`${act}Title`, { count: numbers.length });
  if (answered !== undefined && 'results' in answered) {
    return <SelectedResult title={title} results={answered.results} />;
  }
  return (
    <SelectedPage title={title} numbers={numbers}>
      <PostForm
        submit={t(act)}
        sending={t('sending')}
        fallback={t('failed')}
        button={{ className: '' }}
        className="max-w-3xl space-y-5"
        after={
          <TextLink to={DASHBOARD} className="ms-6 py-2">
            {t('leave')}
          </TextLink>
        }
      >
        <input type="hidden" name="id" value={id} />
        {children}
      </PostForm>
    </SelectedPage>
  );
}

type SelectedPageProps = { title: string; numbers: string[]; children: ReactNode };

export function SelectedPage({ title, numbers, children }: SelectedPageProps) {
  const t = useT('console-selected');
  if (numbers.length === 0) {
    return (
      <>
        <PageHead title={t('meta', { title: t('bar') })} noindex />
        <h1 className="wide mb-4 text-2xl">{t('bar')}</h1>
        <EmptyState title={t('nothing')} action={<TextLink to={DASHBOARD}>{t('toList')}</TextLink>}>
          {t('nothingText')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('meta', { title })} noindex />
      <h1 className="wide mb-3 text-2xl">{title}</h1>
      <details className="mb-5 text-sm">
        <summary className="cursor-pointer py-1 font-semibold">{t('numbers')}</summary>
        <ul className="numerals mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {numbers.map((number) => (
            <li key={number} className="whitespace-nowrap">
              {formatTrackingNumber(number)}
            </li>
          ))}
        </ul>
      </details>
      {children}
    </>
  );
}
