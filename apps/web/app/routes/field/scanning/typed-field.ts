type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that a key is pressed in, as it was before. */
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

/** Takes out what was typed since. */
export function restoreField({ field, value, caret }: TypedField): void {
  if (field.value !== value) write(field, value, caret);
}

/** Types what was kept out of it, where the caret is. */
export function typeInto({ field }: TypedField, text: string): void {
  if (field instanceof HTMLSelectElement) return;
  const { value, selectionStart, selectionEnd, maxLength } = field;
  const from = selectionStart ?? value.length;
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length);
  const typed = text.slice(0, room);
  const next = value.slice(0, from) + typed + value.slice(selectionEnd ?? value.length);
  write(field, next, from + typed.length);
}

/** As a person would: React compares with what it wrote last itself, and hears the event. */
function write(field: Field, value: string, caret: number | null): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
  set?.call(field, value);
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
  // fields for numbers and emails have no caret that scripts may set
  if (!(field instanceof HTMLSelectElement) && field.selectionStart !== null && caret !== null) {
    field.setSelectionRange(caret, caret);
  }
}
