import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Section } from '../../../ui/panel.tsx';

export type CheckState = 'untried' | 'good' | 'bad';

/** Reports the result to the page, for the list that can be copied. */
export type CheckProps = { report(result: string): void };

const LOOKS = {
  untried: { icon: CircleDashed, colours: 'bg-panel text-ink' },
  good: { icon: CircleCheck, colours: 'bg-delivered-ground text-delivered' },
  bad: { icon: CircleAlert, colours: 'bg-exception-ground text-exception' },
};

type CheckSectionProps = {
  title: string;
  text: string;
  state: CheckState;
  /** The result, read aloud when it changes. */
  result: ReactNode;
  children?: ReactNode;
};

export function CheckSection({ title, text, state, result, children }: CheckSectionProps) {
  const t = useT('field');
  const { icon: Icon, colours } = LOOKS[state];
  return (
    <Section
      title={title}
      aside={
        <Badge className={colours} icon={<Icon aria-hidden="true" className="size-4" />}>
          {t(`state.${state}`)}
        </Badge>
      }
    >
      <p className="max-w-prose">{text}</p>
      {children && <div className="mt-4 flex flex-wrap items-center gap-3">{children}</div>}
      <p role="status" className="mt-3 min-h-6 font-semibold wrap-anywhere">
        {result}
      </p>
    </Section>
  );
}
