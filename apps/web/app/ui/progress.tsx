import { type ReactNode, useId } from 'react';

type ProgressProps = {
  label: ReactNode;
  /** How much is done, of `max`; without it the bar says only that something is under way. */
  value?: number;
  max?: number;
  /** The same in words: "120 of 500 rows". */
  note?: ReactNode;
};

/** Long work: how far it is. */
export function Progress({ label, value, max = 100, note }: ProgressProps) {
  const id = useId();
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {note && <span className="text-muted">{note}</span>}
      </div>
      <progress id={id} value={value} max={max} className="progress" />
    </div>
  );
}
