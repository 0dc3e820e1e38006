import type { Feature } from '../../../platform/feature.ts';
import { staffJobs } from './staff.jobs.ts';
import { staffRoutes } from './staff.routes.ts';

export { authenticateStaff } from './authenticate-staff.ts';
export { makeInvitation } from './invite-staff.ts';
export { askSecondFactorAgain, askStaffWhoLooks } from './prove-second-factor.ts';
export { makePasswordLink } from './reset-staff-password.ts';
export { resetSecondFactorOf } from './reset-second-factor.ts';
export { invitationLetter, invitationUrl } from './send-invitation-mail.ts';
export { staffNoticeLetter, staffPasswordLetter, staffPasswordUrl } from './staff-letters.ts';

export const members: Feature = {
  name: 'members',
  personalData: 'of staff',
  routes: staffRoutes,
  jobs: staffJobs,
};
