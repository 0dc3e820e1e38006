import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { classes } from './classes.ts';
import { Labelled } from './labelled.tsx';

const LENGTH = 6;

type CodeInputProps = {
  name: string;
  label: ReactNode;
  error?: ReactNode;
  onCode?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * Six boxes drawn under one real input, so that pasting, autofill from a message and screen readers
 * work. Typing replaces the digit of the box one is in; arrows and Backspace move as in six boxes.
 */
export function CodeInput({ name, label, error, onCode, ref }: CodeInputProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [box, setBox] = useState<number | null>(null);

  /** The digit of a box is selected, so that typing replaces it; an empty box holds the caret. */
  const enter = (input: HTMLInputElement, wanted: number) => {
    const at = Math.max(0, Math.min(wanted, input.value.length, LENGTH - 1));
    input.setSelectionRange(at, at + 1);
    setBox(at);
  };
  const change = (input: HTMLInputElement) => {
    const digits = input.value.replaceAll(/\D/g, '').slice(0, LENGTH);
    const at = input.selectionStart ?? digits.length;
    input.value = digits;
    setCode(digits);
    onCode?.(digits);
    enter(input, at);
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (box === null || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    enter(event.currentTarget, box + step);
  };

  return (
    <Labelled {...{ id, label, error }}>
      {/* digits run from left to right in every language */}
      <div dir="ltr" className="relative w-fit">
        <input
          ref={ref}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onInput={(event) => change(event.currentTarget)}
          onKeyDown={move}
          onFocus={(event) => enter(event.currentTarget, event.currentTarget.value.length)}
          onClick={(event) => enter(event.currentTarget, event.currentTarget.selectionStart ?? 0)}
          onBlur={() => setBox(null)}
          className="code-input numerals peer absolute inset-0 z-10 w-full rounded bg-transparent text-2xl outline-none"
        />
        <div aria-hidden="true" className="code-boxes flex gap-2">
          {Array.from({ length: LENGTH }, (_, at) => (
            <span
              key={at}
              className={classes(
                'numerals flex h-14 w-11 items-center justify-center rounded border text-2xl sm:w-12',
                error ? 'border-2 border-exception' : 'border-edge',
                box === at && 'outline-3 outline-offset-2 outline-ink',
              )}
            >
              {code[at]}
            </span>
          ))}
        </div>
      </div>
    </Labelled>
  );
}
