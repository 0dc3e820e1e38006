import type { CollectableShipments } from '@waypost/contract/client';
import { PICKUP_FREQUENCIES } from '@waypost/domain/pickups';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useReply } from '../../../platform/form-reply.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Choices, Select, TextArea } from '../../../ui/field.tsx';
import { Changes } from '../changes.tsx';
import type { LookedUp } from './look-up-day.server.ts';
import { PICKUPS } from './over-list.tsx';
import { ShipmentChoice } from './shipment-choice.tsx';
import { useIsLooking, WindowChoice } from './window-choice.tsx';

type RequestFormProps = {
  addressId: string;
  lookedUp: LookedUp;
  shipments: CollectableShipments['shipments'] | null;
  requestKey: string;
  picked: readonly string[];
};

/** Everything about a pickup but its place and day, which are chosen above. */
export function RequestForm(props: RequestFormProps) {
  const { addressId, lookedUp, shipments, requestKey, picked } = props;
  const t = useT('pickups');
  const busy = useNavigation().formData?.get('intent') === 'request';
  const isLooking = useIsLooking();
  const reply = useReply('request');
  const typed = reply?.typed ?? {};
  return (
    <Form method="post" replace preventScrollReset noValidate>
      <Changes className="mt-5 space-y-6">
        <input type="hidden" name="intent" value="request" />
        <input type="hidden" name="requestKey" value={typed['requestKey'] ?? requestKey} />
        <input type="hidden" name="addressId" value={addressId} />
        <input type="hidden" name="date" value={lookedUp.date} />
        <WindowChoice lookedUp={lookedUp} typed={typed['window']} />
        <TextArea
          name="instructions"
          label={t('instructions')}
          aside={t('optional')}
          help={t('instructionsHelp')}
          maxLength={500}
          defaultValue={typed['instructions']}
        />
        <div className="group">
          <Checkbox
            name="recurring"
            value="yes"
            label={t('repeat')}
            defaultChecked={'recurring' in typed}
          />
          <Select
            name="frequency"
            label={t('frequency')}
            defaultValue={typed['frequency'] ?? 'WEEKLY'}
            className="mt-2 hidden group-has-[[name=recurring]:checked]:block"
          >
            <Choices of={PICKUP_FREQUENCIES} name={(each) => t(`frequency.${each}`)} />
          </Select>
        </div>
        <ShipmentChoice shipments={shipments} picked={picked} typed={reply?.typed} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} disabled={isLooking}>
            {busy ? t('submitting') : t('submit')}
          </Button>
          <LinkButton look="secondary" to={PICKUPS} preventScrollReset>
            {t('leave')}
          </LinkButton>
        </div>
      </Changes>
    </Form>
  );
}
