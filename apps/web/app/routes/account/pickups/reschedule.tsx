import { changePickup } from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { Form, useNavigation } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { bodyIn } from '../../../platform/form-text.ts';
import { useLocale } from '../../../platform/visitor.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Facts } from '../../../ui/panel.tsx';
import { Changes } from '../changes.tsx';
import { DayForm } from './day-form.tsx';
import { lookUpDay } from './look-up-day.server.ts';
import { OverList, PICKUPS } from './over-list.tsx';
import { RefusedPickup } from './refused-pickup.tsx';
import { finishPickup } from './request-actions.server.ts';
import { requirePickup } from './require-pickup.server.ts';
import { useIsLooking, WindowChoice } from './window-choice.tsx';
import { windowText } from './window-text.ts';
import type { Route } from './+types/reschedule.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const pickup = await requirePickup(request, params.pickupId);
  return { pickup, lookedUp: await lookUpDay(request, { pickupId: pickup.id }) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await ask(request, changePickup, {
    path: params,
    body: bodyIn(form, 'date', 'window'),
  });
  return finishPickup(form, answer, `${PICKUPS}?done=rescheduled`);
}

export default function Reschedule({ loaderData }: Route.ComponentProps) {
  const t = useT('pickups');
  const locale = useLocale();
  const { pickup, lookedUp } = loaderData;
  const now = `${formatShortDay(pickup.date, locale)}, ${windowText(pickup.window)}`;
  return (
    <OverList metaTitle={t('rescheduleMetaTitle')} title={t('rescheduleTitle')}>
      <Facts
        facts={[
          [t('id'), pickup.id],
          [t('now'), now],
          [t('address'), pickup.addressText],
        ]}
      />
      <div className="mt-5">
        <RefusedPickup />
        {pickup.changeable ? (
          <NewTime lookedUp={lookedUp} />
        ) : (
          <Notice tone="note" title={t('unchangeable')} />
        )}
      </div>
    </OverList>
  );
}

function NewTime({ lookedUp }: Pick<Route.ComponentProps['loaderData'], 'lookedUp'>) {
  const t = useT('pickups');
  const busy = useNavigation().formMethod === 'POST';
  const isLooking = useIsLooking();
  return (
    <>
      <DayForm lookedUp={lookedUp} />
      <Form method="post" replace preventScrollReset noValidate>
        <Changes className="mt-5 space-y-6">
          <input type="hidden" name="date" value={lookedUp.date} />
          <WindowChoice lookedUp={lookedUp} typed={undefined} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy} disabled={isLooking}>
              {busy ? t('saving') : t('saveTime')}
            </Button>
            <LinkButton look="secondary" to={PICKUPS} preventScrollReset>
              {t('keep')}
            </LinkButton>
          </div>
        </Changes>
      </Form>
    </>
  );
}
