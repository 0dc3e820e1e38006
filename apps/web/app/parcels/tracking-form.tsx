import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Form, NavigationType, useNavigation, useNavigationType } from 'react-router';
import { useT } from '../platform/catalogs.tsx';
import { useFetchAhead } from '../platform/fetch-ahead.tsx';
import { classes } from '../ui/classes.ts';

/** Room for more than the 40 references that are answered at once, each with its spaces. */
export const MAX_TYPED = 4_000;

type TrackingFormProps = {
  typed?: string;
  /** Focuses the field, except where that would open an on-screen keyboard. */
  focus?: boolean;
  /** One low row, for pages that already show an answer. */
  compact?: boolean;
};

/** Stands on Deep. Works without scripts: it is a plain GET of /track?ref=. */
export function TrackingForm({ typed = '', focus = false, compact = false }: TrackingFormProps) {
  const t = useT('tracking');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const busy = useNavigation().location?.pathname === '/track';
  const { onInput, links } = useFetchAhead('/track');

  const arrival = useNavigationType();
  const [byLink] = useState(arrival !== NavigationType.Pop);
  useEffect(() => {
    const wide = window.matchMedia('(width >= 64rem) and (pointer: fine)').matches;
    // Scripts may run late and must not take the focus from something else.
    const free = byLink || document.activeElement === document.body;
    if (focus && wide && free) input.current?.focus({ preventScroll: true });
  }, [focus, byLink]);

  const trim = () => {
    if (input.current !== null) input.current.value = input.current.value.trim();
  };

  return (
    <Form
      method="get"
      action="/track"
      role="search"
      onInput={onInput}
      onSubmit={trim}
      className="on-deep"
    >
      {links}
      <label htmlFor={id} className={compact ? 'sr-only' : 'mb-2 block font-semibold text-on-deep'}>
        {t('inputLabel')}
      </label>
      <div className={classes('flex', !compact && 'flex-col gap-2 sm:flex-row sm:gap-0')}>
        <input
          // A new result brings its own number into the field.
          key={typed}
          ref={input}
          id={id}
          name="ref"
          type="search"
          required
          // only spaces: no tracking number
          pattern=".*\S.*"
          maxLength={MAX_TYPED}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={`${id}-help`}
          className={classes(
            'numerals min-w-0 grow rounded bg-ground px-4 text-ink',
            compact
              ? 'h-13 rounded-e-none text-lg'
              : 'h-16 text-xl sm:rounded-e-none sm:px-5 sm:text-2xl',
          )}
        />
        <button
          type="submit"
          className={classes(
            'flex shrink-0 items-center justify-center gap-3 rounded bg-signal text-lg font-semibold',
            'text-on-signal transition-colors duration-150 hover:bg-signal-strong',
            compact ? 'h-13 rounded-s-none px-5' : 'h-16 px-7 sm:rounded-s-none',
          )}
        >
          <span className={compact ? 'max-sm:sr-only' : ''}>
            {busy ? t('searching') : t('submit')}
          </span>
          <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
      <p id={`${id}-help`} className={compact ? 'sr-only' : 'mt-2.5 text-sm text-on-deep-muted'}>
        {t('inputHelp')}
      </p>
    </Form>
  );
}
