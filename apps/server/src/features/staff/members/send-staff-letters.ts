import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { hashSecret, newToken } from '../../../platform/random.ts';
import { STAFF_SHARD } from './open-staff-session.ts';
import {
  type StaffNotice,
  staffNoticeLetter,
  staffPasswordLetter,
  staffPasswordUrl,
} from './staff-letters.ts';
import { readPasswordLinkForMail, storePasswordLinkSecret } from './staff-passwords.queries.ts';
import { readStaffEmail } from './staff.queries.ts';

export async function sendStaffPasswordLink(
  ctx: Ctx,
  mailer: Mailer,
  linkId: string,
): Promise<void> {
  const link = await readPasswordLinkForMail(ctx.db, linkId);
  if (link === undefined) return;
  const effect = {
    effectKey: `mail:staff_password:${linkId}`,
    shard: STAFF_SHARD,
    template: 'staff_password',
    carriesSecret: true,
  } as const;
  await sendOnce(ctx, mailer, effect, async () => {
    const secret = newToken(STAFF_SHARD);
    await storePasswordLinkSecret(ctx.db, linkId, hashSecret(secret));
    const url = staffPasswordUrl(ctx.config.PUBLIC_ORIGIN, secret);
    return { to: link.email, letter: staffPasswordLetter(url) };
  });
}

export async function sendStaffNotice(
  ctx: Ctx,
  mailer: Mailer,
  { noticeId, staffId, notice }: { noticeId: string; staffId: string; notice: StaffNotice },
): Promise<void> {
  const member = await readStaffEmail(ctx.db, staffId);
  if (member === undefined) return;
  const effect = {
    effectKey: `mail:staff_notice:${noticeId}`,
    shard: STAFF_SHARD,
    template: 'staff_notice',
  } as const;
  await sendOnce(ctx, mailer, effect, () =>
    Promise.resolve({ to: member.email, letter: staffNoticeLetter(notice) }),
  );
}
