// Runs in the browser, in the frame. The card leaves it for the frame's own origin and no other.
import {
  brandOf,
  type CardEntry,
  type CardField,
  cvcLength,
  digitsOf,
  findFaults,
  formatExpiry,
  groupNumber,
} from '../card-rules.ts';
import { type BillingDetails, type FrameMessage, type Look, readPageMessage } from './messages.ts';
import { TEXTS } from './texts.ts';

const root = document.documentElement;
const parentOrigin = document.body.dataset['parentOrigin'] ?? '';
const form = find('card');
const fields: Record<CardField, HTMLInputElement> = {
  number: findInput('number'),
  expiry: findInput('expiry'),
  cvc: findInput('cvc'),
};
const names: CardField[] = ['number', 'expiry', 'cvc'];
const brandMark = find('brand');
const shown = new Set<CardField>();

fields.number.addEventListener('input', () => {
  const { number } = fields;
  const digitsBefore = digitsOf(number.value.slice(0, number.selectionStart ?? 0)).length;
  number.value = groupNumber(number.value);
  const caret = caretAfter(number.value, digitsBefore);
  number.setSelectionRange(caret, caret);
  showBrand();
});
fields.expiry.addEventListener('input', (event) => {
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
  fields.expiry.value = formatExpiry(fields.expiry.value, isDeleting);
});
fields.cvc.addEventListener('input', () => {
  fields.cvc.value = digitsOf(fields.cvc.value).slice(0, 4);
});
for (const name of names) {
  fields[name].addEventListener('input', () => {
    // a fault that shows goes away as soon as it is mended; a new one waits until the field is left
    for (const field of shown) if (!faultsNow().includes(field)) shown.delete(field);
    showFaults();
  });
  fields[name].addEventListener('blur', () => {
    if (fields[name].value !== '' && faultsNow().includes(name)) shown.add(name);
    showFaults();
  });
}
form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ type: 'submit' });
});
window.addEventListener('message', (event) => {
  if (event.origin !== parentOrigin || event.source !== window.parent) return;
  const message = readPageMessage(event.data);
  if (message?.type === 'focus') fields.number.focus();
  if (message?.type === 'look') applyLook(message);
  if (message?.type === 'tokenise') void tokenise(message.requestId, message.billingDetails);
});
new ResizeObserver(() => {
  tell({ type: 'height', pixels: Math.ceil(form.getBoundingClientRect().height) });
}).observe(form);

showBrand();
tell({ type: 'ready' });

async function tokenise(requestId: string, billingDetails: BillingDetails): Promise<void> {
  const [first] = faultsNow();
  if (first !== undefined) {
    for (const field of faultsNow()) shown.add(field);
    showFaults();
    fields[first].focus();
    tell({ type: 'refused', requestId, field: first, message: TEXTS.fault[first] });
    return;
  }
  try {
    const answer = await fetch('/frame/payment_methods', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...entry(), billingDetails }),
    });
    const body: unknown = await answer.json();
    if (answer.ok) return tell({ type: 'token', requestId, ...(body as CreatedMethod) });
    const { field } = body as { field?: CardField };
    refuse(requestId, field ?? null);
  } catch {
    refuse(requestId, null);
  }
}

interface CreatedMethod {
  paymentMethodId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

function refuse(requestId: string, field: CardField | null): void {
  const message = field === null ? TEXTS.unreachable : TEXTS.fault[field];
  tell({ type: 'refused', requestId, field, message });
}

function entry(): CardEntry {
  const { number, expiry, cvc } = fields;
  return { number: number.value, expiry: expiry.value, cvc: cvc.value };
}

function faultsNow(): CardField[] {
  return findFaults(entry(), new Date());
}

function showFaults(): void {
  for (const name of names) {
    const fault = find(`${name}-fault`);
    const isShown = shown.has(name);
    fault.hidden = !isShown;
    fault.lastElementChild?.replaceChildren(isShown ? TEXTS.fault[name] : '');
    fields[name].setAttribute('aria-invalid', `${isShown}`);
  }
  tell({
    type: 'change',
    complete: faultsNow().length === 0,
    brand: brandOf(digitsOf(fields.number.value)),
    faults: names
      .filter((name) => shown.has(name))
      .map((field) => ({ field, message: TEXTS.fault[field] })),
  });
}

function showBrand(): void {
  const brand = brandOf(digitsOf(fields.number.value));
  brandMark.textContent = brand === 'unknown' ? '' : TEXTS.brand[brand];
  const { cvcOfThree, cvcOfFour } = TEXTS.placeholder;
  fields.cvc.placeholder = cvcLength(brand) === 4 ? cvcOfFour : cvcOfThree;
}

function applyLook({ theme, lang, dir }: Look): void {
  root.dataset['theme'] = theme;
  root.lang = lang;
  root.dir = dir;
}

/** The caret stays behind the digit it was behind, whatever spaces came or went. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (seen === digits) return place;
    if (text[place] !== ' ') seen++;
  }
  return text.length;
}

function tell(message: FrameMessage): void {
  window.parent.postMessage({ source: 'waypost-card', ...message }, parentOrigin);
}

function findInput(id: string): HTMLInputElement {
  const element = find(id);
  if (!(element instanceof HTMLInputElement)) throw new Error(`${id} is no input.`);
  return element;
}

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id} in the frame.`);
  return element;
}
