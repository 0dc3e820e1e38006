import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { CONTROL, type FieldText, Labelled, useField } from './labelled.tsx';
import { useScripted } from './use-scripted.ts';

type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/**
 * A password that can be shown while typing. It is hidden again when it is sent: browsers offer to
 * keep a password only, not a text.
 */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT('frame');
  const { text, control } = useField(props);
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
    <Labelled {...text}>
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...control}
          type={shown ? 'text' : 'password'}
          className={classes(CONTROL, 'pe-13')}
        />
        <IconButton
          ref={button}
          label={t('showPassword')}
          aria-pressed={shown}
          aria-controls={text.id}
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={() => setShown(!shown)}
          // Does nothing without scripts, and keeps its room until they are there.
          className={classes('absolute inset-y-0 end-0.5 my-auto', !scripted && 'invisible')}
        />
      </div>
    </Labelled>
  );
}
