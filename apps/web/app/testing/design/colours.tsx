import { Ban, CircleCheck, MapPinned, PackageCheck, Tag, TriangleAlert, Truck } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Sample, SampleGroup } from './sample.tsx';

const GROUNDS = [
  ['ground', 'bg-ground text-ink'],
  ['panel', 'bg-panel text-ink'],
  ['ink', 'bg-ink text-ground'],
  ['signal', 'bg-signal text-on-signal'],
  ['deep', 'bg-deep text-on-deep'],
  ['deep-raised', 'bg-deep-raised text-on-deep'],
] as const;

const STATUSES = [
  ['Created', Tag, 'bg-created-ground text-created'],
  ['Picked up', PackageCheck, 'bg-picked-up-ground text-picked-up'],
  ['In transit', Truck, 'bg-in-transit-ground text-in-transit'],
  ['Out for delivery', MapPinned, 'bg-out-for-delivery-ground text-out-for-delivery'],
  ['Delivered', CircleCheck, 'bg-delivered-ground text-delivered'],
  ['Exception', TriangleAlert, 'bg-exception-ground text-exception'],
  ['Cancelled', Ban, 'bg-cancelled-ground text-cancelled'],
] as const;

export function Colours() {
  return (
    <SampleGroup title="Colour and type">
      <Sample name="Grounds">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
          {GROUNDS.map(([name, look]) => (
            <li key={name} className={`rounded border border-hairline p-4 font-semibold ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Badges">
        <div className="flex flex-wrap gap-2">
          {STATUSES.map(([name, Icon, look]) => (
            <Badge
              key={name}
              className={look}
              icon={<Icon aria-hidden="true" className="size-4" />}
            >
              {name}
            </Badge>
          ))}
          <Badge>Default</Badge>
        </div>
      </Sample>
      <Sample name="Type">
        <p className="wide text-4xl">Where is your shipment?</p>
        <p className="mt-2 max-w-prose">
          Plain, specific, calm. Say what happened, what happens next, by when, and what the reader
          can do.
        </p>
        <p className="mt-2 text-muted">Help and notes are muted.</p>
        <p className="numerals mt-2 text-lg">WP7K 3M9Q 2XTA H84E</p>
      </Sample>
    </SampleGroup>
  );
}
