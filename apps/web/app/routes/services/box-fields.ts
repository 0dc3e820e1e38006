import { type Box, gramsFromKgText, millimetresFromCmText } from '@waypost/domain/measures';
import { MAX_PARCELS } from '@waypost/domain/rates';

const BOX_FIELDS = ['weight', 'length', 'width', 'height'] as const;
export type BoxField = (typeof BOX_FIELDS)[number];
/** Weight and size of one piece, as typed. */
export type BoxTexts = Record<BoxField, string>;
export type Boxes = [BoxTexts, ...BoxTexts[]];

export const EMPTY_BOX: BoxTexts = { weight: '', length: '', width: '', height: '' };

/** The first one has plain names, which links use too. */
export function boxField(at: number, field: BoxField) {
  return at === 0 ? field : (`parcels.${at}.${field}` as const);
}

export function readBoxTexts(
  has: (name: string) => boolean,
  text: (name: string) => string,
  most: number,
): Boxes {
  const box = (at: number) =>
    Object.fromEntries(BOX_FIELDS.map((field) => [field, text(boxField(at, field))])) as BoxTexts;
  const boxes: Boxes = [box(0)];
  while (boxes.length < most && has(boxField(boxes.length, 'weight'))) {
    boxes.push(box(boxes.length));
  }
  return boxes;
}

/** A measure left empty is 0: a parcel can be priced by weight alone, or by size alone. */
export function readBox(texts: BoxTexts): Box | null {
  const weightGrams = gramsFromKgText(texts.weight || '0');
  const lengthMm = millimetresFromCmText(texts.length || '0');
  const widthMm = millimetresFromCmText(texts.width || '0');
  const heightMm = millimetresFromCmText(texts.height || '0');
  if (weightGrams === null || lengthMm === null || widthMm === null || heightMm === null)
    return null;
  return { weightGrams, lengthMm, widthMm, heightMm };
}

/** What is no number. */
export function invalidMeasures(texts: BoxTexts): BoxField[] {
  return BOX_FIELDS.filter((field) => {
    const read = field === 'weight' ? gramsFromKgText : millimetresFromCmText;
    return read(texts[field] || '0') === null;
  });
}

export const ADD_PARCEL = 'add-parcel';

export function removeParcelStep(at: number): string {
  return `remove-parcel.${at}`;
}

/** What the two buttons do to the list; with scripts the page does it by itself. Null for another step. */
export function takeParcelStep(step: string, boxes: Boxes): Boxes | null {
  if (step === ADD_PARCEL) return boxes.length < MAX_PARCELS ? [...boxes, EMPTY_BOX] : boxes;
  const [, removed] = /^remove-parcel\.(\d+)$/.exec(step) ?? [];
  if (removed === undefined) return null;
  const [first, ...rest] = boxes.toSpliced(Number(removed), 1);
  return first === undefined ? boxes : [first, ...rest];
}
