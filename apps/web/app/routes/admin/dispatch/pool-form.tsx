import type { DispatchBoard, DispatchPool, Vehicle } from '@waypost/contract/client';
import { isChangeable } from '@waypost/domain/round-states';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { Notice } from '../../../ui/notice.tsx';
import { BlockedTable, DeliveriesTable, PickupsTable } from './pool-tables.tsx';
import { RoundRevisions } from './round-revisions.tsx';
import { useTarget } from './use-target.ts';

type PoolFormProps = {
  board: DispatchBoard;
  pool: DispatchPool;
  vehicles: Vehicle[];
  people: { id: string; name: string }[];
  hubId: string;
  mayChange: boolean;
  /** Created with the page, as the id of the new round, so a repeated post makes one round. */
  formId: string;
};

/** The stops to select and where they go. Works without scripts, but then without a count. */
export function PoolForm(props: PoolFormProps) {
  const t = useT('console-dispatch');
  const isScripted = useScripted();
  const { pool, board, mayChange } = props;
  const boxes = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const tick = () => setCount(boxes.current?.querySelectorAll(':checked').length ?? 0);
  // includes boxes ticked before scripts ran, and leaves out stops that have left the pool since
  useEffect(tick, [pool]);
  const tables = (
    <div ref={boxes}>
      <h2 className="mt-2 mb-2 text-lg font-semibold">
        {t('deliveries', { count: pool.deliveries.length })}
      </h2>
      {pool.deliveries.length === 0 ? (
        <p className="text-muted">{t('noDeliveries')}</p>
      ) : (
        <DeliveriesTable rows={pool.deliveries} {...(mayChange && { tick })} />
      )}
      <h2 className="mt-8 mb-2 text-lg font-semibold">
        {t('pickups', { count: pool.pickups.length })}
      </h2>
      {pool.pickups.length === 0 ? (
        <p className="text-muted">{t('noPickups')}</p>
      ) : (
        <PickupsTable rows={pool.pickups} {...(mayChange && { tick })} />
      )}
    </div>
  );
  const blocked = pool.blocked.length > 0 && (
    <section className="mt-10">
      <h2 className="mb-1 text-lg font-semibold">{t('blocked', { count: pool.blocked.length })}</h2>
      <p className="mb-2 max-w-prose text-muted">{t('blockedText')}</p>
      <BlockedTable rows={pool.blocked} />
    </section>
  );
  const form = mayChange ? (
    <PostForm
      intent="assign"
      submit={isScripted ? t('assignCount', { count }) : t('assign')}
      sending={t('saving')}
      fallback={t('saveFailed')}
      button={{ className: 'w-full sm:w-auto' }}
      className="space-y-4"
    >
      {tables}
      <Target {...props} rounds={board.rounds} />
    </PostForm>
  ) : (
    tables
  );
  return (
    <>
      {form}
      {blocked}
    </>
  );
}

type TargetProps = Pick<PoolFormProps, 'vehicles' | 'people' | 'hubId' | 'formId' | 'board'> & {
  rounds: DispatchBoard['rounds'];
};

function Target({ rounds, vehicles, people, hubId, formId, board }: TargetProps) {
  const t = useT('console-dispatch');
  const { target, choose } = useTarget(rounds);
  const shown = fieldsOf(useReply('assign'), () => t('fault'));
  const open = rounds.filter(({ state }) => isChangeable(state));
  const isGone = target !== null && open.every(({ id }) => id !== target.id);
  // a select without the chosen option would show another one
  const offered = isGone ? [...open, target] : open;
  return (
    <fieldset className="grid gap-3 border-t-2 border-ink pt-4 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="sr-only">{t('target')}</legend>
      <input type="hidden" name="id" value={formId} />
      <input type="hidden" name="hubId" value={hubId} />
      <input type="hidden" name="day" value={board.day} />
      <Select
        name="round"
        label={t('target')}
        value={target?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('newRound')}</option>
        <Choices
          of={offered}
          value={({ id }) => id}
          name={({ name, stops }) => t('roundWith', { name, stops })}
        />
      </Select>
      <RoundRevisions of={offered.map((round) => (round.id === target?.id ? target : round))} />
      <div role="status" className="self-end empty:hidden sm:col-span-1 lg:col-span-3">
        {isGone && <Notice tone="problem" title={t('roundGone', { name: target.name })} />}
      </div>
      {target === null && (
        <>
          <Field
            {...shown('name', t('roundNo', { number: rounds.length + 1 }))}
            label={t('name')}
            maxLength={60}
          />
          <Select {...shown('vehicleId')} label={t('vehicle')}>
            <option value="">{t('none')}</option>
            <Choices of={vehicles} value={({ id }) => id} name={({ code }) => code} />
          </Select>
          <Select {...shown('personId')} label={t('courier')}>
            <option value="">{t('nobody')}</option>
            <Choices of={people} value={({ id }) => id} name={({ name }) => name} />
          </Select>
        </>
      )}
    </fieldset>
  );
}
