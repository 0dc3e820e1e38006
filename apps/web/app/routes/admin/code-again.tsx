import { useT } from '../../platform/catalogs.tsx';
import { useReply } from '../../platform/form-reply.ts';
import { Field } from '../../ui/field.tsx';

type CodeAgainProps = {
  help: string;
  /** The id of the form, for pages with several. */
  intent?: string;
  isMalformed?: boolean;
};

/** Asks for the second factor again, for actions that a stolen session must not allow. */
export function CodeAgain({ help, intent, isMalformed = false }: CodeAgainProps) {
  const t = useT('admin');
  const fault = useReply(intent)?.faults['secondFactor'];
  return (
    <Field
      name="secondFactor"
      label={t('yourCode')}
      help={help}
      autoCapitalize="characters"
      autoComplete="one-time-code"
      error={(isMalformed || fault) && t('codeMalformed')}
    />
  );
}
