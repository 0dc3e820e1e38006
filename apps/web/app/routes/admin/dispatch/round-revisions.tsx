import { textIn } from '../../../platform/form-text.ts';

type Known = { id: string; revision: number };

/** Apart from the options of a select: one whose value changes while the page is polled is not chosen any more. */
export function RoundRevisions({ of }: { of: readonly Known[] }) {
  return of.map(({ id, revision }) => (
    <input key={id} type="hidden" name={nameFor(id)} value={revision} />
  ));
}

export function revisionIn(form: FormData, roundId: string): number {
  return Number(textIn(form, nameFor(roundId)));
}

function nameFor(roundId: string): string {
  return `revision-${roundId}`;
}
