import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { LanguageMenu } from '../../frame/language-menu.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';

export function WarehousingHeader() {
  const t = useT('warehousing');
  const frame = useT('frame');
  return (
    <header className="on-deep sticky top-0 z-20 border-b border-deep-hairline bg-deep text-on-deep print:hidden">
      <div className="shell flex min-h-16 items-center justify-between gap-6">
        <Link to="/" aria-label={t('homeLabel')} className="flex items-center gap-2.5 py-2">
          <Mark className="size-8" />
          <span className="wide text-xl">{frame('brand')}</span>
        </Link>
        <div className="flex items-center gap-x-5">
          <LanguageMenu iconOnPhones />
          <Back />
        </div>
      </div>
    </header>
  );
}

/** To the page before, wherever that was; to the home page where there is none, or no script. */
function Back() {
  const t = useT('warehousing');
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (window.history.length < 2) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <LinkButton to="/" look="quiet" onClick={goBack}>
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {t('back')}
    </LinkButton>
  );
}
