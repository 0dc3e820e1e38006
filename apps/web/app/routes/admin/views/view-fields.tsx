import { useT } from '../../../platform/catalogs.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';

type ViewFieldsProps = {
  field: { name: string; defaultValue: string; error: string | undefined };
  isShared: boolean;
};

/** What a view is called, and who sees it. */
export function ViewFields({ field, isShared }: ViewFieldsProps) {
  const t = useT('console-views');
  return (
    <>
      <Field {...field} label={t('name')} maxLength={60} autoComplete="off" />
      <Checkbox name="shared" value="yes" label={t('sharedLabel')} defaultChecked={isShared} />
    </>
  );
}
