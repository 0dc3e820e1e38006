import type { Feature } from '../../../platform/feature.ts';
import { staffJobs } from './staff.jobs.ts';
import { staffRoutes } from './staff.routes.ts';
import { invitationEmail, staffNoticeEmail, staffPasswordEmail } from './staff-emails.ts';
import { tables } from './tables.ts';

export { authenticateStaff } from './authenticate-staff.ts';
export { makeInvitation } from './invite-staff.ts';
export { askSecondFactorAgain, askStaffWhoLooks } from './prove-second-factor.ts';
export { makePasswordLink } from './reset-staff-password.ts';
export { resetSecondFactorOf } from './reset-second-factor.ts';
export { invitationUrl, staffPasswordUrl } from './staff-emails.ts';

export const members: Feature = {
  name: 'members',
  personalData: 'of staff',
  routes: staffRoutes,
  jobs: staffJobs,
  emails: [invitationEmail, staffPasswordEmail, staffNoticeEmail],
  tables,
};
