/** Notes of staff for colleagues. English in every language of the menu. */
export default {
  title: 'Notes',
  note: 'Note for colleagues',
  help: 'For colleagues only',
  add: 'Add note',
  adding: 'Adding…',
  missing: 'Write something first.',
  tooLong: 'Use at most 2,000 characters.',
  failed: 'The note was not added. Try again in a minute.',
  former: 'Former member',
} as const;
