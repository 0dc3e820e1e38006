import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';
import type { StaffNotice } from './staff-emails.ts';

export const invitationMailQueue = defineQueue<{ invitationId: string }>('invitation_mail', {
  shardOf: ofNoShard,
});

export const staffPasswordLinkMailQueue = defineQueue<{ linkId: string }>(
  'staff_password_link_mail',
  { shardOf: ofNoShard },
);

export const staffNoticeQueue = defineQueue<{
  noticeId: string;
  staffId: string;
  notice: StaffNotice;
}>('staff_notice_mail', { shardOf: ofNoShard });
