import { useT } from '../../platform/catalogs.tsx';
import { useReply } from '../../platform/form-reply.ts';
import { Field } from '../../ui/field.tsx';

type CodeAgainProps = {
  help: string;
  /** Of the form, where the page has several. */
  intent?: string;
  isMalformed?: boolean;
};

/** The second factor once more, for what a stolen session must not be enough for. */
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
