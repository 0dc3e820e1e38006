import type { StaffShipment } from '@waypost/contract';
import {
  expectedDays,
  type Outlook,
  projectPieces,
  projectState,
  type ShipmentFold,
} from '@waypost/domain/tracking';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type { FactsRow } from './staff-shipments.queries.ts';

export function presentPieces(facts: FactsRow): StaffShipment['pieceStates'] {
  return projectPieces(foldOf(facts)).map(({ pieceNo, status }) => ({
    pieceNo,
    number: makePieceNumber(facts.trackingNumber, pieceNo),
    status,
  }));
}

export function presentDelivery(facts: FactsRow): StaffShipment['delivery'] {
  const outlook = facts.outlook === null ? null : (JSON.parse(facts.outlook) as Outlook);
  const open = projectState(foldOf(facts)).openExceptions;
  const revisions = outlook?.revisions ?? [];
  return {
    eta: facts.eta,
    promised: outlook && { earliest: outlook.plan.earliest, latest: outlook.plan.latest },
    expected: outlook && expectedDays(outlook),
    revisions: revisions.toReversed().map(([at, cause, earliest, latest]) => ({
      revisedAt: new Date(at).toISOString(),
      cause,
      earliest,
      latest,
    })),
    deliveredAt: moment(outlook?.deliveredAt),
    open: open.map((kind) => ({ kind, since: moment(outlook?.open?.[kind]) })),
  };
}

function foldOf(facts: FactsRow): ShipmentFold {
  return JSON.parse(facts.fold) as ShipmentFold;
}

function moment(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}
