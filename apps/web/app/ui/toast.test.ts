import { expect, test } from 'vitest';
import { type Toast, withToast } from './toast.tsx';

const toast = (id: number): Toast => ({ id, text: `Toast ${id}`, tone: 'good', showMs: 2_600 });

test('a fourth toast replaces the oldest', () => {
  const shown = [1, 2, 3, 4].reduce((list, id) => withToast(list, toast(id)), [] as Toast[]);
  expect(shown.map(({ id }) => id)).toEqual([2, 3, 4]);
});
