import { Form, useSubmit } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice.tsx';
import { Choices, Select } from '../../../ui/field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { DESK } from '../admin-paths.ts';
import { DESK_CHOICES, type DeskFilter, deskPath } from './desk-filter.ts';

/** The filters of the desk. A choice applies at once; without scripts a button applies it. */
export function DeskFilters({ filter }: { filter: DeskFilter }) {
  const t = useT('console-desk');
  const submit = useSubmit();
  const scripted = useScripted();
  const { state = 'open', after: _, ...rest } = filter;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <Segments
        label={t('views')}
        segments={DESK_CHOICES.views.map((view) => ({
          name: t(`view.${view}`),
          to: deskPath(view === 'open' ? withoutState(rest) : { ...rest, state: view }),
          current: view === state,
        }))}
      />
      <Form
        key={JSON.stringify(filter)}
        method="get"
        action={DESK}
        aria-label={t('filters')}
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        {state !== 'open' && <input type="hidden" name="state" value={state} />}
        <Select name="kind" label={t('kind')} defaultValue={filter.kind ?? ''}>
          <option value="">{t('anyKind')}</option>
          <Choices of={DESK_CHOICES.kinds} name={(kind) => t(`kind.${kind}`)} />
        </Select>
        <Select name="owner" label={t('owner')} defaultValue={filter.owner ?? 'all'}>
          <Choices of={DESK_CHOICES.owners} name={(owner) => t(`owner.${owner}`)} />
        </Select>
        {state === 'open' && (
          <Select name="due" label={t('due')} defaultValue={filter.due ?? ''}>
            <option value="">{t('anyDue')}</option>
            <Choices of={DESK_CHOICES.dues} name={(due) => t(`due.${due}`)} />
          </Select>
        )}
        {!scripted && (
          <Button type="submit" look="secondary">
            {t('apply')}
          </Button>
        )}
      </Form>
    </div>
  );
}

function withoutState(filter: DeskFilter): DeskFilter {
  const { state: _, ...rest } = filter;
  return rest;
}
