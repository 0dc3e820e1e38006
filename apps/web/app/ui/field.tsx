import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

export type Labelled = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
};

export const CONTROL = classes(
  'block w-full rounded border border-edge bg-ground px-3.5 py-2.5 text-base',
  'placeholder:text-muted aria-invalid:border-2 aria-invalid:border-exception',
);

/** Label, control, help and error in one column, tied together for assistive technology. */
export function Labelled({
  label,
  help,
  error,
  className,
  id,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-exception">
          {error}
        </p>
      )}
    </div>
  );
}

export function aria(id: string, help: ReactNode, error: ReactNode) {
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described === '' ? undefined : described,
  } as const;
}

type FieldProps = Labelled & Omit<ComponentProps<'input'>, 'id' | 'className'> & { unit?: string };

export function Field({ label, help, error, className, unit, ...input }: FieldProps) {
  const id = useId();
  return (
    <Labelled {...{ label, help, error, className, id }}>
      <div className="relative">
        <input
          {...input}
          {...aria(id, help, error)}
          className={classes(CONTROL, unit !== undefined && 'numerals pe-12')}
        />
        {unit !== undefined && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-0 flex items-center pe-3.5 text-sm text-muted"
          >
            {unit}
          </span>
        )}
      </div>
    </Labelled>
  );
}

type TextAreaProps = Labelled & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ label, help, error, className, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <Labelled {...{ label, help, error, className, id }}>
      <textarea rows={3} {...textarea} {...aria(id, help, error)} className={CONTROL} />
    </Labelled>
  );
}

type SelectProps = Labelled & Omit<ComponentProps<'select'>, 'id' | 'className'>;

export function Select({ label, help, error, className, ...select }: SelectProps) {
  const id = useId();
  return (
    <Labelled {...{ label, help, error, className, id }}>
      <select {...select} {...aria(id, help, error)} className={classes(CONTROL, 'min-h-12')} />
    </Labelled>
  );
}
