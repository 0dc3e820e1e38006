import { drawContainerLabels } from '@waypost/contract/client';
import { formatContainerCode } from '@waypost/domain/container-code';
import { Printer } from 'lucide-react';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ListHeader } from '../lists/list-rows.tsx';
import { CONTAINER_LABELS, CONTAINERS } from './container-address.ts';
import type { Route } from './+types/labels.ts';

/** A sheet of paper. */
const COUNT = 12;

export async function loader({ request }: Route.LoaderArgs) {
  return askOrThrow(request, drawContainerLabels, { query: { count: COUNT } });
}

const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Dark on light in both themes: scanners do not read them the other way round. */
export default function ContainerLabels({ loaderData }: Route.ComponentProps) {
  const t = useT('console-containers');
  return (
    <>
      <PageHead title={t('labelsMeta')} noindex />
      <div className="print:hidden">
        <p className="mb-2 text-sm">
          <TextLink to={CONTAINERS.page}>{t('allContainers')}</TextLink>
        </p>
        <ListHeader title={t('labels')}>
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('print')}
            </Button>
            <LinkButton to={CONTAINER_LABELS} look="secondary" size="small">
              {t('other')}
            </LinkButton>
          </div>
        </ListHeader>
        <p className="mb-6 max-w-prose">{t('labelsText')}</p>
      </div>
      <ul className="flex flex-wrap gap-[4mm]">
        {loaderData.labels.map(({ code, code128Svg, qrSvg }) => (
          <li
            key={code}
            className="flex w-[90mm] max-w-full break-inside-avoid items-center gap-[4mm] border border-edge bg-on-deep p-[4mm] text-deep"
          >
            <img src={pictureOf(qrSvg)} alt={t('qr')} className="size-[24mm] shrink-0" />
            <div className="min-w-0">
              <img
                src={pictureOf(code128Svg)}
                alt={t('bars')}
                className="h-[12mm] w-auto max-w-full"
              />
              <p className="numerals mt-[1mm] text-sm tracking-wider" data-testid="container-code">
                {formatContainerCode(code)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
