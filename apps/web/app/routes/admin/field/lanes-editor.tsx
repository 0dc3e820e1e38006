import type { SortLane } from '@waypost/contract/client';
import { LANE_KINDS } from '@waypost/domain/sort-plan';
import { Plus } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import type { HubOption } from './hub-select.tsx';
import { PlanRow } from './plan-row.tsx';
import { changed, without } from './plan-rows.ts';

type LanesEditorProps = {
  lanes: SortLane[];
  hubs: HubOption[];
  onChange: (lanes: SortLane[]) => void;
};

export function LanesEditor({ lanes, hubs, onChange }: LanesEditorProps) {
  const t = useT('console-field');
  return (
    <section className="border-t-2 border-ink pt-4">
      <h2 className="mb-3 text-lg">{t('lanes')}</h2>
      <ol className="lg:space-y-1">
        {lanes.map((lane, index) => (
          <PlanRow
            // rows have no id of their own, and are told apart by their place
            key={index}
            index={index}
            summary={[lane.code, lane.name].filter(Boolean).join(', ')}
            onRemove={() => onChange(without(lanes, index))}
            className="sm:grid-cols-[7rem_minmax(0,1fr)_8.5rem_10rem]"
          >
            <Field
              label={t('laneCode')}
              value={lane.code}
              maxLength={12}
              autoComplete="off"
              onChange={({ target }) =>
                onChange(changed(lanes, index, { code: target.value.toUpperCase() }))
              }
            />
            <Field
              label={t('laneName')}
              value={lane.name}
              maxLength={60}
              autoComplete="off"
              onChange={({ target }) => onChange(changed(lanes, index, { name: target.value }))}
            />
            <Select
              label={t('laneKind')}
              value={lane.kind}
              onChange={({ target }) =>
                onChange(changed(lanes, index, { kind: target.value as SortLane['kind'] }))
              }
            >
              <Choices of={[...LANE_KINDS]} name={(kind) => t(`laneKind.${kind}`)} />
            </Select>
            <Select
              label={t('laneHub')}
              value={lane.toHubId ?? ''}
              onChange={({ target }) =>
                onChange(changed(lanes, index, { toHubId: target.value || null }))
              }
            >
              <option value="">{t('noHub')}</option>
              <Choices
                of={hubs}
                value={({ id }) => id}
                name={({ code, name }) => `${code}, ${name}`}
              />
            </Select>
          </PlanRow>
        ))}
      </ol>
      <Button
        look="secondary"
        size="small"
        className="mt-4"
        onClick={() => onChange([...lanes, { code: '', name: '', kind: 'round', toHubId: null }])}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t('addLane')}
      </Button>
    </section>
  );
}
