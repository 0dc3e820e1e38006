import type { Catalog } from '../../messages.ts';

export default {
  title: 'تلقي الإشعارات',
  lead: 'رسالة كلما تقدمت الشحنة: عند استلامها من المرسِل، وعند خروجها للتوصيل، وعند تسليمها، أو عندما يحتاج أمر إلى الانتباه.',
  email: 'البريد الإلكتروني',
  consent: 'أوافق على تلقي إشعارات الشحنة الخاصة بهذا الرقم.',
  submit: 'إرسال الإشعارات إليّ',
  privacy: 'إشعار الخصوصية',
  failed: 'تعذّر قبول طلبك. يُرجى المحاولة مرة أخرى.',
  demonstration: 'هذا عرض نموذجي: لا توجد إشعارات تُرسل.',
  ended: 'انتهت رحلة هذه الشحنة، فلا توجد إشعارات أخرى لطلبها.',

  alertsLead: 'أنت {role, select, shipper {مرسِل} other {مستلم}} هذه الشحنة.',
  emailAlerts: 'إشعارات بريدية',
  emailTo: 'إلى {address}',
  smsAlerts: 'إشعارات نصية',
  smsTo: 'إلى {number}',
  smsNoNumber: 'لا يوجد في الحجز رقم هاتف يبدأ بعلامة + ثم رمز البلد.',
  smsOff: 'لا يرسل الناقل رسائل نصية في الوقت الحالي.',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  saveFailed: 'تعذّر الحفظ. يُرجى المحاولة مرة أخرى.',

  askedMetaTitle: 'إشعارات الشحنة | Waypost',
  askedTitle: 'إشعارات الشحنة',
  toShipment: 'العودة إلى الشحنة',
  toTracking: 'تتبع شحنة',

  confirmMetaTitle: 'تأكيد الإشعارات | Waypost',
  confirmTitle: 'تأكيد الإشعارات',
  confirmLead: 'اضغط الزر لتصل إشعارات الشحنة إلى العنوان الذي أُرسلت إليه الرسالة.',
  confirmAction: 'تأكيد الإشعارات',

  languageMetaTitle: 'لغة الرسائل | Waypost',
  languageTitle: 'لغة الرسائل',
  languageLead: 'اختر اللغة التي نكتب بها إلى العنوان الذي وصلته الرسالة.',
  languageChosen: 'من الآن نكتب بهذه اللغة: {language}',
  leaveMetaTitle: 'إيقاف الإشعارات | Waypost',
  leaveTitle: 'إيقاف الإشعارات',
  leaveLead: 'للعنوان الذي أُرسلت إليه الرسالة. ويستمر إرسال ما يحتاج إليه الحجز، مثل الإيصال.',
  leaveShipment: 'إيقاف لهذه الشحنة',
  leaveAll: 'إيقاف لكل الشحنات',
} satisfies Catalog<'updates'>;
