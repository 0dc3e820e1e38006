export { authenticateStaff } from './authenticate-staff.ts';
export { makeInvitation } from './invite-staff.ts';
export { askSecondFactorAgain, askStaffWhoLooks } from './prove-second-factor.ts';
export {
  eraseExpiredStaffQueue,
  invitationMailQueue,
  staffNoticeQueue,
  staffPasswordLinkMailQueue,
} from './queues.ts';
export { makePasswordLink } from './reset-staff-password.ts';
export { resetSecondFactorOf } from './reset-second-factor.ts';
export { invitationLetter, invitationUrl } from './send-invitation-mail.ts';
export { staffNoticeLetter, staffPasswordLetter, staffPasswordUrl } from './staff-letters.ts';
export { staffJobs } from './staff.jobs.ts';
export { staffRoutes } from './staff.routes.ts';
