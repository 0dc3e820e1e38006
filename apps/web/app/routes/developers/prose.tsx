import { inLanguage } from '../../platform/link.tsx';
import { useVisitor } from '../../platform/visitor.ts';
import { classes } from '../../ui/classes.ts';

const LOOK = classes(
  'leading-7 [&>*+*]:mt-4 [&>ol]:max-w-prose [&>p]:max-w-prose [&>ul]:max-w-prose',
  '[&>h2]:mt-12 [&_h2]:scroll-mt-6 [&_h2]:border-t-2 [&_h2]:border-ink [&_h2]:pt-4 [&_h2]:text-2xl',
  '[&>h3]:mt-8 [&_h3]:text-xl',
  '[&_a]:font-semibold [&_a]:underline [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a:hover]:decoration-signal',
  '[&_ul]:list-disc [&_ul]:ps-6 [&_ul]:marker:text-signal [&_ol]:list-decimal [&_ol]:ps-6 [&_ol]:marker:font-semibold',
  '[&_li+li]:mt-2',
  '[&_code]:rounded [&_code]:bg-panel [&_code]:px-1 [&_code]:font-mono [&_code]:text-[0.9em] [&_code]:break-words',
  '[&_div]:overflow-x-auto [&_table]:w-full [&_th]:border-b-2 [&_th]:border-ink [&_th]:py-2 [&_th]:pe-6 [&_th]:text-start [&_th]:text-sm',
  '[&_th]:text-muted [&_td]:border-b [&_td]:border-hairline [&_td]:py-2.5 [&_td]:pe-6 [&_td]:align-baseline',
);

/** Text from our own files. Its links keep the language of the address, like those of `Link`. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const language = useVisitor()?.linkLanguage;
  const linked =
    language === undefined
      ? html
      : html.replaceAll(
          /href="(\/[^"]*)"/g,
          (_, to: string) => `href="${inLanguage(to, language)}"`,
        );
  return <div className={classes(LOOK, className)} dangerouslySetInnerHTML={{ __html: linked }} />;
}
