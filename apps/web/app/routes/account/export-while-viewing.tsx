import { Download } from 'lucide-react';
import { Form, useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';

/** For staff who looks at the account: the file is handed out after the second factor. */
export function ExportWhileViewing() {
  const t = useT('account');
  const staff = useT('admin');
  const [query] = useSearchParams();
  const isRefused = query.get('export') === 'refused';
  return (
    <Section title={t('dataTitle')} id="data">
      <Form method="post" action="/dashboard/export" reloadDocument className="max-w-md space-y-5">
        <Field
          name="secondFactor"
          label={staff('yourCode')}
          autoCapitalize="characters"
          autoComplete="one-time-code"
          error={isRefused && staff('codeMalformed')}
        />
        <Button type="submit" look="secondary">
          <Download aria-hidden="true" className="size-5" />
          {t('dataDownload')}
        </Button>
      </Form>
    </Section>
  );
}
