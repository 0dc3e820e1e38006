import { incomingScan, type RecordableScan, type StaffPart } from '../../core/scans/index.ts';

/** As `sources` has it. */
const STAFF_SOURCE_ID = -1;

export type StaffEvent = Omit<RecordableScan, 'ref' | 'byStaff'> &
  Omit<StaffPart, 'staffId'> & { pieceNo?: number };

export function staffScan(trackingNumber: string, staffId: string, event: StaffEvent) {
  const { visibility, setStatus, voids, days, noteIsPublic, pieceNo = 0, ...scan } = event;
  const byStaff: StaffPart = {
    staffId,
    visibility,
    ...(setStatus !== undefined && { setStatus }),
    ...(voids !== undefined && { voids }),
    ...(days !== undefined && { days }),
    ...(noteIsPublic !== undefined && { noteIsPublic }),
  };
  const recordable = { ...scan, ref: trackingNumber, byStaff };
  return incomingScan(recordable, STAFF_SOURCE_ID, trackingNumber, pieceNo);
}
