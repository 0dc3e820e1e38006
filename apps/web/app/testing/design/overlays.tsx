import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, SidePanel } from '../../ui/dialog.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Facts } from '../../ui/panel.tsx';
import { Sample, SampleGroup } from './sample.tsx';

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'panel' | null>(null);
  const close = () => setOpen(null);
  return (
    <SampleGroup title="Over the page">
      <Sample name="Dialog and side panel">
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setOpen('dialog')}>
            Open the dialog
          </Button>
          <Button look="secondary" onClick={() => setOpen('panel')}>
            Open the side panel
          </Button>
        </div>
      </Sample>
      <Sample name="Menu">
        <Menu
          buttonClassName="min-h-12 rounded border-2 border-current px-4 font-semibold"
          button={
            <>
              More <ChevronDown aria-hidden="true" className="size-4" />
            </>
          }
        >
          <ul className="min-w-48 py-2">
            {['Reprint', 'Duplicate', 'Cancel'].map((name) => (
              <li key={name}>
                <button type="button" className="min-h-11 w-full px-4 text-start hover:bg-panel">
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </Menu>
      </Sample>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Request a pickup"
        footer={
          <>
            <Button onClick={close}>Submit request</Button>
            <Button look="secondary" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <div className="space-y-4">
          <Field label="Date" type="date" name="pickup-date" />
          <Select label="Window" name="pickup-window">
            <option>09:00-13:00</option>
            <option>13:00-17:00</option>
          </Select>
        </div>
      </Dialog>
      <SidePanel open={open === 'panel'} onClose={close} title="WP7K 3M9Q 2XTA H84E">
        <Facts
          facts={[
            ['Status', 'In transit'],
            ['To', 'Hugo Almeida, Lisbon'],
          ]}
        />
      </SidePanel>
    </SampleGroup>
  );
}
