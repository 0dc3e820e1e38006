/** Pages after the first screen and the list of stops. One file of the build, fetched once those are shown. */
export { CashDesk } from './cash/cash-desk.tsx';
export { CountCash } from './cash/count-cash.tsx';
export { OwnCash } from './cash/own-cash.tsx';
export { SealBag } from './cash/seal-bag.tsx';
export { PackOne } from './containers/pack-one.tsx';
export { Pack } from './containers/pack.tsx';
export { TripPage } from './containers/trip-page.tsx';
export { Trips } from './containers/trips.tsx';
export { EndShift } from './pages/end-shift.tsx';
export { Enrol } from './pages/enrol.tsx';
export { LookUp } from './pages/look-up.tsx';
export { Receive } from './pages/receive.tsx';
export { Sort } from './pages/sort.tsx';
export { Unsent } from './pages/unsent.tsx';
export { Load } from './round/load.tsx';
export { Return } from './round/return.tsx';
export { Stop } from './round/stop.tsx';
