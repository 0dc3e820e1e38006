import { Form, useActionData, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused } from '../../platform/refused.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import type { ReceiptAnswer } from './booking-answer.ts';

const ASKING = '?cancel=ask';

/** Asks once more. The question has an address, so that it can be asked without scripts too. */
export function CancelShipment() {
  const t = useT('receipt');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const scripted = useScripted();
  const answered = useActionData<ReceiptAnswer>();
  const isAsking = params.get('cancel') === 'ask';
  const leave = () => void navigate('.', { replace: true, preventScrollReset: true });
  return (
    <div className="mt-4 print:hidden">
      {answered?.part === 'cancel' && answered.refusal !== undefined && (
        <Refused refusal={answered.refusal} fallback={t('cancelFailed')} />
      )}
      {(scripted || !isAsking) && (
        <LinkButton look="quiet" to={ASKING} preventScrollReset>
          {t('cancel')}
        </LinkButton>
      )}
      {scripted ? (
        <Dialog
          open={isAsking}
          onClose={() => {
            if (isAsking) leave();
          }}
          title={t('cancelTitle')}
          footer={<Answers />}
        >
          {t('cancelText')}
        </Dialog>
      ) : (
        isAsking && (
          <div className="rounded bg-panel p-5">
            <p className="font-semibold">{t('cancelTitle')}</p>
            <p className="mt-2 mb-4">{t('cancelText')}</p>
            <Answers />
          </div>
        )
      )}
    </div>
  );
}

function Answers() {
  const t = useT('receipt');
  const busy = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <Form method="post" action="." className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="cancel" look="danger" busy={busy}>
        {busy ? t('cancelling') : t('cancelConfirm')}
      </Button>
      <LinkButton look="secondary" to="." replace preventScrollReset>
        {t('cancelKeep')}
      </LinkButton>
    </Form>
  );
}
