import { Form, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Changes } from '../changes.tsx';
import { PICKUPS } from './over-list.tsx';

/** The two answers to a question that is asked once more. */
export function Confirm({ yes, busyText }: { yes: string; busyText: string }) {
  const t = useT('pickups');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" replace preventScrollReset>
      <Changes className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={busy}>
          {busy ? busyText : yes}
        </Button>
        <LinkButton look="secondary" to={PICKUPS} preventScrollReset>
          {t('keep')}
        </LinkButton>
      </Changes>
    </Form>
  );
}
