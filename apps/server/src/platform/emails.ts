import type { MailTemplate, RewritableTemplate } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx, WorkerCtx } from './context.ts';
import type { Email, OwnEmail } from './mail-blocks.ts';
import { type ProvedAddress, provedAddress, type SafeText } from './mail-text.ts';
import { type About, type KeptEmail, sendOnce, type Writing } from './outbox.ts';
import { NOT_REDACTED, type Redaction } from './redaction.ts';

/** One email as it was read: whom it goes to, and what its words are made of. */
type Read<Facts, To, Name> = {
  shard: number;
  to: To;
  /** Of the reader. */
  locale: string;
  /** A function makes what only an email that is really sent needs, such as a code. */
  facts: Facts | (() => Promise<Facts>);
  about?: About;
  replyTo?: { name: Name; address: string };
  unsubscribeUrl?: string;
  references?: string;
};

type Definition<Of extends object, Facts, To, Name, Words> = {
  /**
   * Names one email in the outbox, behind `mail:`. Never changed: a job that runs again after a release
   * would send it twice.
   */
  key(subject: Of): string;
  /** Reads addresses at the last moment. Undefined when nobody is to get it, or not any more. */
  read(
    ctx: Ctx,
    subject: Of,
    redaction: Redaction,
  ): Promise<Read<NoInfer<Facts>, To, Name> | undefined>;
  words(locale: Locale, facts: Facts, origin: string): Words;
  /** Invented facts, for staff who look at the words. */
  sample(origin: string): NoInfer<Facts>;
  /** The same news as a text message. */
  textSample?(locale: Locale, origin: string): string;
} & (
  | {
      template: RewritableTemplate;
      /**
       * The outbox keeps the subject of an email that can be sent again, so it is ids and numbers alone.
       * This is for emails from before it did: by their key.
       */
      subjectOfKey(ctx: Ctx, kept: KeptEmail): Promise<Of | undefined> | Of;
    }
  | {
      template: Exclude<MailTemplate, RewritableTemplate>;
      /** Its code or link is made anew each time it is sent. */
      carriesSecret?: true;
    }
);

/** What a feature offers to those who show emails and send them again. */
export type OfferedEmail = {
  template: MailTemplate;
  sample(locale: Locale, origin: string): OwnEmail;
  textSample?(locale: Locale, origin: string): string;
  /** From today's data; missing for emails that carry secrets or words of one occasion. */
  writeAgain?(ctx: Ctx, kept: KeptEmail, redaction: Redaction): Promise<Writing | undefined>;
};

type DefinedEmail<Of extends object> = OfferedEmail & {
  send(ctx: WorkerCtx, subject: Of): Promise<void>;
};

/** For any reader: its words take `SafeText` alone. */
export function defineEmail<Of extends object, Facts>(
  definition: Definition<Of, Facts, string, SafeText, Email>,
): DefinedEmail<Of> {
  return define(definition);
}

/** For a reader who proved the address: its words may hold what they typed themselves. */
export function defineOwnEmail<Of extends object, Facts>(
  definition: Definition<Of, Facts, ProvedAddress, string, OwnEmail>,
): DefinedEmail<Of> {
  return define(definition);
}

/** To the proved address of an account. */
export function toAccount<Facts>(
  account: { shard: number; email: string; locale: string },
  facts: Facts,
  redaction: Redaction = NOT_REDACTED,
) {
  const { shard, email, locale } = account;
  return { shard, locale, to: provedAddress(redaction.email(email), 'account'), facts };
}

/** The two kinds of definitions hold together what `Writing` asks for; here it is only passed on. */
function define<Of extends object, Facts, To, Name, Words extends OwnEmail>(
  definition: Definition<Of, Facts, To, Name, Words>,
): DefinedEmail<Of> {
  const { template, key, read, words, sample } = definition;
  const isKept = 'subjectOfKey' in definition;
  const write = async (ctx: Ctx, found: Read<Facts, To, Name>): Promise<Writing> => {
    const { to, replyTo, unsubscribeUrl, references } = found;
    const facts = isMadeWhenSent(found.facts) ? await found.facts() : found.facts;
    const email = words(completeLocale(found.locale), facts, ctx.config.PUBLIC_ORIGIN);
    const addressed = { to, replyTo, unsubscribeUrl, references };
    return { ...addressed, email } as unknown as Writing;
  };
  return {
    template,
    sample: (locale, origin) => words(locale, sample(origin), origin),
    ...(definition.textSample && { textSample: definition.textSample }),
    async send(ctx, subject) {
      const found = await read(ctx, subject, NOT_REDACTED);
      if (found === undefined) return;
      const { shard, about } = found;
      const effect = {
        effectKey: `mail:${key(subject)}`,
        shard,
        template,
        ...(about && { about }),
        ...(isKept && { subject }),
        ...('carriesSecret' in definition && { carriesSecret: true as const }),
      };
      await sendOnce(ctx, ctx.mailer, effect, () => write(ctx, found));
    },
    ...(isKept && {
      async writeAgain(ctx: Ctx, kept: KeptEmail, redaction: Redaction) {
        const subject = (kept.subject as Of | null) ?? (await definition.subjectOfKey(ctx, kept));
        const found = subject && (await read(ctx, subject, redaction));
        return found && write(ctx, found);
      },
    }),
  };
}

function isMadeWhenSent<Facts>(
  facts: Facts | (() => Promise<Facts>),
): facts is () => Promise<Facts> {
  return typeof facts === 'function';
}
