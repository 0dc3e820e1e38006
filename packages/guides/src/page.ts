import { COMPLETE_LOCALES } from '@waypost/i18n/locales';
import { parse } from 'yaml';
import { z } from 'zod';

/** How a file of `guides/` begins. Its text is English; readers of other languages find it by its title. */
const GuideHead = z.strictObject({
  title: z.strictObject(
    Object.fromEntries(COMPLETE_LOCALES.map((locale) => [locale, z.string().min(1)])),
  ),
  /** One sentence, for lists of guides and for search engines. */
  summary: z.string().min(1),
  /** Where it stands among the guides. */
  order: z.int(),
});

/** How a file of `changelog/` begins. */
const ChangeHead = z.strictObject({ title: z.string().min(1), date: z.iso.date() });

/** The last part of its address. */
type Named = { name: string; body: string };
export type Guide = z.infer<typeof GuideHead> & Named;
export type Change = z.infer<typeof ChangeHead> & Named;

export function readGuide(file: string, source: string): Guide {
  return read(GuideHead, file, source);
}

export function readChange(file: string, source: string): Change {
  return read(ChangeHead, file, source);
}

function read<S extends z.ZodType<object>>(
  head: S,
  file: string,
  source: string,
): z.infer<S> & Named {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (yaml === undefined || body === undefined) throw new Error(`${file} has no head`);
  const parsed = head.safeParse(parse(yaml));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const name = file.replace(/^.*\//, '').replace(/\.md$/, '');
  return { ...parsed.data, name, body: body.trim() };
}
