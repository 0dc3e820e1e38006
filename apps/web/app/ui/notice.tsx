import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Tone = 'problem' | 'note' | 'good';

const TONES = {
  problem: { icon: CircleAlert, colours: 'bg-exception-ground text-exception' },
  note: { icon: Info, colours: 'bg-panel text-ink' },
  good: { icon: CircleCheck, colours: 'bg-delivered-ground text-delivered' },
};

type NoticeProps = {
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
};

/** Something the reader must know now. A problem interrupts, anything else waits its turn. */
export function Notice({ tone, title, children, className }: NoticeProps) {
  const { icon: Icon, colours } = TONES[tone];
  return (
    <div
      role={tone === 'problem' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded p-4', colours, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-1 text-ink">{children}</div>}
      </div>
    </div>
  );
}
