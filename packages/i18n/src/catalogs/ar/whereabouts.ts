import type { Catalog } from '../../messages.ts';

export default {
  justNow: 'قبل لحظات',
  day: '{arrival, select, today {تصل اليوم، {latest}} tomorrow {تصل غدًا، {latest}} by {تصل في موعد أقصاه {latest}} between {تصل من {earliest} إلى {latest}} late {متأخرة: كان الموعد {latest}} other {تصل {latest}}}',
  dayRevised:
    '{arrival, select, today {الموعد الجديد اليوم، {latest}} tomorrow {الموعد الجديد غدًا، {latest}} by {الموعد الجديد: في موعد أقصاه {latest}} between {الموعد الجديد: من {earliest} إلى {latest}} late {كان الموعد {latest}} other {الموعد الجديد: {latest}}}',
  created:
    'أُنشئ الملصق {age}{arrival, select, today {، تصل الشحنة اليوم} tomorrow {، تصل الشحنة غدًا} by {، تصل الشحنة في موعد أقصاه {latest}} day {، تصل الشحنة يوم {latest}} between {، تصل الشحنة بين {earliest} و{latest}} other {}}؛ وأول مسح عند الاستلام.',
  pickedUp:
    'استُلمت من المرسِل{where, select, known { في {place}} other {}}، {arrival, select, today {تصل اليوم} tomorrow {تصل غدًا} by {تصل في موعد أقصاه {latest}} day {تصل يوم {latest}} between {تصل بين {earliest} و{latest}} other {وهي في الطريق}}؛ آخر مسح {age}.',
  inTransit:
    'قيد النقل{arrival, select, today {، تصل اليوم} tomorrow {، تصل غدًا} by {، تصل في موعد أقصاه {latest}} day {، تصل يوم {latest}} between {، تصل بين {earliest} و{latest}} other {}}؛ {event, select, ARRIVED {وصلت إلى مركز الفرز} DEPARTED {غادرت مركز الفرز} CUSTOMS {دخلت التخليص الجمركي} CUSTOMS_RELEASED {أفرجت عنها الجمارك} other {آخر مسح}}{where, select, known { في {place}} other {}} {age}.',
  outForDelivery:
    'خرجت للتوصيل{where, select, known { في {place}} other {}}{arrival, select, today {، تصل اليوم} tomorrow {، تصل غدًا} by {، تصل في موعد أقصاه {latest}} day {، تصل يوم {latest}} between {، تصل بين {earliest} و{latest}} other {}}؛ آخر مسح {age}.',
  late: 'متأخرة: كان موعدها {latest}، {status, select, pickedUp {استُلمت من المرسِل} outForDelivery {خرجت للتوصيل} other {قيد النقل}}؛ آخر مسح{where, select, known { في {place}} other {}} {age}.',
  lateCreated: 'متأخرة: كان موعدها {latest}، ولم تُستلم من المرسِل بعد؛ أُنشئ الملصق {age}.',
  delivered:
    'تم التسليم{where, select, known { في {place}} other {}} {day, select, today {اليوم} yesterday {أمس} other {يوم {date}}} الساعة {time}.',
  exception:
    '{kind, select, customs_hold {محتجزة لدى الجمارك} held {موقوفة في مركز الفرز} failed_attempt {محاولة تسليم من دون نجاح} address {لم يُعثر على العنوان} refused {رفضها المستلم} damage {وُجدت تالفة} loss {مفقودة} other {أوقفتها مشكلة في التسليم}}{where, select, known { في {place}} other {}}{arrival, select, today {، التسليم المتوقع الآن: اليوم} tomorrow {، التسليم المتوقع الآن: غدًا} by {، التسليم المتوقع الآن: في موعد أقصاه {latest}} day {، التسليم المتوقع الآن: {latest}} between {، التسليم المتوقع الآن: بين {earliest} و{latest}} late {، كان موعدها {latest}} other {}}؛ أُبلغ عن ذلك {age}.',
  returning:
    'في طريق العودة إلى المرسِل؛ آخر مسح{where, select, known { في {place}} other {}} {age}.',
  returned: 'أُعيدت إلى المرسِل{where, select, known { في {place}} other {}} {age}.',
  cancelled: 'أُلغيت {age}. لن يُسلَّم شيء.',
} satisfies Catalog<'whereabouts'>;
