import { cancelPickup } from '@waypost/contract/client';
import { formatDay } from '@waypost/i18n/formats';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Confirm } from './confirm.tsx';
import { OverList, PICKUPS } from './over-list.tsx';
import { RefusedPickup } from './refused-pickup.tsx';
import { finishPickup } from './request-actions.server.ts';
import { requirePickup } from './require-pickup.server.ts';
import type { Route } from './+types/cancel.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  return { pickup: await requirePickup(request, params.pickupId) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const answer = await ask(request, cancelPickup, { path: params });
  return finishPickup(await request.formData(), answer, `${PICKUPS}?done=cancelled`);
}

export default function Cancel({ loaderData }: Route.ComponentProps) {
  const t = useT('pickups');
  const locale = useLocale();
  const { pickup } = loaderData;
  const [from = '', until = ''] = pickup.window.split('-');
  const day = formatDay(new Date(pickup.date), locale, 'UTC');
  return (
    <OverList metaTitle={t('cancelMetaTitle')} title={t('cancelTitle')}>
      <RefusedPickup />
      <p className="numerals mb-2 text-muted">{pickup.id}</p>
      {pickup.changeable ? (
        <>
          <p suppressHydrationWarning>{t('cancelText', { day, from, until })}</p>
          {pickup.recurring && <p className="mt-2">{t('cancelOneOf')}</p>}
          <Confirm yes={t('cancelConfirm')} busyText={t('cancelling')} />
        </>
      ) : (
        <Notice tone="note" title={t('unchangeable')} />
      )}
    </OverList>
  );
}
