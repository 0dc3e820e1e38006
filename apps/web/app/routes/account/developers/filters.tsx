import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useApplySoon } from '../../../platform/use-apply-soon.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { inMode, useMode } from './mode.ts';

type FiltersProps = { page: string; isFiltered: boolean; children: ReactNode };

/** The filters are the address of the page. With scripts they apply by themselves. */
export function Filters({ page, isFiltered, children }: FiltersProps) {
  const t = useT('own-programs');
  const mode = useMode();
  const applying = useApplySoon();
  return (
    <Form
      key={mode}
      method="get"
      action={page}
      role="search"
      aria-label={t('filters')}
      {...applying}
      className="mb-6 grid items-end gap-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
    >
      {mode === 'test' && <input type="hidden" name="mode" value="test" />}
      {children}
      <div className="flex min-h-12 items-center gap-5">
        <Button type="submit" look="secondary">
          {t('apply')}
        </Button>
        {isFiltered && (
          <TextLink to={inMode(page, mode)} reloadDocument>
            {t('clear')}
          </TextLink>
        )}
      </div>
    </Form>
  );
}
