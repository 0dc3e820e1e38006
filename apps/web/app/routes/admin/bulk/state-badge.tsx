import type { BulkUpload } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';

const LOOKS: Partial<Record<BulkUpload['state'], string>> = {
  unreadable: 'bg-exception-ground text-exception',
  done: 'bg-delivered-ground text-delivered',
};

export function StateBadge({ state }: Pick<BulkUpload, 'state'>) {
  const t = useT('console-bulk');
  const look = LOOKS[state];
  return <Badge {...(look !== undefined && { className: look })}>{t(`state.${state}`)}</Badge>;
}
