import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';

export function BackButton() {
  const t = useT('frame');
  const navigate = useNavigate();
  return (
    <Button
      look="quiet"
      className="text-on-deep-muted max-sm:hidden"
      onClick={() => void navigate(-1)}
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {t('back')}
    </Button>
  );
}
