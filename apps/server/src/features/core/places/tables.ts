import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  places: { growsWith: 'place of the gazetteer', lives: 'until the gazetteer is replaced' },
  placeNames: { growsWith: 'name of a place', lives: 'until the gazetteer is replaced' },
  placeLoads: { growsWith: 'source of the gazetteer', lives: 'for good, one a source' },
};
