import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { classes } from './classes.ts';
import { aria, CONTROL, Labelled } from './field.tsx';
import { useScripted } from './use-scripted.ts';

type PasswordFieldProps = Labelled & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/**
 * A password that can be shown while typing. It is hidden again when it is sent: browsers offer to
 * keep a password only, not a text.
 */
export function PasswordField({ label, help, error, className, ...input }: PasswordFieldProps) {
  const t = useT('frame');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const scripted = useScripted();

  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const Icon = shown ? EyeOff : Eye;
  return (
    <Labelled {...{ label, help, error, className, id }}>
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...aria(id, help, error)}
          type={shown ? 'text' : 'password'}
          className={classes(CONTROL, 'pe-14')}
        />
        <button
          ref={button}
          type="button"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          // Does nothing without scripts, and keeps its room until they are there.
          className={classes(
            'absolute inset-y-0 end-0 flex w-12 items-center justify-center rounded text-muted hover:text-ink',
            !scripted && 'invisible',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </Labelled>
  );
}
