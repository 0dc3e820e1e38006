import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Fix, fixOf, POSITION_OPTIONS } from '../round/door-fix.ts';
import { CheckSection, type CheckProps } from './check-section.tsx';

/** The only page that asks for permission to use the position; couriers are never asked at a door. */
export function PositionCheck({ report }: CheckProps) {
  const t = useT('field');
  const [isTrying, setTrying] = useState(false);
  const [found, setFound] = useState<Fix | 'refused' | 'none'>();
  const words = (result: Fix | 'refused' | 'none') =>
    typeof result === 'string'
      ? t(`position.${result}`)
      : t('position.good', { metres: result.accuracyM });
  const show = (result: Fix | 'refused' | 'none') => {
    setTrying(false);
    setFound(result);
    report(words(result));
  };
  const attempt = () => {
    setTrying(true);
    navigator.geolocation.getCurrentPosition(
      (position) => show(fixOf(position)),
      ({ code, PERMISSION_DENIED }) => show(code === PERMISSION_DENIED ? 'refused' : 'none'),
      POSITION_OPTIONS,
    );
  };
  return (
    <CheckSection
      title={t('position.title')}
      text={t('position.text')}
      state={found === undefined ? 'untried' : typeof found === 'string' ? 'bad' : 'good'}
      result={found && words(found)}
    >
      <Button size="large" look="secondary" busy={isTrying} onClick={attempt}>
        {t('position.try')}
      </Button>
    </CheckSection>
  );
}
