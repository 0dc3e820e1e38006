import { UNMATCHED_REASONS } from '@waypost/contract/unmatched-reasons';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { WorkPanel } from '../work-panel.tsx';
import { UNMATCHED_LIST, type UnmatchedListing } from './unmatched-listing.ts';

type SettlePanelProps = { scanned: string; opener: string; listing: UnmatchedListing };

/** Settles all scans of a number. */
export function SettlePanel({ scanned, opener, listing }: SettlePanelProps) {
  const t = useT('console-unmatched');
  const { trackingNumber, reason } = useFields();
  return (
    <WorkPanel title={scanned} closed={UNMATCHED_LIST.path(listing)} opener={opener}>
      <h3 className="mb-1 text-base">{t('assignTitle')}</h3>
      <p className="mb-3 text-sm text-muted">{t('assignText')}</p>
      <PostForm
        intent="assign"
        submit={t('assign')}
        sending={t('saving')}
        fallback={t('saveFailed')}
      >
        <input type="hidden" name="ref" value={scanned} />
        <Field {...trackingNumber} label={t('meant')} maxLength={64} autoComplete="off" />
      </PostForm>
      <div className="mt-6 border-t border-hairline pt-4">
        <h3 className="mb-1 text-base">{t('dismissTitle')}</h3>
        <p className="mb-3 text-sm text-muted">{t('dismissText')}</p>
        <PostForm
          intent="dismiss"
          submit={t('dismiss')}
          sending={t('saving')}
          fallback={t('saveFailed')}
          look="secondary"
        >
          <input type="hidden" name="ref" value={scanned} />
          <Select {...reason} label={t('reason')}>
            <Choices of={UNMATCHED_REASONS} name={(each) => t(`reason.${each}`)} />
          </Select>
        </PostForm>
      </div>
    </WorkPanel>
  );
}

function useFields() {
  const t = useT('console-unmatched');
  const assign = fieldsOf(useReply('assign'), () => t('fault.meant'));
  const dismiss = fieldsOf(useReply('dismiss'), () => t('fault.reason'));
  return {
    trackingNumber: assign('trackingNumber'),
    reason: dismiss('reason', UNMATCHED_REASONS[0]),
  };
}
