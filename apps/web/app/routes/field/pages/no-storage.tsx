import { useT } from '../../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { openSession } from '../store/session.ts';

/** Whether this phone is enrolled, and whose shift goes on, is not known before its storage can be read. */
export function NoStorage() {
  const t = useT('field');
  const frame = useT('frame');
  return (
    <Frame
      title={t('app.name')}
      acts={
        <Button size="large" onClick={() => void openSession()}>
          {frame('tryAgain')}
        </Button>
      }
    >
      <Notice tone="problem" title={t('app.notStored')} />
      <p className="mt-6">
        <LinkButton to="/field/check" look="quiet">
          {t('title')}
        </LinkButton>
      </p>
    </Frame>
  );
}
