import { expect, test } from 'vitest';
import { filesIn, findFileFault, MAX_FILE_BYTES } from './file-rules.ts';

const file = (name: string, size = 1000) => ({ name, size });

test('up to five documents of up to 10 MB can be sent at once', () => {
  const five = Array.from({ length: 5 }, (_, at) => file(`page ${at}.PDF`, MAX_FILE_BYTES));
  expect(findFileFault(five, 0)).toBeNull();
  expect(findFileFault([...five, file('a.png')], 0)).toMatchObject({ text: 'filesTooMany' });
  expect(findFileFault([file('a.jpeg', MAX_FILE_BYTES + 1)], 0)).toMatchObject({
    text: 'fileTooLarge',
    name: 'a.jpeg',
  });
});

test('a case takes twenty documents in all', () => {
  expect(findFileFault([file('a.pdf')], 19)).toBeNull();
  expect(findFileFault([file('a.pdf'), file('b.pdf')], 19)).toMatchObject({
    text: 'filesFull',
    room: 1,
  });
});

test('a missing file and other kinds of files are reported before sending', () => {
  expect(findFileFault([], 0)).toMatchObject({ text: 'filesMissing' });
  expect(findFileFault([file('a.docx')], 0)).toMatchObject({ text: 'fileKind', name: 'a.docx' });
});

test('an empty file field holds no file', () => {
  const form = new FormData();
  form.append('files', new File([], ''));
  form.append('files', new File(['%PDF'], 'a.pdf'));
  expect(filesIn(form).map(({ name }) => name)).toEqual(['a.pdf']);
});
