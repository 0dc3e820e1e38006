import { foldPlaceName } from '../place-names.ts';

/** The destination of a lane: another hub, a round of this one, the office, or customs. */
export const LANE_KINDS = ['hub', 'round', 'office', 'customs'] as const;
export type LaneKind = (typeof LANE_KINDS)[number];

/** Warnings beside the lane of a piece. `stop`: do not send it on. */
export const PIECE_FLAGS = ['stop', 'cash', 'express'] as const;
export type PieceFlag = (typeof PIECE_FLAGS)[number];

/** The index of a lane is one byte. */
export const MAX_LANES = 200;
export const MAX_SORT_RULES = 1_000;

export type Lane = {
  /** Spoken, and printed above the belt: `B12`. */
  code: string;
  name: string;
  kind: LaneKind;
  toHubId: string | null;
};

/** Empty and null conditions match everything. */
export type SortRule = {
  country: string;
  postalPrefix: string;
  city: string;
  service: string;
  deliveredBy: string | null;
  /** The code of its lane. */
  lane: string;
};

export type SortPlan = { lanes: readonly Lane[]; rules: readonly SortRule[] };

export type SortedDestination = {
  country: string;
  postalCode: string;
  city: string;
  service: string;
  /** The hub that delivers there. */
  deliveredBy: string | null;
};

const foldPostal = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** The index of the lane of the first rule that matches, else of the office. */
export function createSorter({ lanes, rules }: SortPlan): (to: SortedDestination) => number {
  const office = lanes.findIndex(({ kind }) => kind === 'office');
  const indexOf = new Map(lanes.map(({ code }, index) => [code, index]));
  const prepared = rules.map((rule) => ({
    ...rule,
    postalPrefix: foldPostal(rule.postalPrefix),
    city: foldPlaceName(rule.city),
    index: indexOf.get(rule.lane) ?? office,
  }));
  const byCountry = new Map<string, typeof prepared>();
  const rulesFor = (country: string) => {
    const known = byCountry.get(country);
    if (known !== undefined) return known;
    const found = prepared.filter((rule) => rule.country === '' || rule.country === country);
    byCountry.set(country, found);
    return found;
  };
  return (to) => {
    const postalCode = foldPostal(to.postalCode);
    const city = foldPlaceName(to.city);
    const fitting = rulesFor(to.country).find(
      (rule) =>
        postalCode.startsWith(rule.postalPrefix) &&
        (rule.city === '' || rule.city === city) &&
        (rule.service === '' || rule.service === to.service) &&
        (rule.deliveredBy === null || rule.deliveredBy === to.deliveredBy),
    );
    return fitting?.index ?? office;
  };
}

type PlannedHub = { id: string; code: string; name: string };

/**
 * The plan until staff publishes one: a lane for each other hub, one for this hub's own deliveries, and the office.
 */
export function automaticPlan(hubId: string, hubs: readonly PlannedHub[]): SortPlan {
  const others = hubs.filter(({ id }) => id !== hubId).slice(0, MAX_LANES - 2);
  const rule = { country: '', postalPrefix: '', city: '', service: '' };
  return {
    lanes: [
      { code: 'DELIVERY', name: 'Delivery', kind: 'round', toHubId: null },
      ...others.map(({ id, code, name }) => ({ code, name, kind: 'hub' as const, toHubId: id })),
      { code: 'OFFICE', name: 'Office', kind: 'office', toHubId: null },
    ],
    rules: [
      { ...rule, deliveredBy: hubId, lane: 'DELIVERY' },
      ...others.map(({ id, code }) => ({ ...rule, deliveredBy: id, lane: code })),
    ],
  };
}
