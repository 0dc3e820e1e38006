import type { StaffShipment } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePermissions } from '../signed-in.ts';

type OutdatedPapersProps = {
  files: StaffShipment['outdated'];
  /** Hidden fields, where the address of the page does not name the shipment. */
  children?: ReactNode;
};

/** A printed label keeps the old address until it is printed again. */
export function OutdatedPapers({ files, children }: OutdatedPapersProps) {
  const t = useT('console-shipments');
  const names = useT('documents');
  const mayWrite = usePermissions().includes('shipments:write');
  if (files.length === 0) return null;
  return (
    <Notice tone="problem" title={t('outdatedTitle')} className="mt-2">
      <p>{t('outdatedText', { files: files.map((file) => names(`file.${file}`)).join(', ') })}</p>
      {mayWrite && (
        <PostForm
          intent="renew"
          submit={t('renew')}
          sending={t('renewing')}
          fallback={t('renewFailed')}
          look="secondary"
          button={{ size: 'small' }}
          className="mt-2"
        >
          {children}
        </PostForm>
      )}
    </Notice>
  );
}
