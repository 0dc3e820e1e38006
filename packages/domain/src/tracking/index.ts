export {
  codeRank,
  EVENT_CODES,
  EVENT_DETAILS,
  type EventCode,
  type EventDetail,
  EXCEPTION_KINDS,
  EXCEPTION_REASONS,
  type ExceptionKind,
  type ExceptionReason,
  HANDOVER_KINDS,
  type HandoverKind,
  isVoidable,
  SCAN_CODES,
  type ScanCode,
  SETTABLE_STATUSES,
  STAFF_EVENT_CODES,
  type Status,
  STATUSES,
  statusOfCode,
} from './codes.ts';
export {
  compareEvents,
  effectiveAt,
  effectiveTime,
  type EventId,
  type TrackingEvent,
} from './event.ts';
export { advanceOutlook, foldBoth, foldOutlook, isIgnoredByAll } from './fold-outlook.ts';
export { applyNext, emptyFold, foldEvents, type ShipmentFold, validEvents } from './fold.ts';
export { leavesUnchanged } from './late-scan.ts';
export { MIN_PUBLISHED_DELIVERIES, judgeDelivery, onTimePerMille } from './on-time.ts';
export {
  type DeliveryPlan,
  type RouteCalendars,
  ETA_CAUSES,
  type EtaCause,
  expectedDays,
  mayChangeOutlook,
  type Outlook,
  planDelivery,
} from './outlook.ts';
export { mostSeriousOf, mostSeriousProblem, PROBLEM_ACTORS } from './problem.ts';
export {
  type Milestone,
  isOfDelivery,
  milestoneIdentity,
  type MilestoneKind,
  milestoneOf,
  milestoneReached,
  NEWS_CHOICES,
  type NewsChoice,
} from './milestones.ts';
export { nextScanBy, SHORTEST_SILENCE_HOURS } from './silence.ts';
export {
  type PieceState,
  PROGRESS_STEPS,
  type ProgressIndex,
  projectPieces,
  projectState,
  promisesDelivery,
  type ShipmentState,
  statusIndex,
} from './state.ts';
export { type HubStay, hubStays, type LocatedEvent } from './stays.ts';
