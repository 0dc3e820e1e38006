import { PackageOpen } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Sample, SampleGroup } from './sample.tsx';

export function Feedback() {
  const toast = useToast();
  return (
    <SampleGroup title="Feedback">
      <Sample name="Notices">
        <div className="space-y-3">
          <Notice tone="problem" title="The price has changed">
            Fuel went up at midnight. Look at the new price and confirm again.
          </Notice>
          <Notice tone="note" title="Pickups are full today" />
          <Notice tone="good" title="The new password is set" />
        </div>
      </Sample>
      <Sample name="Nothing there">
        <EmptyState
          title="No shipments match your filters."
          picture={<PackageOpen aria-hidden="true" className="size-10" />}
          action={<LinkButton to="/services/express">New shipment</LinkButton>}
        >
          Widen the dates, or begin a new one.
        </EmptyState>
      </Sample>
      <Sample name="It failed">
        <ErrorState title="Failed to load shipments" requestId="3f1c9a52-7d8e" retry={() => {}}>
          The database did not answer in time. Nothing was changed.
        </ErrorState>
      </Sample>
      <Sample name="Toasts">
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => toast('The link is copied')}>
            It worked
          </Button>
          <Button
            look="secondary"
            onClick={() => toast('New scans are on their way', { tone: 'note' })}
          >
            A note
          </Button>
          <Button
            look="secondary"
            onClick={() => toast('The label could not be printed', { tone: 'problem' })}
          >
            It failed
          </Button>
        </div>
      </Sample>
    </SampleGroup>
  );
}
