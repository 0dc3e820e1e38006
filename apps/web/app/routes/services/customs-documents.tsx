import { useT } from '../../platform/catalogs.tsx';
import { TextTable } from '../../ui/text-table.tsx';

const DOCUMENTS = ['invoice', 'proforma', 'packing', 'origin', 'eori', 'licence'] as const;

export function CustomsDocuments() {
  const t = useT('customs');
  return (
    <section className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="wide text-3xl">{t('documentsTitle')}</h2>
        <p className="mt-4 text-muted">{t('documentsText')}</p>
      </div>
      <div className="lg:col-span-8">
        <TextTable
          caption={t('documentsCaption')}
          columns={[t('document'), t('when'), t('who')]}
          rows={DOCUMENTS.map((id) => ({
            id,
            cells: [t(`doc.${id}`), t(`doc.${id}When`), t(`doc.${id}Who`)],
          }))}
        />
      </div>
    </section>
  );
}
