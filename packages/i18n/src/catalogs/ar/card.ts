import type { Catalog } from '../../messages.ts';

export default {
  frame: 'بيانات البطاقة، تُدخل لدى مزوّد الدفع',
  loading: 'نموذج البطاقة قيد التحميل.',
  failed: 'لم يتم تحميل نموذج البطاقة. أعد تحميل الصفحة للمحاولة مرة أخرى.',
  privacy: 'تُدخل بيانات البطاقة لدى مزوّد الدفع، ولا تصل أبدًا إلى صفحاتنا أو خوادمنا.',
  refused: 'لم تُقبل البطاقة. تحقق من بياناتها.',
  number: '{brand} تنتهي بالأرقام {last4}',
  expires: 'تنتهي صلاحيتها في {date}',
  expired: 'انتهت صلاحيتها في {date}',
  default: 'الافتراضية',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'بطاقة',
} satisfies Catalog<'card'>;
