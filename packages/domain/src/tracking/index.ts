export {
  codeRank,
  EVENT_CODES,
  type EventCode,
  EXCEPTION_KINDS,
  EXCEPTION_REASONS,
  type ExceptionKind,
  type ExceptionReason,
  isVoidable,
  SCAN_CODES,
  type ScanCode,
  type Status,
  STATUSES,
  statusOfCode,
} from './codes.ts';
export { compareEvents, effectiveAt, type EventId, type TrackingEvent } from './event.ts';
export { applyNext, emptyFold, foldEvents, type ShipmentFold } from './fold.ts';
export {
  type Milestone,
  milestoneIdentity,
  type MilestoneKind,
  milestoneOf,
  newsOf,
} from './milestones.ts';
export {
  PROGRESS_STEPS,
  type ProgressIndex,
  projectState,
  type ShipmentState,
  statusIndex,
} from './state.ts';
