import { useNavigate } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';

export function ReceiptUnavailable() {
  const t = useT('receipt');
  const navigate = useNavigate();
  return (
    <div className="py-10">
      <h1 className="wide text-4xl">{t('unavailable')}</h1>
      <p className="mt-4 max-w-prose text-lg">{t('unavailableText')}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <LinkButton to="/services/express">{t('newQuote')}</LinkButton>
        <Button look="secondary" onClick={() => void navigate(-1)}>
          {t('goBack')}
        </Button>
      </div>
    </div>
  );
}
