import { useT } from '../platform/catalogs.tsx';
import { Link } from '../platform/link.tsx';
import { useSite } from '../platform/site.ts';
import { useVisitor } from '../platform/visitor.ts';
import { FOOTER_COLUMNS } from './links.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** Ends every page: the line runs across it, one station above each column. */
export function Footer() {
  const t = useT('frame');
  const year = useVisitor()?.renderedAt.slice(0, 4) ?? '';
  const isSimulation = useSite()?.isSimulation ?? false;
  return (
    <footer className="on-deep mt-24 bg-deep pb-20 text-on-deep md:pb-0 print:hidden">
      <div className="shell grid grid-cols-2 gap-y-10 py-12 md:grid-cols-4">
        {FOOTER_COLUMNS.map((column) => (
          <section key={column.key} className="relative pe-3">
            <span aria-hidden="true" className="absolute start-0 top-0 h-1.5 w-full bg-on-deep" />
            <span
              aria-hidden="true"
              className="relative -top-[9px] mb-2 block size-6 rounded-full border-[5px] border-on-deep bg-deep"
            />
            <h2 className="mb-3 text-base">{t(column.key)}</h2>
            <ul className="space-y-1">
              {column.links.map((link) => (
                <li key={link.key}>
                  <Link
                    to={link.to}
                    className="inline-flex min-h-9 items-center text-on-deep-muted underline-offset-4 hover:text-on-deep hover:underline"
                  >
                    {t(link.key)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="border-t border-deep-hairline">
        <div className="shell py-10">
          <NewsletterForm />
        </div>
      </div>
      <div className="border-t border-deep-hairline">
        <div className="shell flex flex-wrap justify-between gap-x-8 gap-y-2 py-5 text-sm text-on-deep-muted">
          <p>{t('copyright', { year })}</p>
          {isSimulation && <p>{t('footerNote')}</p>}
        </div>
      </div>
    </footer>
  );
}
