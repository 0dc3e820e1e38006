import { SERVICE_PARTS, SERVICE_STATES, STATUS_DAYS } from '@waypost/domain/service-status';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { Instant } from '../fields.ts';
import { Day } from './calendars.ts';

const endpoint = endpointsOf('status');

export const ServiceStatus = z
  .object({
    asOf: Instant,
    parts: z.array(
      z.object({
        part: z.enum(SERVICE_PARTS),
        state: z.enum(SERVICE_STATES),
        /** Minutes in each state, oldest day first; days without a measurement are left out. */
        days: z
          .array(
            z.object({
              day: Day,
              up: z.int().min(0),
              trouble: z.int().min(0),
              down: z.int().min(0),
            }),
          )
          .max(STATUS_DAYS),
      }),
    ),
  })
  .meta({ id: 'ServiceStatus' });
export type ServiceStatus = z.infer<typeof ServiceStatus>;

export const readStatus = endpoint('GET /api/status', {
  summary: 'Which parts of the service work now, and how it was over the last 90 days.',
  answers: { 200: ServiceStatus },
});
