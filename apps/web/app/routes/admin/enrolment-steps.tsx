import { useT } from '../../platform/catalogs.tsx';
import { RouteLine } from '../../ui/route-line.tsx';

const STEPS = [
  ['account', 'stepAccount'],
  ['authenticator', 'stepAuthenticator'],
  ['codes', 'stepCodes'],
] as const;

/** The steps of an enrolment, with the present one marked. */
export function EnrolmentSteps({ at }: { at: (typeof STEPS)[number][0] }) {
  const t = useT('admin');
  const here = STEPS.findIndex(([step]) => step === at);
  const stations = STEPS.map(([, name], step) => {
    const state = step === here ? 'current' : step < here ? 'reached' : 'ahead';
    return { name: t(name), state, note: t(`step.${state}`) } as const;
  });
  return (
    <div className="mb-8 print:hidden">
      <RouteLine label={t('stepsLabel')} stations={stations} />
    </div>
  );
}
