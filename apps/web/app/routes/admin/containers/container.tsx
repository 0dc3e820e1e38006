import { type ContainerWithPieces, readContainer } from '@waypost/contract/client';
import { formatContainerCode } from '@waypost/domain/container-code';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { Translate } from '@waypost/i18n/messages';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Facts, Panel } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { ListHeader } from '../lists/list-rows.tsx';
import { CONTAINERS, containerPath } from './container-address.ts';
import { ContainerState } from './containers-table.tsx';
import { ToldActs } from './told-acts.tsx';
import type { Route } from './+types/container.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { containerId } = params;
  const typed = Number(new URL(request.url).searchParams.get('after') ?? '0');
  const after = Number.isInteger(typed) && typed > 0 && typed < 2_147_483_647 ? typed : 0;
  return askOrThrow(request, readContainer, {
    path: { containerId },
    query: { after },
  });
}

type Piece = ContainerWithPieces['contents'][number];

function columnsIn(t: Translate<'console-containers'>): Column<Piece>[] {
  return [
    {
      name: t('piece'),
      heads: true,
      cell: ({ number }) => (
        <span className="numerals whitespace-nowrap">{formatTrackingNumber(number)}</span>
      ),
    },
    { name: t('putAt'), cell: ({ putAt }) => <Time at={putAt} /> },
    {
      name: t('outAt'),
      cell: ({ outAt, missing }) => {
        if (missing) return <strong className="text-exception">{t('missing')}</strong>;
        return outAt === null ? t('inside') : <Time at={outAt} />;
      },
    },
  ];
}

export default function Container({ loaderData }: Route.ComponentProps) {
  const t = useT('console-containers');
  const { container, contents, next, acts } = loaderData;
  return (
    <>
      <PageHead title={t('containerMeta')} noindex />
      <p className="mb-2 text-sm">
        <TextLink to={CONTAINERS.path({ hub: container.hub.id })}>{t('allContainers')}</TextLink>
      </p>
      <ListHeader
        title={formatContainerCode(container.code)}
        note={<ContainerState container={container} />}
      />
      <Panel className="mb-6">
        <Facts
          dense
          facts={[
            [t('kind'), t(`kind.${container.kind}`)],
            [t('where'), `${container.hub.code}, ${container.hub.name}`],
            [
              t('to'),
              container.to === null ? t('unknown') : `${container.to.code}, ${container.to.name}`,
            ],
            [t('pieces'), container.pieces],
            ...(container.seal === '' ? [] : [[t('seal'), container.seal] as [string, string]]),
            [t('opened'), <Time key="opened" at={container.openedAt} />],
          ]}
        />
      </Panel>
      <h2 className="mb-2 text-lg font-semibold">{t('contents')}</h2>
      {contents.length === 0 ? (
        <EmptyState title={t('noPieces')} />
      ) : (
        <Table
          dense
          caption={t('contents')}
          rows={contents}
          keyOf={({ seq }) => `${seq}`}
          columns={columnsIn(t)}
        />
      )}
      {next !== null && (
        <LinkButton
          to={`${containerPath(container.id)}?after=${next}`}
          look="secondary"
          size="small"
          className="mt-4"
        >
          {t('more')}
        </LinkButton>
      )}
      <ToldActs acts={acts} />
    </>
  );
}
