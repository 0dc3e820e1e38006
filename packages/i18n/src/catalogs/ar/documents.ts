import type { Catalog } from '../../messages.ts';

export default {
  title: 'المستندات',
  failed: 'تعذّر إعداد المستند الآن.',
  failedText: 'لم يُفقد شيء. حاول مرة أخرى بعد دقيقة.',
  'file.label.pdf': 'ملصق الشحن (PDF)',
  'file.label.zpl': 'ملصق الشحن (ZPL)',
  'file.receipt.pdf': 'الإيصال (PDF)',
  'file.bill-of-lading.pdf': 'بوليصة الشحن (PDF)',
  'file.cn22.pdf': 'الإقرار الجمركي CN 22 (PDF)',
  'file.commercial-invoice.pdf': 'الفاتورة التجارية (PDF)',
  'use.label.pdf':
    '{pages, plural, zero {لا ملصقات.} one {ملصق واحد، 4 × 6 بوصات، لأي طابعة.} two {ملصقان، 4 × 6 بوصات، لأي طابعة.} few {# ملصقات، 4 × 6 بوصات، لأي طابعة.} many {# ملصقًا، 4 × 6 بوصات، لأي طابعة.} other {# ملصق، 4 × 6 بوصات، لأي طابعة.}}',
  'use.label.zpl':
    '{pages, plural, zero {لا ملصقات.} one {الملصق نفسه لطابعة ملصقات بدقة 203 نقاط في البوصة.} two {الملصقان نفساهما لطابعة ملصقات بدقة 203 نقاط في البوصة.} few {الملصقات نفسها وعددها # لطابعة ملصقات بدقة 203 نقاط في البوصة.} many {الملصقات نفسها وعددها # لطابعة ملصقات بدقة 203 نقاط في البوصة.} other {الملصقات نفسها وعددها # لطابعة ملصقات بدقة 203 نقاط في البوصة.}}',
  'use.receipt.pdf': 'مقاس A4، لدفاترك المحاسبية.',
  'use.bill-of-lading.pdf': 'مقاس A4. اطبع ثلاث نسخ ووقّعها عند تسليم البضاعة.',
  'use.cn22.pdf': 'مقاس A6. ضع علامة أمام سبب الإرسال، ووقّعه وثبّته بجانب الملصق.',
  'use.commercial-invoice.pdf': 'مقاس A4. اطبع ثلاث نسخ، ووقّع كل نسخة وثبّتها على الطرد من الخارج.',
  'withheld.awaiting_activation':
    'محجوب حتى يُدخل في هذه الصفحة الرمز الذي أرسلناه إلى بريد المرسِل.',
  'withheld.awaiting_payment': 'محجوب حتى يصل المبلغ.',
  'withheld.payment_failed': 'محجوب حتى تُسوّى عملية الدفع.',
  'withheld.cancelled': 'لم يعد متاحًا: أُلغيت الشحنة.',
} satisfies Catalog<'documents'>;
