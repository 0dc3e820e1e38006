import PostalMime from 'postal-mime';
import type { ReturnedFor } from './undeliverable.ts';

/**
 * What a mail that came back says. `soft`: this one was given up, the next may arrive. `passing`: it may still
 * arrive, or we are to blame.
 */
export type MailReport =
  | { kind: Exclude<ReturnedFor, 'stop'> | 'soft' | 'passing'; status: string | null }
  | { kind: 'none' | 'unreadable' };

/**
 * The address itself is wrong: no such mailbox or domain (5.1.x), or closed (5.2.1), or no host that takes
 * its mail (5.4.4). All else may be our fault or pass: full (5.2.2), too large, refused by policy (5.7.x).
 */
const FOR_GOOD = /^5\.(?:1\.(?:0|1|2|3|6|10)|2\.1|4\.4)$/;

/** Full (x.2.2), or not reached until its server gave up (4.2.x, 4.4.x). Refusals of policy are not the mailbox's fault. */
const SOFT = /^(?:[45]\.2\.2|4\.[24]\.\d+)$/;

/** A delivery status (RFC 3464) or a feedback report (RFC 5965). Anything else is somebody's answer. */
export async function readMailReport(raw: Uint8Array): Promise<MailReport> {
  const attachments = await partsOf(raw);
  if (attachments === null) return { kind: 'unreadable' };
  const partOf = (type: string) => {
    const part = attachments.find(({ mimeType }) => mimeType === type);
    return typeof part?.content === 'string' ? part.content : undefined;
  };
  const feedback = partOf('message/feedback-report');
  if (feedback !== undefined) {
    const isAbuse = /^(?:abuse|fraud)$/i.test(fieldsOf(feedback, 'Feedback-Type')[0] ?? '');
    return isAbuse ? { kind: 'complaint', status: null } : { kind: 'none' };
  }
  const delivery = partOf('message/delivery-status');
  if (delivery === undefined) return { kind: 'none' };
  const [action = ''] = fieldsOf(delivery, 'Action');
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(fieldsOf(delivery, 'Status')[0] ?? '')?.[0] ?? null;
  if (!/^failed$/i.test(action)) return { kind: 'passing', status };
  if (status === null) return { kind: 'passing', status };
  if (FOR_GOOD.test(status)) return { kind: 'bounce', status };
  return { kind: SOFT.test(status) ? 'soft' : 'passing', status };
}

/** Null beyond the bounds for what a stranger sends: to read it again would end the same. */
async function partsOf(raw: Uint8Array) {
  try {
    const bounds = { maxNestingDepth: 20, maxHeadersSize: 64 * 1_024 };
    return (await PostalMime.parse(raw, { attachmentEncoding: 'utf8', ...bounds })).attachments;
  } catch {
    return null;
  }
}

function fieldsOf(text: string, name: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return lines.map((line) => line.slice(name.length + 1).trim());
}
