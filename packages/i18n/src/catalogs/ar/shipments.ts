import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'الشحنات | Waypost',
  title: 'لوحة الشحنات',
  newShipment: 'شحنة جديدة',
  exportCsv: 'تصدير CSV',

  filters: 'تصفية الشحنات',
  search: 'بحث',
  searchHelp: 'رقم التتبع أو المستلم أو الوجهة',
  service: 'الخدمة',
  status: 'الحالة',
  all: 'الكل',
  from: 'من',
  to: 'إلى',
  apply: 'تطبيق',
  clear: 'مسح عوامل التصفية',

  date: 'التاريخ',
  tracking: 'التتبع',
  recipient: 'إلى',
  pieces: 'القطع',
  weight: 'الوزن',
  cost: 'التكلفة',
  freight: 'شحن بضائع',

  reprint: 'إعادة طباعة',
  reprintOf: 'إعادة طباعة {number}',
  duplicate: 'تكرار',
  duplicateOf: 'تكرار {number}',
  track: 'تتبع',
  trackOf: 'تتبع {number}',
  receipt: 'الإيصال',
  receiptOf: 'إيصال {number}',
  cancel: 'إلغاء',
  cancelOf: 'إلغاء {number}',
  'hold.awaiting_activation': 'بانتظار الرمز المرسل بالبريد',
  'hold.awaiting_payment': 'بانتظار التحويل',
  'hold.payment_failed': 'تعذّر الدفع',

  listed:
    '{count, plural, zero {لا شحنات} one {شحنة واحدة} two {شحنتان} few {# شحنات} many {# شحنة} other {# شحنة}}',
  emptyFiltered: 'لا توجد شحنات تطابق عوامل التصفية.',
  emptyTitle: 'لم يُرسل شيء بعد.',
  emptyText: 'ما تحجزه بعد تسجيل الدخول يظهر هنا مع ملصقه وإيصاله.',
  newest: 'العودة إلى الأحدث',
  failed: 'تعذّر تحميل شحناتك.',
  failedText: 'شحناتك محفوظة. يُرجى المحاولة مرة أخرى.',

  claimTitle:
    '{count, plural, zero {لا حجوزات بعنوانك من دون حساب.} one {هناك حجز واحد بعنوانك أُجري من دون حساب.} two {هناك حجزان بعنوانك أُجريا من دون حساب.} few {هناك # حجوزات بعنوانك أُجريت من دون حساب.} many {هناك # حجزًا بعنوانك أُجري من دون حساب.} other {هناك # حجز بعنوانك أُجري من دون حساب.}}',
  claimText:
    '{count, plural, zero {أضفها إلى حسابك لتراها في هذه القائمة.} one {أضفه إلى حسابك لتراه في هذه القائمة.} two {أضفهما إلى حسابك لتراهما في هذه القائمة.} few {أضفها إلى حسابك لتراها في هذه القائمة.} many {أضفها إلى حسابك لتراها في هذه القائمة.} other {أضفها إلى حسابك لتراها في هذه القائمة.}}',
  claim: 'إضافة إلى حسابي',
  claimed:
    '{count, plural, zero {لم تُضف شحنات.} one {أُضيفت شحنة واحدة.} two {أُضيفت شحنتان.} few {أُضيفت # شحنات.} many {أُضيفت # شحنة.} other {أُضيفت # شحنة.}}',
  claimFailed: 'تعذّرت الإضافة. يُرجى المحاولة مرة أخرى.',
} satisfies Catalog<'shipments'>;
