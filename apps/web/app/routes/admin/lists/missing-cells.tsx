import { useLocation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** Undefined if every cell answered, and in installations with one cell. */
export type MissingCellNames = readonly string[] | undefined;

/** Names the cells whose rows are missing, with a link to try again. */
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

/** Reads the cells from the details of a refusal. */
export function missingCellsIn(details: unknown): string[] {
  const named: unknown =
    typeof details === 'object' && details !== null ? Reflect.get(details, 'cellsMissing') : [];
  return Array.isArray(named) ? named.filter((name) => typeof name === 'string') : [];
}
