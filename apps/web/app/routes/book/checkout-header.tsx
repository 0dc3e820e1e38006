import { Link } from '../../platform/link.tsx';
import { Header } from '../../frame/header.tsx';
import { useT } from '../../platform/catalogs.tsx';

/** Fewer ways out than elsewhere: back to the quote, or to tracking. */
export function CheckoutHeader() {
  const t = useT('billing');
  const link =
    'flex min-h-12 items-center text-sm font-semibold whitespace-nowrap underline-offset-4 hover:underline sm:text-base';
  return (
    <Header>
      <nav className="flex gap-5 sm:gap-6">
        <Link to="/services/express" className={link}>
          {t('backToQuote')}
        </Link>
        <Link to="/track" className={link}>
          {t('track')}
        </Link>
      </nav>
    </Header>
  );
}
