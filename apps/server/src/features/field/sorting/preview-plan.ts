import type { SortPlanDocument } from '@waypost/contract';
import { createSorter } from '@waypost/domain/sort-plan';
import type { Ctx } from '../../../platform/context.ts';
import { createHubFinder, selectAllHubs } from '../../core/hubs/index.ts';
import { createCityLocator } from '../../core/places/index.ts';
import { planInForce } from './plan-in-force.ts';
import { refuseUnknownHub } from './publish-plan.ts';

type Question = {
  plan?: SortPlanDocument | undefined;
  country: string;
  postalCode: string;
  city: string;
  service: string;
};

/** As the table of expected pieces would say it. */
export async function previewPlan(ctx: Ctx, hubId: string, { plan, ...to }: Question) {
  await refuseUnknownHub(ctx.db, hubId);
  const used = plan ?? (await planInForce(ctx.db, hubId)).plan;
  const hubs = await selectAllHubs(ctx.db);
  const finder = createHubFinder(hubs, createCityLocator(ctx.reads));
  const deliveredBy = await finder.thatDelivers(to);
  const lane = used.lanes[createSorter(used)({ ...to, deliveredBy })];
  if (lane === undefined) throw new Error('a plan has no lane to the office');
  const hub = hubs.find(({ id }) => id === deliveredBy);
  return { lane, deliveredBy: hub === undefined ? null : { id: hub.id, code: hub.code } };
}
