import { Form, useNavigation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useFaultFocus, useReply } from '../../../platform/form-reply.ts';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Section } from '../../../ui/panel.tsx';
import { Changes } from '../changes.tsx';

export function NewWebhook() {
  const t = useT('webhooks');
  const busy = useNavigation().formData?.get('intent') === 'create';
  const reply = useReply('create');
  const form = useFaultFocus(reply);
  const field = fieldsOf(reply, () => t('urlMissing'));
  return (
    <Section title={t('createTitle')} className="lg:col-span-4">
      <Form ref={form} method="post" noValidate>
        <Changes className="space-y-5">
          {reply?.refusal && <Refused refusal={reply.refusal} fallback={t('notDone')} />}
          <Field
            {...field('url')}
            label={t('url')}
            help={t('urlHelp')}
            type="url"
            inputMode="url"
            maxLength={2_000}
            required
          />
          <Button type="submit" name="intent" value="create" busy={busy}>
            {busy ? t('creating') : t('create')}
          </Button>
        </Changes>
      </Form>
    </Section>
  );
}
