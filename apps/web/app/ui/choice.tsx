import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from '../platform/link.tsx';
import { classes } from './classes.ts';
import { FieldNotes, type FieldText, useField } from './labelled.tsx';

type SegmentsProps = {
  label: string;
  segments: { name: string; to: string; icon?: ReactNode; current: boolean }[];
};

/** Two or three views of one thing. Links, so that they work before and without scripts. */
export function Segments({ label, segments }: SegmentsProps) {
  return (
    <nav
      aria-label={label}
      className="inline-flex max-w-full flex-wrap rounded border border-edge p-1"
    >
      {segments.map((segment) => (
        <Link
          key={segment.to}
          to={segment.to}
          preventScrollReset
          replace
          aria-current={segment.current ? 'true' : undefined}
          className={classes(
            'flex min-h-11 items-center gap-2 rounded px-5 font-semibold transition-colors duration-150',
            segment.current ? 'bg-ink text-ground' : 'hover:bg-panel',
          )}
        >
          {segment.icon}
          {segment.name}
        </Link>
      ))}
    </nav>
  );
}

type OptionProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  type?: 'radio' | 'checkbox';
  error?: string | undefined;
  children: ReactNode;
  className?: string;
};

/** A radio button or checkbox with its whole row as the target; the row shows what is chosen. */
export function Option({ type = 'radio', error, children, className, ...input }: OptionProps) {
  const fault = useId();
  return (
    <label
      className={classes(
        'group flex gap-3 rounded border border-edge p-4 transition-colors duration-150',
        'has-checked:border-ink has-checked:bg-panel has-checked:shadow-[inset_0_0_0_1px_var(--ink)]',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        'has-disabled:cursor-not-allowed has-disabled:text-muted',
        error !== undefined && 'border-2 border-exception',
        className,
      )}
    >
      <input
        type={type}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': fault })}
        {...input}
        className="mt-0.5 size-5 shrink-0 accent-ink focus-visible:outline-none"
      />
      <span className="min-w-0 grow">
        {children}
        {error !== undefined && (
          <span id={fault} className="mt-1 block text-sm font-semibold text-exception">
            {error}
          </span>
        )}
      </span>
    </label>
  );
}

type OptionGroupProps = Pick<FieldText, 'help' | 'error' | 'labelHidden' | 'className'> & {
  legend: ReactNode;
  children: ReactNode;
};

/** Options of one question, with the question as their legend. */
export function OptionGroup({ legend, children, ...props }: OptionGroupProps) {
  const { text, control } = useField({ ...props, label: legend });
  return (
    <fieldset {...control} className={text.className}>
      <legend
        className={classes('mb-2 text-sm font-semibold', text.labelHidden === true && 'sr-only')}
      >
        {legend}
      </legend>
      <div className="space-y-3">{children}</div>
      <FieldNotes {...text} />
    </fieldset>
  );
}

type CheckboxProps = Omit<FieldText, 'aside' | 'labelHidden'> &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;

/** One yes or no in a form. */
export function Checkbox(props: CheckboxProps) {
  const { text, control } = useField(props);
  return (
    <div className={text.className}>
      <label className="flex gap-3 py-2">
        <input type="checkbox" {...control} className="size-6 shrink-0 accent-ink" />
        <span className="min-w-0">{text.label}</span>
      </label>
      <FieldNotes {...text} />
    </div>
  );
}
