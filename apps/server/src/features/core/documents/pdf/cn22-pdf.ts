import { EXPORT_REASONS, type ExportReason } from '@waypost/domain/customs-areas';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { dayKey, formatMoney, formatWeight } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { DocumentFacts } from '../document-facts.ts';
import {
  box,
  document,
  drawing,
  type Node,
  page,
  tagged,
  taggedWhole,
  text,
  whole,
} from './element.ts';
import { cell, paragraph } from './sheet.ts';
import type { Tag } from './tag.ts';
import { DISPLAY, type Typeface } from './typeface.ts';

/** A6, to be glued beside the label. */
const WIDTH = 298;
const MARGIN = 14;
const INNER = WIDTH - 2 * MARGIN;
const RULE = '0.75pt solid #000000';

/** A cross of filled strokes over a box of 4 pt. */
const CROSS = ['M0 0h1L4 3v1H3L0 1z', 'M4 0v1L1 4H0V3L3 0z'].map((d) => ({ d }));

const SHARES = [0.4, 0.23, 0.17, 0.2] as const;

/** Universal Postal Union form CN 22: what customs reads on the outside of a parcel of low value. */
export function cn22Document(facts: DocumentFacts, typeface: Typeface) {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const { receipt } = facts;
  const { items, charges } = receipt;
  const money = (cents: number) => formatMoney(cents, charges.currency, DEFAULT_LOCALE);
  const netGrams = items.reduce((sum, item) => sum + item.weightGrams, 0);
  const totalCents = items.reduce((sum, item) => sum + item.valueCents, 0);

  const row = (cells: readonly string[], weight: 400 | 700, tag: Tag = { role: 'TD' }) =>
    taggedWhole(
      { role: 'TR' },
      { flexDirection: 'row', borderBottom: RULE, paddingVertical: 2 },
      ...SHARES.map((share, index) =>
        cell(tag, { width: INNER * share, paddingHorizontal: 2 }, cells[index] ?? '', typeface, {
          widthPt: INNER * share - 4,
          weight,
          fontSize: 7.5,
          color: '#000000',
          align: index < 2 ? 'left' : 'right',
        }),
      ),
    );

  return document(
    {
      title: `${t('cn22.title')} ${formatTrackingNumber(receipt.trackingNumber)}`,
      author: t('carrier.name'),
      language: DEFAULT_LOCALE,
    },
    page(
      {
        size: 'A6',
        style: { fontFamily: typeface.families, fontSize: 7.5, color: '#000000', padding: MARGIN },
      },
      box(
        {
          flexDirection: 'row',
          justifyContent: 'space-between',
          borderBottom: '1.5pt solid #000000',
        },
        box(
          { paddingBottom: 4 },
          text({ fontFamily: DISPLAY, fontWeight: 700, fontSize: 12 }, t('cn22.heading'), 'H1'),
          text({}, t('cn22.opened')),
        ),
        text({ fontFamily: DISPLAY, fontWeight: 700, fontSize: 16 }, 'CN 22'),
      ),
      box(
        { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 4 },
        text({ fontWeight: 700 }, 'Waypost'),
        text({ fontWeight: 700 }, formatTrackingNumber(receipt.trackingNumber)),
      ),
      categories(receipt.exportReason),
      tagged(
        { role: 'Table' },
        {},
        row([t('cn22.contents'), t('cn22.hsOrigin'), t('netWeight'), t('value')], 400, {
          role: 'TH',
          scope: 'Column',
        }),
        ...items.map((item) =>
          row(
            [
              `${item.quantity} × ${item.description}`,
              [item.hsCode, item.originCountry ?? ''].filter(Boolean).join(' '),
              formatWeight(item.weightGrams, DEFAULT_LOCALE),
              money(item.valueCents),
            ],
            400,
          ),
        ),
        row([t('cn22.total'), '', formatWeight(netGrams, DEFAULT_LOCALE), money(totalCents)], 700),
      ),
      box(
        { marginTop: 6 },
        ...paragraph(t('cn22.declaration'), typeface, INNER, { fontSize: 7, color: '#000000' }),
      ),
      whole(
        { flexDirection: 'row', marginTop: 22 },
        box({ width: 70 }, text({}, dayKey(new Date(receipt.bookedAt), facts.originTimeZone))),
        box({ flexGrow: 1, borderTop: RULE, paddingTop: 2 }, text({}, t('cn22.signature'))),
      ),
    ),
  );
}

/** Without a reason, as of bookings that were not asked for it, the shipper ticks a box. */
function categories(reason: ExportReason | null): Node {
  const t = translator(DEFAULT_LOCALE, 'papers');
  const cross = drawing({ width: 4, height: 4, scale: 1 }, CROSS, t('cn22.chosen'));
  return tagged(
    { role: 'L' },
    { flexDirection: 'row', flexWrap: 'wrap', borderTop: RULE, borderBottom: RULE, paddingTop: 4 },
    ...EXPORT_REASONS.map((category) =>
      tagged(
        { role: 'LI' },
        { width: INNER / 3, flexDirection: 'row', alignItems: 'center', marginBottom: 4 },
        box(
          { width: 8, height: 8, border: '1pt solid #000000', padding: 1, marginRight: 4 },
          ...(category === reason ? [tagged({ role: 'Lbl' }, {}, cross)] : []),
        ),
        text({}, t(`cn22.${category}`), 'LBody'),
      ),
    ),
  );
}
