import { milestoneIdentity, type MilestoneKind } from '@waypost/domain/tracking';
import { shardOfReference } from '@waypost/domain/tracking-number';
import { defineQueue } from '../../../platform/jobs.ts';

/** Scans that arrived before their number existed: applied after its booking. */
export const applyUnmatchedQueue = defineQueue<{ ref: string }>('apply_unmatched_scans', {
  shardOf: ({ ref }) => shardOfReference(ref),
  retryLimit: 20,
});

/** A shipment reached a milestone by this event. */
export type MilestoneJob = {
  shipmentId: string;
  shard: number;
  kind: MilestoneKind;
  sourceId: number;
  scanId: string;
};

type Milestone = Pick<MilestoneJob, 'kind' | 'sourceId' | 'scanId'>;
export const identityOf = ({ kind, sourceId, scanId }: Milestone): string =>
  milestoneIdentity({ kind, event: { sourceId, scanId } });

/** Enqueued with the scan; `updates` finds the listeners and makes a job for each. */
export const milestoneQueue = defineQueue<MilestoneJob>('milestone', {
  keyOf: (job) => `${job.shipmentId}:${identityOf(job)}`,
});

/** The events of a shipment report a change of collected cash. Handled by `collections`. */
export type CollectedJob = { shipmentId: string; shard: number };

export const postCollectedQueue = defineQueue<CollectedJob>('post_collected', { retryLimit: 20 });
