import { changePickupRule, listPickupRules } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Confirm } from './confirm.tsx';
import { OverList, PICKUPS } from './over-list.tsx';
import { RefusedPickup } from './refused-pickup.tsx';
import { finishPickup } from './request-actions.server.ts';
import { windowText } from './window-text.ts';
import type { Route } from './+types/end-rule.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { rules } = await askOrThrow(request, listPickupRules);
  const rule = rules.find(({ id }) => id === params.ruleId);
  if (rule === undefined) throw data(null, { status: 404 });
  return { rule };
}

export async function action({ request, params }: Route.ActionArgs) {
  const body = { ended: true } as const;
  const answer = await ask(request, changePickupRule, { path: params, body });
  return finishPickup(await request.formData(), answer, `${PICKUPS}?done=ended`);
}

export default function EndRule({ loaderData }: Route.ComponentProps) {
  const t = useT('pickups');
  const { rule } = loaderData;
  return (
    <OverList metaTitle={t('endMetaTitle')} title={t('endTitle')}>
      <RefusedPickup />
      <p className="font-semibold">
        {t(`frequency.${rule.frequency}`)},{' '}
        <span className="numerals">{windowText(rule.window)}</span>
      </p>
      <p>{rule.addressText}</p>
      <p className="mt-3">{t('endText')}</p>
      <Confirm yes={t('endConfirm')} busyText={t('ending')} />
    </OverList>
  );
}
