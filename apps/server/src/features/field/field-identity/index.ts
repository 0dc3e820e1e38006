import { type Feature, scheduled } from '../../../platform/feature.ts';
import { deleteExpiredEnrolments } from './enrolments.queries.ts';
import { fieldRoutes } from './field.routes.ts';
import { eraseDeparted } from './people.queries.ts';
import { deleteOldShifts } from './shifts.queries.ts';
import { staffRoutes } from './staff.routes.ts';

export { authenticateField } from './authenticate-field.ts';
export { drawCodes } from './draw-codes.ts';
export { findPersonAt, findPersonOfShift, selectHubsOfShifts } from './shifts.queries.ts';

/** Who works in hubs and vans, and with which device. */
export const fieldIdentity: Feature = {
  name: 'field-identity',
  personalData: 'expires',
  routes(api, ctx) {
    fieldRoutes(api, ctx);
    staffRoutes(api, ctx);
  },
  jobs: [
    scheduled('delete_field_enrolments', '17 * * * *', (ctx) => deleteExpiredEnrolments(ctx.db)),
    scheduled('erase_field_people', '27 3 * * *', (ctx) => eraseDeparted(ctx.db)),
    scheduled('delete_old_shifts', '37 3 * * *', (ctx) => deleteOldShifts(ctx.db)),
  ],
  tables: {
    fieldPeople: {
      growsWith: 'person in the field',
      lives:
        'for good: shifts and rounds name it; name, badge and PIN until 90 days after they left',
      sweep: { job: 'erase_field_people', index: 'field_people_leaving' },
    },
    fieldDevices: { growsWith: 'enrolled device', lives: 'for good: its source has scans' },
    fieldEnrolments: {
      growsWith: 'code that enrols a device',
      lives: '15 minutes',
      sweep: { job: 'delete_field_enrolments', index: 'field_enrolments_expired' },
    },
    shifts: {
      growsWith: 'shift',
      lives: '24 months, as proofs of delivery do',
      sweep: { job: 'delete_old_shifts', index: 'shifts_old' },
    },
  },
};
