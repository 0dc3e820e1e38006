import { translator } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { answerCsv, today } from '../../../platform/csv-export.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { layOut } from '../../../platform/mail-layout.ts';
import { exportNewsletter, presentConsent } from './export-newsletter.ts';
import { joinMails, joinNewsletter, joinUndeliverable } from './join-mails.ts';
import { listMails } from './list-mails.ts';
import { selectNewsletter } from './newsletter.queries.ts';
import { previewMail } from './preview-mail.ts';
import { resendMail } from './resend-mail.ts';
import { liftMark, listUndeliverable } from './undeliverable-addresses.ts';
import { emailOf } from './write-again.ts';

const t = translator('en', 'answers');

export function mailDeskRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'listMails',
    { staff: 'customers:read' },
    async ({ caller, query }) => ({ status: 200, body: await listMails(ctx, caller, query) }),
    joinMails,
  );

  mount('previewMail', { staff: 'customers:read' }, async ({ caller, params, query }) => ({
    status: 200,
    body: await previewMail(ctx, caller, params.effectKey, query.reveal === '1'),
  }));

  mount('resendMail', { staff: 'customers:write' }, async ({ caller, params, body }) => {
    await resendMail(ctx, caller, params.effectKey, body.resendId);
    return { status: 202, body: { message: t('mailResent') } };
  });

  mount('readMailTemplate', { staff: 'customers:read' }, async ({ params, query }) => {
    const { template } = params;
    const origin = ctx.config.PUBLIC_ORIGIN;
    const locale = completeLocale(query.locale);
    const email = emailOf(ctx, template);
    const sms = email.textSample?.(locale, origin) ?? null;
    const sample = layOut(email.sample(locale, origin));
    return { status: 200, body: { template, locale: query.locale, ...sample, sms } };
  });

  mount(
    'listUndeliverable',
    { staff: 'customers:read' },
    async ({ caller, query }) => ({
      status: 200,
      body: await listUndeliverable(ctx, caller, query),
    }),
    joinUndeliverable,
  );

  mount('liftUndeliverable', { staff: 'customers:write' }, async ({ caller, params }) => {
    await liftMark(ctx, caller, params.id);
    return { status: 200, body: { message: t('addressMailedAgain') } };
  });

  mount(
    'listNewsletter',
    { staff: 'customers:read' },
    async ({ caller, query }) => {
      const { state, after, limit } = query;
      const rows = await inTransaction(ctx.db, async (tx) => {
        const page = await selectNewsletter(tx, state, { after, limit: limit + 1 });
        await auditStaff(tx, caller.staffId, 'newsletter.list', 'newsletter', {
          ids: page.slice(0, limit).map((row) => row.id),
        });
        return page;
      });
      const entries = rows.slice(0, limit).map(presentConsent);
      const next = rows.length > limit ? (entries.at(-1)?.id ?? null) : null;
      return { status: 200, body: { entries, next } };
    },
    joinNewsletter,
  );

  mount('exportNewsletter', { staff: 'customers:read' }, async (call) => {
    const csv = await exportNewsletter(ctx, call.caller, call.body);
    return answerCsv(call.reply, `newsletter_${today()}`, csv);
  });
}
