import type { StaffShipment, StaffShipmentLine } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import {
  ArrowUpRight,
  Ban,
  Banknote,
  Landmark,
  Mail,
  MapPinPlus,
  Pencil,
  Signpost,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Act, actPath } from '../edits/edit-paths.ts';
import { possibleActs } from '../edits/possible-acts.ts';
import { usePermissions } from '../signed-in.ts';

const ICONS: Record<Act | 'track', typeof Pencil> = {
  edit: Pencil,
  event: MapPinPlus,
  status: Signpost,
  email: Mail,
  collected: Banknote,
  received: Landmark,
  cancel: Ban,
  track: ArrowUpRight,
};

type ShipmentActionsProps = {
  shipment: StaffShipmentLine | StaffShipment;
  /** In a row of the list: signs in place of words, so that a row stays as high as its text. */
  compact?: boolean;
};

/** What can be done with a shipment, in its row and on its page. Each act leads back to here. */
export function ShipmentActions({ shipment, compact = false }: ShipmentActionsProps) {
  const t = useT('console-shipments');
  const edits = useT('console-edits');
  const { pathname, search } = useLocation();
  const number = formatTrackingNumber(shipment.trackingNumber);
  const acts = possibleActs(shipment, usePermissions());
  return (
    <span
      className={classes(
        'flex flex-wrap',
        // three in a line where the table has its columns and little room
        compact
          ? '@2xl:w-24 @2xl:justify-end @min-[60rem]:w-auto @min-[60rem]:flex-nowrap'
          : 'gap-x-3',
      )}
    >
      {acts.map((act) => (
        <Action
          key={act}
          act={act}
          compact={compact}
          to={actPath(shipment.id, act, pathname + search)}
          label={edits('actOn', { act: edits(`act.${act}`), number })}
        >
          {edits(`act.${act}`)}
        </Action>
      ))}
      <Action
        act="track"
        compact={compact}
        to={`/track?ref=${shipment.trackingNumber}`}
        label={t('trackOf', { number })}
      >
        {t('track')}
      </Action>
    </span>
  );
}

type ActionProps = {
  act: Act | 'track';
  compact: boolean;
  to: string;
  label: string;
  children: ReactNode;
};

function Action({ act, compact, to, label, children }: ActionProps) {
  const Icon = ICONS[act];
  // what the public sees is beside the console
  const reloadDocument = act === 'track';
  return compact ? (
    <TextLink
      to={to}
      reloadDocument={reloadDocument}
      aria-label={label}
      title={label}
      className="flex size-8 items-center justify-center rounded hover:bg-panel"
    >
      <Icon aria-hidden="true" className="size-4" />
    </TextLink>
  ) : (
    <TextLink to={to} reloadDocument={reloadDocument} aria-label={label} className="py-2">
      {children}
    </TextLink>
  );
}
