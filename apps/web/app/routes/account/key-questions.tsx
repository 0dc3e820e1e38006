import { Form, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { fieldsOf, useFaultFocus, useReply } from '../../platform/form-reply.ts';
import { Refused } from '../../platform/refused.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Choices, Select } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Changes } from './changes.tsx';
import { OVERLAPS } from './key-choices.ts';
import { Question } from './question.tsx';

export function RevokeQuestion({ id }: { id: string }) {
  const t = useT('keys');
  return (
    <Question
      action="/dashboard/keys"
      intent="revoke"
      id={id}
      keepTo="/dashboard/keys"
      words={{
        title: t('revokeTitle'),
        text: t('revokeText'),
        confirm: t('revokeConfirm'),
        keep: t('keep'),
      }}
    />
  );
}

export function RotateQuestion({ id }: { id: string }) {
  const t = useT('keys');
  const account = useT('account');
  const busy = useNavigation().formData?.get('intent') === 'rotate';
  const reply = useReply('rotate');
  const form = useFaultFocus(reply);
  const field = fieldsOf(reply, () => account('passwordMissing'));
  return (
    <Form ref={form} method="post" action="/dashboard/keys" noValidate>
      <Changes className="max-w-xs space-y-4 text-start">
        <div>
          <p className="font-semibold">{t('rotateTitle')}</p>
          <p className="text-sm text-muted">{t('rotateText')}</p>
        </div>
        {reply?.refusal && <Refused refusal={reply.refusal} fallback={t('notDone')} />}
        <input type="hidden" name="id" value={id} />
        <Select {...field('overlapHours', '24')} label={t('overlap')}>
          <Choices of={OVERLAPS} name={(hours) => t(`overlap.${hours}`)} />
        </Select>
        <PasswordField
          {...field('password')}
          label={account('currentPassword')}
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="rotate" size="small" busy={busy}>
            {busy ? t('creating') : t('rotateConfirm')}
          </Button>
          <LinkButton look="secondary" size="small" to="/dashboard/keys" preventScrollReset>
            {t('keep')}
          </LinkButton>
        </div>
      </Changes>
    </Form>
  );
}
