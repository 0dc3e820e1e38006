import type { HubOfContainer } from '@waypost/contract/client';
import { formatContainerCode } from '@waypost/domain/container-code';
import { CONTAINER_KINDS, type ContainerKind } from '@waypost/domain/containers';
import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choices, Select } from '../../../ui/field.tsx';
import { Frame } from '../frame.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { useStoring } from '../use-storing.tsx';
import { changeContainers, withContainer } from './containers-store.ts';
import { recordContainerAct } from './record-container-act.ts';

type NewContainerProps = { code: string; hubs: readonly HubOfContainer[] };

/** Opens a container that already has a label, with its kind and destination. */
export function NewContainer({ code, hubs }: NewContainerProps) {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const { store, isBusy, trouble } = useStoring();
  const hubId = device.hub.id;
  const others = hubs.filter(({ id }) => id !== hubId);
  const [kind, setKind] = useState<ContainerKind>('bag');
  const [chosen, setChosen] = useState('');
  const to = others.find(({ id }) => id === chosen) ?? others[0];
  const open = async () => {
    if (to === undefined) return;
    await recordContainerAct(shift.id, { kind: 'open', code, container: kind, toHubId: to.id });
    await changeContainers(hubId, (before) =>
      withContainer(before, code, {
        hubId,
        kind,
        to,
        state: 'open',
        pieces: 0,
        seal: '',
        tripId: null,
      }),
    );
  };
  return (
    <Frame
      title={t('pack.new')}
      back="/field/pack"
      acts={
        to && (
          <>
            {trouble}
            <Button size="large" busy={isBusy} onClick={() => void store(open)}>
              {t('pack.open')}
            </Button>
          </>
        )
      }
    >
      <p dir="ltr" className="numerals text-xl font-semibold rtl:text-end">
        {formatContainerCode(code)}
      </p>
      {to === undefined ? (
        <p role="status" className="mt-4 text-lg">
          {t('pack.noHubs')}
        </p>
      ) : (
        <div className="mt-4 grid gap-5">
          <Select
            label={t('pack.kind')}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as ContainerKind)}
          >
            <Choices of={CONTAINER_KINDS} name={(each) => t(`pack.kind.${each}`)} />
          </Select>
          <Select
            label={t('pack.to')}
            value={to.id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            <Choices
              of={others}
              value={({ id }) => id}
              name={({ code: hubCode, name }) => `${hubCode}, ${name}`}
            />
          </Select>
        </div>
      )}
    </Frame>
  );
}
