import { readSender } from '@waypost/domain/settings';
import type { Ctx } from '../../../platform/context.ts';
import type { Mailer, Sender } from '../../../platform/mailer.ts';
import { settingsInForce } from './read-settings.ts';

/** The sender of emails: from the settings, or else the installation's default. */
export async function senderText(ctx: Ctx): Promise<string> {
  const { emailFrom } = await settingsInForce(ctx);
  return emailFrom === '' ? ctx.config.MAIL_FROM : emailFrom;
}

/** Sets the current sender on every email. */
export function withSender(ctx: Ctx, mailer: Mailer): Mailer {
  return {
    ...mailer,
    async send(mail) {
      const { emailFrom } = await settingsInForce(ctx);
      const from: Sender | null = readSender(emailFrom);
      await mailer.send(from === null ? mail : { ...mail, from });
    },
  };
}
