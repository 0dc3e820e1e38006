import { useT } from '../../platform/catalogs.tsx';

const DOCUMENTS = ['invoice', 'proforma', 'packing', 'origin', 'eori', 'licence'] as const;

export function CustomsDocuments() {
  const t = useT('customs');
  return (
    <section className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="wide text-3xl">{t('documentsTitle')}</h2>
        <p className="mt-4 text-muted">{t('documentsText')}</p>
      </div>
      <table className="block w-full sm:table lg:col-span-8">
        <caption className="sr-only">{t('documentsCaption')}</caption>
        <thead className="hidden border-b-2 border-ink text-sm text-muted sm:table-header-group">
          <tr>
            <th className="py-2 pe-4 text-start font-semibold">{t('document')}</th>
            <th className="py-2 pe-4 text-start font-semibold">{t('when')}</th>
            <th className="py-2 text-start font-semibold">{t('who')}</th>
          </tr>
        </thead>
        <tbody className="block border-t-2 border-ink sm:table-row-group sm:border-t-0">
          {DOCUMENTS.map((id) => (
            <tr key={id} className="grid gap-y-1 border-b border-hairline py-3 sm:table-row">
              <th scope="row" className="text-start font-semibold sm:py-3.5 sm:pe-6">
                {t(`doc.${id}`)}
              </th>
              <td className="text-muted sm:py-3.5 sm:pe-6">{t(`doc.${id}When`)}</td>
              <td className="sm:py-3.5">{t(`doc.${id}Who`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
