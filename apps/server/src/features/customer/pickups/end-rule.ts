import { actAs } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { noteEvent } from '../../programs/account-events/index.ts';
import { lockChangeableOfRule, markPickups } from './pickups.queries.ts';
import { givePlaceBack, inLockOrder } from './places.queries.ts';
import { ruleEndedMailQueue } from './queues.ts';
import { slotHeldBy } from './reschedule-pickup.ts';
import { lockRule, markRuleEnded, type RuleRow } from './rules.queries.ts';
import { detachShipments } from './shipments.queries.ts';

/** Ends a recurring pickup with all its dates whose cut-off has not passed. */
export async function endRule(ctx: Ctx, customerId: string, ruleId: string): Promise<RuleRow> {
  return inTransaction(ctx.db, async (tx) => {
    const { rule, cancelled } = await actAs(tx, customerId, async (own) => {
      const locked = await lockRule(own, ruleId);
      if (locked === undefined) throw new Problem('pickup_rule_not_found');
      if (locked.endedAt !== null) return { rule: locked, cancelled: null };
      const endedAt = await markRuleEnded(own, ruleId);
      const open = await lockChangeableOfRule(own, ruleId);
      const ids = open.map(({ id }) => id);
      await markPickups(own, ids, 'Cancelled');
      await detachShipments(own, ids);
      return { rule: { ...locked, endedAt }, cancelled: open };
    });
    if (cancelled === null) return rule;
    const slots = cancelled.map(slotHeldBy).filter((slot) => slot !== null);
    for (const slot of inLockOrder(slots)) await givePlaceBack(tx, slot);
    for (const { id: subjectId, shard } of cancelled) {
      await noteEvent(ctx, tx, { type: 'pickup.cancelled', customerId, shard, subjectId });
    }
    await ctx.jobs.enqueue(tx, ruleEndedMailQueue, { ruleId, shard: rule.shard });
    return rule;
  });
}
