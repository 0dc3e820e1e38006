import { useT } from '../../platform/catalogs.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Filled } from '../../ui/filled.tsx';
import { Section } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type TermsChoiceProps = { version: string; isAccepted: boolean; error: string | undefined };

/** The version is the value, so that what was shown is what is accepted. */
export function TermsChoice({ version, isAccepted, error }: TermsChoiceProps) {
  const t = useT('checkout');
  // in a tab of its own: a card that was entered would be lost
  const link = (to: string, text: string) => (
    <TextLink to={to} target="_blank">
      {text}
    </TextLink>
  );
  return (
    <Section title={t('termsTitle')}>
      <Checkbox
        name="acceptedTerms"
        value={version}
        defaultChecked={isAccepted}
        required
        help={t('termsVersion', { version })}
        error={error}
        label={
          <Filled
            text={t('acceptTerms', { terms: '{terms}', prohibited: '{prohibited}' })}
            parts={{
              terms: link('/legal/terms', t('termsLink')),
              prohibited: link('/legal/terms#prohibited', t('prohibitedLink')),
            }}
          />
        }
      />
    </Section>
  );
}
