export { type Budget, type PlanProgress } from './anneal.ts';
export { checkPlan, type PlanFault, type PlanFaultKind } from './check-plan.ts';
export { drawProblem } from './draw-problem.ts';
export { estimateMatrix, type PlacedProblem, withEstimatedMatrix } from './estimate-matrix.ts';
export { type AddressLine, orderByAddress } from './order-by-address.ts';
export type {
  LateStop,
  Plan,
  PlannedRound,
  PlannedStop,
  UnplannedReason,
  UnplannedStop,
} from './plan.ts';
export { planRounds, type PlanOptions } from './plan-rounds.ts';
export {
  type Demand,
  type Lock,
  type Minutes,
  type PlanProblem,
  type PlanStop,
  type PlanVehicle,
  problemFaults,
  type TravelMatrix,
  type VehicleCost,
} from './problem.ts';
export { placeStops, type StopToPlace } from './place-stops.ts';
export { planOfOrders } from './write-plan.ts';
export {
  isKeptOnTheRoad,
  REPLAN_ITERATIONS,
  type Replanned,
  replanRound,
  type RoundToReplan,
} from './replan-round.ts';
export {
  shareByAddress,
  type Shares,
  type StopToShare,
  type VehicleToFill,
} from './share-by-address.ts';
export { readVroomAnswer, vroomRequest, type VroomReading, type VroomRequest } from './vroom.ts';
