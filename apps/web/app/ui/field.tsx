import { ChevronDown, Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { CONTROL, type FieldText, Labelled, useField } from './labelled.tsx';

/** A control keeps its own attributes; id and look are the field's. */
type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'id' | 'className'
>;

type FieldProps = FieldText & Control<'input'> & { unit?: string };

/** Run from left to right in every language, but stand where the page's texts begin. */
const LEFT_TO_RIGHT = new Set<string | undefined>(['email', 'tel', 'url']);

/** One line of text; `type` makes it an email, a number or a date. */
export function Field({ unit, ...props }: FieldProps) {
  const { text, control } = useField(props);
  const isLeftToRight = LEFT_TO_RIGHT.has(control.type);
  return (
    <Labelled {...text}>
      <div className="relative">
        <input
          dir={isLeftToRight ? 'ltr' : undefined}
          {...control}
          className={classes(
            CONTROL,
            unit !== undefined && 'numerals pe-12',
            isLeftToRight && '[text-align:match-parent]',
          )}
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

type TypedFieldProps = FieldText & Omit<Control<'input'>, 'type'>;

/** Belongs into a form with role="search". */
export function SearchField(props: TypedFieldProps) {
  const { text, control } = useField(props);
  return (
    <Labelled {...text}>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
        />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          {...control}
          className={classes(CONTROL, 'ps-11')}
        />
      </div>
    </Labelled>
  );
}

/** The browser's own file chooser; its words are in the browser's language. */
export function FileField(props: TypedFieldProps) {
  const { text, control } = useField(props);
  return (
    <Labelled {...text}>
      <input
        {...control}
        type="file"
        className={classes(
          CONTROL,
          'py-1.25 ps-1.25 file:me-3.5 file:h-9 file:rounded file:bg-panel file:px-3.5 file:align-middle file:font-semibold file:text-ink',
        )}
      />
    </Labelled>
  );
}

export function TextArea(props: FieldText & Control<'textarea'>) {
  const { text, control } = useField(props);
  return (
    <Labelled {...text}>
      <textarea rows={3} {...control} className={CONTROL} />
    </Labelled>
  );
}

export function Select(props: FieldText & Control<'select'>) {
  const { text, control } = useField(props);
  return (
    <Labelled {...text}>
      <div className="relative">
        <select {...control} className={classes(CONTROL, 'appearance-none pe-11')} />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-muted"
        />
      </div>
    </Labelled>
  );
}

type ChoicesProps<T> = {
  of: readonly T[];
  /** Default: the thing itself. */
  value?: (each: T) => string | number;
  name?: (each: T) => ReactNode;
};

/** The options of a select. */
export function Choices<T>({ of, value = String, name = String }: ChoicesProps<T>) {
  return of.map((each) => (
    <option key={value(each)} value={value(each)}>
      {name(each)}
    </option>
  ));
}
