import type { DeskItem, PreparedAnswer } from '@waypost/contract/client';
import { fillPlaceholders } from '@waypost/domain/placeholders';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { Choices, Select } from '../../../ui/field.tsx';

type PreparedChoiceProps = {
  answers: PreparedAnswer[];
  item: DeskItem;
  /** The member of staff. */
  me: { name: string };
};

/** Inserts a prepared answer into the field below, to be edited before it is sent. */
export function PreparedChoice({ answers, item, me }: PreparedChoiceProps) {
  const t = useT('console-answers');
  if (answers.length === 0) return null;
  return (
    <Select
      label={t('choose')}
      defaultValue=""
      onChange={({ currentTarget }) => {
        const chosen = answers.find(({ id }) => id === currentTarget.value);
        const field = currentTarget.form?.elements.namedItem('text');
        if (chosen === undefined || !(field instanceof HTMLTextAreaElement)) return;
        const party = currentTarget.form?.elements.namedItem('party');
        const role = party instanceof HTMLSelectElement ? party.value : item.party;
        const person = item.people?.find((each) => each.party === role);
        field.value = fillPlaceholders(chosen.text, {
          name: person?.name ?? item.contact?.name ?? '',
          number: formatTrackingNumber(item.reference),
          me: me.name,
        });
        field.focus();
      }}
    >
      <option value="">{t('own')}</option>
      <Choices of={answers} value={({ id }) => id} name={({ title }) => title} />
    </Select>
  );
}
