import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { CONTROL, type FieldText, Labelled, useField } from './labelled.tsx';

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
  };

/** Can be read while it is typed. The button appears with scripts, without which it does nothing. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT('frame');
  const { text, control } = useField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Labelled {...text}>
      <div className="relative">
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={classes(CONTROL, 'pe-13')}
        />
        <IconButton
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-controls={text.id}
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0.5 my-auto noscript:hidden"
        />
      </div>
    </Labelled>
  );
}
