import { formatContainerCode, readContainerCode } from '@waypost/domain/container-code';
import { Navigate, useParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Frame } from '../frame.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { ClosedContainer } from './closed-container.tsx';
import { useContainers } from './containers-store.ts';
import { FillContainer } from './fill-container.tsx';
import { NewContainer } from './new-container.tsx';

/** One container; the available actions depend on its place and its state. */
export function PackOne() {
  const t = useT('field');
  const { device } = useOpenShift();
  const hubId = device.hub.id;
  const known = useContainers(hubId);
  const code = readContainerCode(useParams()['code'] ?? '');
  if (code === null) return <Navigate to="/field/pack" replace />;
  const container = known?.containers.find((each) => each.code === code);
  if (container === undefined || container.state === 'emptied') {
    return <NewContainer key={code} code={code} hubs={known?.hubs ?? []} />;
  }
  if (container.hubId !== hubId || container.state === 'departed') {
    return (
      <Frame title={formatContainerCode(code)} back="/field/pack">
        <p role="status" className="text-lg">
          {t('pack.elsewhere')}
        </p>
      </Frame>
    );
  }
  return container.state === 'open' ? (
    <FillContainer key={code} container={container} />
  ) : (
    <ClosedContainer key={code} container={container} />
  );
}
