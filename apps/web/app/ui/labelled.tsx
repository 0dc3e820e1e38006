import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** What every field has. */
export type FieldText = {
  label: ReactNode;
  /** Stands across from the label: "optional", a link. */
  aside?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** For readers who do not see it, where the place says it to everyone else. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
};

type Identified = FieldText & { id: string };

export const CONTROL = classes(
  'block min-h-12 w-full rounded border border-edge bg-ground px-3.5 py-2.5 text-base text-ink',
  'placeholder:text-muted aria-invalid:border-2 aria-invalid:border-exception',
  'disabled:cursor-not-allowed disabled:bg-panel disabled:text-muted',
);

/** Parts the props of a field into its text and what belongs on its control, and ties the two. */
export function useField<Props extends FieldText>(props: Props) {
  const id = useId();
  const { label, aside, help, error, labelHidden, className, ...control } = props;
  const notes = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return {
    text: { id, label, aside, help, error, labelHidden, className },
    control: {
      ...control,
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': notes === '' ? undefined : notes,
    },
  } as const;
}

/** Label, control, help and error in one column. */
export function Labelled({ children, ...text }: Identified & { children: ReactNode }) {
  const { id, label, aside, labelHidden = false, className } = text;
  return (
    <div className={className}>
      <div
        className={classes(
          'mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm',
          labelHidden && 'sr-only',
        )}
      >
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside && <span className="text-muted">{aside}</span>}
      </div>
      {children}
      <FieldNotes {...text} />
    </div>
  );
}

export function FieldNotes({ id, help, error }: Pick<Identified, 'id' | 'help' | 'error'>) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-semibold text-exception">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </>
  );
}
