import { Eye } from 'lucide-react';
import { Form } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Filled } from '../../ui/filled.tsx';

/** For staff: whose dashboard this is, and the way back. */
export function ViewingBanner({ customerId }: { customerId: string }) {
  const t = useT('account');
  return (
    <div
      role="region"
      aria-label={t('viewingLabel')}
      className="bg-exception-ground text-exception"
    >
      <div className="shell flex min-h-12 flex-wrap items-center justify-between gap-x-6">
        <p className="flex items-center gap-2 font-semibold">
          <Eye aria-hidden="true" className="size-5" />
          <span>
            <Filled
              text={t('viewingAs', { customer: '{customer}' })}
              parts={{ customer: <bdi className="numerals">{customerId.slice(-6)}</bdi> }}
            />
          </span>
          <span className="font-normal">{t('viewingText')}</span>
        </p>
        <Form method="post" action="/admin/view/end">
          <Button type="submit" look="quiet" size="small">
            {t('viewingEnd')}
          </Button>
        </Form>
      </div>
    </div>
  );
}
