import { readSender } from '@waypost/domain/settings';
import type { Ctx } from '../../../platform/context.ts';
import type { Mailer, Sender } from '../../../platform/mailer.ts';
import { settingsInForce } from './read-settings.ts';

/** Who mails come from: as the settings say, or else the installation. */
export async function senderText(ctx: Ctx): Promise<string> {
  const { emailFrom } = await settingsInForce(ctx);
  return emailFrom === '' ? ctx.config.MAIL_FROM : emailFrom;
}

/** Puts the sender in force on every mail. */
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
