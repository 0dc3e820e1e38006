import type { Booking } from '@waypost/contract/client';
import { openOffice } from '../../installation/office.ts';
import { readValue } from '../../installation/read-value.ts';
import type { OpenCell } from '../../installation/two-cells.ts';
import { waitFor } from '../../installation/wait-for.ts';
import { cellOf, type Cells, PATIENCE_MS, post, read } from './cell-calls.ts';

type Page = {
  shipments: { id: string; trackingNumber: string }[];
  next: string | null;
  cellsMissing?: string[];
};

export type Console = Awaited<ReturnType<typeof openConsole>>;

/** A member of staff who looks at the console through the doors of both cells. */
export async function openConsole(cells: Cells) {
  const { a, b } = cells;
  const origin = a.installation.env['PUBLIC_ORIGIN'] ?? '';
  const { cookie, staffId } = await openOffice(a, origin);
  const copied = await waitFor('the copy of staff', PATIENCE_MS, async () =>
    readValue<string>(b.db, 'SELECT password_hash FROM staff_members WHERE id = $1', [staffId]),
  );
  if (copied !== '') throw new Error('the password of a member of staff was copied');

  /** Page by page. */
  async function listAt(door: OpenCell): Promise<{ numbers: string[]; missing: string[] }> {
    const numbers: string[] = [];
    const missing = new Set<string>();
    let after = '';
    for (;;) {
      const answer = await read(door, `/api/admin/shipments?limit=5${after}`, { cookie });
      if (answer.status !== 200) throw new Error(`the console was answered ${answer.status}`);
      const page = JSON.parse(answer.body) as Page;
      numbers.push(...page.shipments.map(({ trackingNumber }) => trackingNumber));
      for (const name of page.cellsMissing ?? []) missing.add(name);
      if (page.next === null) return { numbers, missing: [...missing] };
      after = `&after=${encodeURIComponent(page.next)}`;
    }
  }

  return {
    /** All of these and no others are listed and can be opened, but for those of the missing cells, which are named. */
    async expectAll(
      bookings: readonly Booking[],
      missing: readonly string[],
      faults: string[],
    ): Promise<void> {
      const isSeen = ({ trackingNumber }: Booking) =>
        !missing.includes(cellOf(cells, trackingNumber).name);
      const expected = bookings.filter(isSeen).map(({ trackingNumber }) => trackingNumber);
      const doors = [a, b].filter(({ name }) => !missing.includes(name));
      for (const door of doors) {
        const listed = await listAt(door);
        const where = `the console at ${door.name}`;
        if (listed.numbers.toSorted().join() !== expected.toSorted().join())
          faults.push(`${where} lists ${listed.numbers.length} of ${expected.length} shipments`);
        if (listed.missing.join() !== missing.join())
          faults.push(`${where} names ${listed.missing.join() || 'nobody'} as missing`);
        const pulse = await read(door, '/api/admin/today', { cookie });
        const { cellsMissing = [] } = JSON.parse(pulse.body) as Partial<Page>;
        if (cellsMissing.join() !== missing.join()) faults.push(`${where} has figures of others`);
      }
      for (const booking of [bookings.find(isSeen), bookings.find((each) => !isSeen(each))]) {
        if (booking !== undefined) await open(booking, isSeen(booking) ? 200 : 503, faults);
      }
    },

    /** What nobody can answer without home. */
    async expectClosed(door: OpenCell, faults: string[]): Promise<void> {
      const { status } = await read(door, '/api/admin/shipments', { cookie });
      if (status !== 503) faults.push(`without home the console was answered ${status}`);
    },
  };

  async function open({ id, trackingNumber }: Booking, status: number, faults: string[]) {
    const opened = await read(a, `/api/admin/shipments/${id}`, { cookie });
    if (opened.status !== status)
      faults.push(`${trackingNumber} in the console was answered ${opened.status}`);
    if (status !== 200) return;
    const note = { id: crypto.randomUUID(), text: 'Seen' };
    const noted = await post(a, `/api/admin/shipments/${id}/notes`, note, { cookie });
    if (noted.status !== 201) faults.push(`a note was answered ${noted.status}`);
    await noted.body?.cancel();
  }
}
