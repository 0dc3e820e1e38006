import type { ContainerLine } from '@waypost/contract/client';
import { formatContainerCode } from '@waypost/domain/container-code';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { containerPath } from './container-address.ts';

type Listed = ContainerLine & { missing?: boolean };

export function ContainersTable({ containers }: { containers: Listed[] }) {
  const t = useT('console-containers');
  return <Table dense caption={t('title')} rows={containers} columns={columnsIn(t)} />;
}

function columnsIn(t: Translate<'console-containers'>): Column<Listed>[] {
  return [
    {
      name: t('container'),
      heads: true,
      cell: ({ id, code }) => (
        <TextLink to={containerPath(id)} className="numerals py-2 whitespace-nowrap">
          {formatContainerCode(code)}
        </TextLink>
      ),
    },
    { name: t('kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { name: t('state'), cell: (container) => <ContainerState container={container} /> },
    { name: t('where'), cell: ({ hub }) => hub.code },
    { name: t('to'), cell: ({ to }) => to?.code ?? t('unknown') },
    { name: t('pieces'), numeric: true, cell: ({ pieces }) => pieces },
    {
      name: t('seal'),
      cell: ({ seal }) => <span className="whitespace-nowrap">{seal}</span>,
      isEmpty: ({ seal }) => seal === '',
    },
    { name: t('since'), cell: ({ stateAt }) => <Time at={stateAt} show="short" /> },
  ];
}

export function ContainerState({ container }: { container: Listed }) {
  const t = useT('console-containers');
  const { state, hub, to, missing = false } = container;
  const isMisrouted = state === 'arrived' && to !== null && to.id !== hub.id;
  return (
    <>
      {t(`state.${state}`)}
      {missing && <strong className="ms-2 text-exception">{t('missing')}</strong>}
      {isMisrouted && <strong className="ms-2 text-exception">{t('misrouted')}</strong>}
    </>
  );
}
