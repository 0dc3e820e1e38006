import { useT } from '../../platform/catalogs.tsx';
import { Field } from '../../ui/field.tsx';

type CodeAgainProps = { help: string; fault: 'codeMalformed' | undefined };

/** The second factor once more, for what a stolen session must not be enough for. */
export function CodeAgain({ help, fault }: CodeAgainProps) {
  const t = useT('admin');
  return (
    <Field
      name="code"
      label={t('yourCode')}
      help={help}
      autoCapitalize="characters"
      autoComplete="one-time-code"
      error={fault && t(fault)}
    />
  );
}
