type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The state of a field before a key was pressed in it. */
export type TypedField = { field: Field; value: string; caret: number | null };

const TEXTS = ['text', 'search', 'password', 'tel', 'number', 'email', 'url'];

export function fieldBefore(target: EventTarget | null): TypedField | null {
  const isField =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && TEXTS.includes(target.type));
  if (!isField) return null;
  const caret = target instanceof HTMLSelectElement ? null : target.selectionStart;
  return { field: target, value: target.value, caret };
}

/** Removes what was typed since. */
export function restoreField({ field, value, caret }: TypedField): void {
  if (field.value !== value) write(field, value, caret);
}

/** Inserts at the caret what was kept out of the field. */
export function typeInto({ field }: TypedField, text: string): void {
  if (field instanceof HTMLSelectElement) return;
  const { value, selectionStart, selectionEnd, maxLength } = field;
  const from = selectionStart ?? value.length;
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length);
  const typed = text.slice(0, room);
  const next = value.slice(0, from) + typed + value.slice(selectionEnd ?? value.length);
  write(field, next, from + typed.length);
}

/** Sets the value like a user would, because React compares it with its last own write and needs the event. */
function write(field: Field, value: string, caret: number | null): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
  // number and email fields do not let scripts set the caret
  if (!(field instanceof HTMLSelectElement) && field.selectionStart !== null && caret !== null) {
    field.setSelectionRange(caret, caret);
  }
}
