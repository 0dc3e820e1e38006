import { useLocation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** Absent when every cell answered, and where there is one. */
export type MissingCellNames = readonly string[] | undefined;

/** Which cells a page is without, and a way to ask them again. */
export function MissingCells({ cells = [] }: { cells: MissingCellNames }) {
  const t = useT('admin');
  const { pathname, search } = useLocation();
  if (cells.length === 0) return null;
  const about = { count: cells.length, names: cells.join(', ') };
  return (
    <Notice tone="problem" title={t('cellsMissing', about)} className="mb-3 text-sm">
      {t('cellsMissingText', about)}{' '}
      <TextLink to={pathname + search}>{t('cellsMissingRetry')}</TextLink>
    </Notice>
  );
}

/** Of a refusal, whose details may name them. */
export function missingCellsIn(details: unknown): string[] {
  const named: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, 'cellsMissing') : [];
  return Array.isArray(named) ? named.filter((name) => typeof name === 'string') : [];
}
