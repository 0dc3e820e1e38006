import type { Catalog } from '../../messages.ts';

export default {
  greeting: 'مرحبًا {name}،',
  signature: 'Waypost',
  accountFooter: 'تكتب Waypost إلى هذا العنوان لأنه مرتبط بحساب أو لأنه أُدخل في موقعنا.',

  expectedOn: 'التسليم المتوقع: {day}',
  expectedBetween: 'التسليم المتوقع: من {earliest} إلى {latest}',
  expectedBy: 'التسليم المتوقع: في موعد أقصاه {day}',
  expectedToday: 'التسليم المتوقع: اليوم، {day}',
  expectedLate: 'كان الموعد: {day}',
  bookedSubject: 'تم الحجز: {number}',
  bookedText: 'حُجزت شحنتك من {from} إلى {to}. رقم تتبعها {number}.',
  bookedDueOnDelivery: 'المبلغ الذي يحصّله المندوب عند الباب: {amount}.',
  bookedOnAccount: 'المبلغ المقيّد على حسابك: {amount}. ويُطلب في كشف الحساب الشهري.',
  bookedPaid: 'المبلغ المحجوز على وسيلة الدفع: {amount}. ويُخصم الآن.',
  bookedTransferred: 'وصل تحويلك. المبلغ: {amount}.',
  bookedAwaitingTransfer:
    'يُرجى تحويل {amount} خلال 7 أيام. تجد الحساب ومرجع التحويل في الإيصال. ويصدر الملصق بعد وصول المبلغ.',
  awaitingSubject: 'في انتظار تحويلك: {number}',
  awaitingHeading: 'بقيت خطوة واحدة: التحويل المصرفي',
  awaitingText: 'سُجّلت شحنتك من {from} إلى {to}. رقم تتبعها {number}.',
  transferSubject: 'تم الدفع: {number}',
  transferHeading: 'وصل تحويلك',
  transferText: 'المبلغ المستلم: {amount}. حُجزت شحنتك من {from} إلى {to}، وملصقها جاهز للطباعة.',
  labelLink: 'طباعة الملصق',
  bookedReceipt: 'فتح الإيصال',
  trackLink: 'تتبع الشحنة',
  sender: 'المرسِل',

  'news.picked_up': 'استُلمت من المرسِل',
  'news.picked_up.text': 'استلمنا الشحنة من المرسِل وبدأت طريقها.',
  'news.picked_up.next': 'نخبرك عندما تكون في الطريق، وعندما تخرج للتوصيل، وعند التسليم.',
  'news.in_transit': 'قيد النقل',
  'news.in_transit.text': 'تنتقل الشحنة عبر شبكتنا.',
  'news.in_transit.next':
    'تصلك الرسالة التالية عندما تخرج للتوصيل، أو عندما يحتاج أمر إلى الانتباه.',
  'news.out_for_delivery': 'خرجت للتوصيل',
  'news.out_for_delivery.text': 'الشحنة مع المندوب وموعدها اليوم.',
  'news.out_for_delivery.next': 'ينبغي أن يكون في العنوان من يتسلمها.',
  'news.delivered': 'تم التسليم',
  'news.delivered.text': 'سُلّمت الشحنة. المكان: {city}. الوقت: {time}.',
  'news.delivered.textWithoutPlace': 'سُلّمت الشحنة. الوقت: {time}.',
  'news.delivered.next': 'إذا وجدت نقصًا أو كسرًا، فاحتفظ بالتغليف واكتب إلى الدعم واذكر رقم التتبع.',
  'news.returning': 'في طريق العودة',
  'news.returning.text':
    'تعذّر تسليم الشحنة وهي عائدة {reader, select, shipper {إليك} other {إلى المرسِل}}.',
  'news.returning.next': 'لا يلزمك شيء. ولتغيير ذلك اكتب إلى الدعم واذكر رقم التتبع.',
  'news.cancelled': 'ملغاة',
  'news.cancelled.text': 'أُلغيت الشحنة ولن تُسلَّم.',
  'news.cancelled.next': 'لن تصل إشعارات أخرى عنها.',
  'news.customs_hold': 'محتجزة لدى الجمارك',
  'news.customs_hold.text': 'تحتجز الجمارك الشحنة. غالبًا ما ينقص مستند، مثل فاتورة أو رقم استيراد.',
  'news.customs_hold.next':
    '{reader, select, shipper {افتح الشحنة وارفع المستند: أمامك {days, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}.} other {أمام المرسِل {days, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}} لإرساله.}} وتتابع الشحنة طريقها بعد إفراج الجمارك عنها.',
  'news.held': 'موقوفة',
  'news.held.text': 'تنتظر الشحنة في أحد مراكز الفرز.',
  'news.held.next': 'لا يلزمك شيء. وإذا لم تتحرك بعد يومي عمل، فاكتب إلى الدعم واذكر رقم التتبع.',
  'news.failed_attempt': 'محاولة تسليم',
  'news.failed_attempt.text': 'كان المندوب عند الباب ولم يتمكن من تسليم الشحنة.',
  'news.failed_attempt.next':
    'نحاول مرة أخرى في يوم العمل التالي ونحتفظ بها 7 أيام. ينبغي أن يكون في العنوان من يتسلمها، أو اكتب إلى الدعم للاتفاق على طريقة أخرى.',
  'news.address': 'العنوان غير واضح',
  'news.address.text': 'لم يجد المندوب عنوان التسليم.',
  'news.address.next':
    '{reader, select, recipient {أمامك {days, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}} لإرسال العنوان الكامل: اكتب إلى الدعم واذكر رقم التتبع.} other {أمام المستلم {days, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}} لإكماله: أرسل العنوان إلى الدعم واذكر رقم التتبع.}}',
  'news.refused': 'رُفض التسليم',
  'news.refused.text': 'لم تُقبل الشحنة عند الباب.',
  'news.refused.next':
    '{reader, select, shipper {أمامك {days, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}} لتخبرنا إلى أين تذهب، ثم تعود إليك.} other {أمام المرسِل {days, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}} ليحدد إلى أين تذهب، ثم تعود إليه.}} وإذا كان ذلك خطأ، فاكتب إلى الدعم واذكر رقم التتبع.',
  'news.other': 'تحتاج إلى الانتباه',
  'news.other.text': 'هناك ما يمنع الشحنة من متابعة طريقها.',
  'news.other.next': 'افتح الشحنة لترى أين وصلت، أو اكتب إلى الدعم واذكر رقم التتبع.',
  'news.damage': 'الشحنة تالفة',
  'news.damage.text': 'وجدنا تلفًا في الشحنة.',
  'news.damage.next':
    'اكتب إلى الدعم واذكر رقم التتبع للاتفاق على الخطوة التالية. وإذا كانت لديك بالفعل، فاحتفظ بالتغليف والتقط صورًا.',
  'news.loss': 'الشحنة مفقودة',
  'news.loss.text': 'الشحنة ليست في المكان الذي ينبغي أن تكون فيه، ونحن نبحث عنها.',
  'news.loss.next': 'اكتب إلى الدعم واذكر رقم التتبع لتقديم مطالبة.',
  'news.returned': 'أُعيدت إلى المرسِل',
  'news.returned.text':
    '{reader, select, shipper {أُعيدت الشحنة إليك.} other {أُعيدت الشحنة إلى المرسِل.}}',
  'news.returned.next':
    '{reader, select, shipper {لإرسالها من جديد، أنشئ حجزًا جديدًا.} other {لإرسالها من جديد، اتفق مع المرسِل على حجز جديد.}}',
  newsSubject: '{news}: {number}',
  newsLink: 'فتح الشحنة',
  newsShipment: 'رقم التتبع',
  newsRoute: 'المسار',
  newsRouteText: 'من {from} إلى {to}',
  newsActBy: 'الموعد النهائي',
  newsCode: 'رمز للمندوب',
  newsPlace: 'آخر مكان',
  newsPlaceText: '{city}، {country}',
  newsTime: 'الوقت',
  'newsFooter.shipper': 'تكتب إليك Waypost بصفتك مرسِل هذه الشحنة.',
  'newsFooter.recipient': 'تكتب Waypost إلى هذا العنوان لأن المرسِل ذكره عنوانًا للمستلم.',
  'newsFooter.follower': 'تكتب Waypost إلى هذا العنوان لأنه طُلبت له إشعارات عن هذه الشحنة.',
  newsLeave: 'إيقاف هذه الإشعارات',

  'sms.picked_up': 'Waypost: استُلمت',
  'sms.in_transit': 'Waypost: قيد النقل',
  'sms.out_for_delivery': 'Waypost: تصل اليوم',
  'sms.delivered': 'Waypost: تم التسليم',
  'sms.returning': 'Waypost: تُعاد الآن',
  'sms.cancelled': 'Waypost: أُلغيت',
  'sms.customs_hold': 'Waypost: في الجمارك',
  'sms.held': 'Waypost: موقوفة',
  'sms.failed_attempt': 'Waypost: لم تُسلّم',
  'sms.address': 'Waypost: عنوان خطأ:',
  'sms.refused': 'Waypost: رُفضت',
  'sms.other': 'Waypost: يلزم إجراء',
  'sms.damage': 'Waypost: تالفة:',
  'sms.loss': 'Waypost: نبحث عنها',
  'sms.returned': 'Waypost: أُعيدت',

  otherLanguages: 'لغات أخرى',
  followSubject: 'تأكيد إشعارات الشحنة {number}',
  followHeading: 'تأكيد الإشعارات',
  followText:
    'طلب أحدهم، والأرجح أنه أنت، إشعارات عن شحنة Waypost رقم {number} على هذا العنوان. أكّد مرة واحدة: يعمل الرابط مدة 72 ساعة. ويمكنك إيقافها في أي وقت بالرابط الوارد في كل رسالة.',
  followLink: 'تأكيد الإشعارات',
  followWarning: 'إذا لم تطلبها فلا تفعل شيئًا، ولن تصلك رسائل أخرى عن هذه الشحنة.',
  followFooter: 'تكتب Waypost إلى هذا العنوان لأنه أُدخل في صفحة تتبع.',
  followingSubject: 'تصلك بالفعل إشعارات الشحنة {number}',
  followingHeading: 'تصلك هذه الإشعارات بالفعل',
  followingText:
    'طلب أحدهم، والأرجح أنه أنت، إشعارات عن شحنة Waypost رقم {number} على هذا العنوان. وهي تصل إليه بالفعل، ولم يتغير شيء.',

  recipientSubject: 'شحنة لك: {number}',
  recipientHeading: 'شحنة لك',
  recipientText:
    'حُجزت لك شحنة مع Waypost من {from} إلى {to}. نكتب إليك عند استلامها من المرسِل وعند خروجها للتوصيل.',
  recipientDue: 'المبلغ الذي يحصّله المندوب عند الباب: {amount}.',
  recipientSmallPrint:
    'تكتب Waypost إلى هذا العنوان لأن مرسِلًا ذكره عنوانًا للمستلم. وإذا كنت لا تنتظر شيئًا، فيمكنك رفض الشحنة عند الباب.',

  cancelledSubject: 'ملغاة: {number}',
  cancelledText: 'أُلغيت شحنتك من {from} إلى {to}، رقم التتبع {number}.',
  cancelledMoney: 'لم يعد شيء مستحقًا. يُحرَّر ما كان محجوزًا، ويعود ما دُفع إلى مصدره.',

  partyLinkSubject: 'رابطك إلى الشحنة {number}',
  partyLinkHeading: 'عرض الشحنة كاملة',
  partyLinkText:
    'طلب أحدهم، والأرجح أنه أنت، هذا الرابط في صفحة التتبع. وهو يعرض الشحنة {number} مع بيانات الاتصال وإثبات التسليم، ويتيح لك الكتابة إلينا بشأنها. يعمل الرابط مدة 90 يومًا في أي متصفح يفتحه.',
  partyLinkWarning:
    'لا تعد إرسال هذه الرسالة: من يفتح الرابط يرى ما تراه. وإذا لم تطلبه فلا تفعل شيئًا.',

  caseAnswerSubject: 'لديك رد بشأن الشحنة {number}',
  caseAnswerHeading: 'لديك رد',
  caseAnswerText:
    'رد عليك فريق الدعم بشأن الشحنة {number}. افتح الرابط لقراءة الرد وللكتابة إلينا.',
  caseAnswerLink: 'قراءة الرد',

  activationSubject: 'رمز تفعيل حجزك لدى Waypost: {code}',
  activationHeading: 'تفعيل حجزك',
  activationText:
    'أدخل هذا الرمز في صفحة حجزك. وهو صالح مدة ساعة واحدة. بعد ذلك يكون الملصق جاهزًا ويمكنك تسليم الشحنة إلينا. المبلغ المحصّل عند التسليم: {amount}.',
  activationLink: 'فتح الحجز',
  activationSmallPrint: 'إذا لم تحجز شيئًا فلا تفعل شيئًا: يُلغى الحجز بعد يوم إذا لم يُدخل الرمز.',

  codeSubject: 'رمزك لدى Waypost: {code}',
  codeHeading: 'رمزك',
  codeText: 'أدخل هذا الرمز في الصفحة التي طلبته. وهو صالح مرة واحدة ولمدة 10 دقائق.',
  codeWarning:
    'لا نطلب هذا الرمز أبدًا بالهاتف ولا بالبريد. وإذا لم تطلبه فلا تفعل شيئًا: لا يدخل أحد من دون الرمز.',

  alreadyRegisteredSubject: 'لديك حساب Waypost بالفعل',
  alreadyRegisteredText:
    'حاول أحدهم، والأرجح أنه أنت، استخدام هذا العنوان لحساب Waypost. للعنوان حساب بالفعل، ولم يتغير فيه شيء.',
  alreadyRegisteredNext: 'سجّل الدخول بكلمة المرور، أو عيّن كلمة جديدة إذا نسيتها.',
  signInLink: 'تسجيل الدخول',

  resetSubject: 'تعيين كلمة مرور جديدة لدى Waypost',
  resetText:
    'طلب أحدهم، والأرجح أنه أنت، كلمة مرور جديدة لهذا الحساب. يعمل الرابط مرة واحدة ولمدة 30 دقيقة. وتعيين كلمة مرور جديدة يسجّل الخروج من كل المتصفحات.',
  resetLink: 'تعيين كلمة مرور جديدة',
  resetWarning: 'إذا لم تطلب ذلك فلا تفعل شيئًا. وتبقى كلمة المرور كما هي.',

  confirmEmailSubject: 'تأكيد بريدك الإلكتروني الجديد',
  confirmEmailText:
    'طلب حساب Waypost {account} استخدام هذا العنوان. للتأكيد افتح الرابط في متصفح سُجّل فيه الدخول إلى ذلك الحساب. يعمل الرابط مرة واحدة ولمدة 24 ساعة. ويبقى العنوان القديم حتى ذلك الحين.',
  confirmEmailLink: 'تأكيد العنوان',
  confirmEmailWarning: 'إذا لم يكن هذا حسابك فلا تفعل شيئًا. ولن يتغير شيء.',

  emailChangeSubject: 'طلب تغيير بريدك الإلكتروني لدى Waypost',
  emailChangeText:
    'طلب أحدهم، والأرجح أنه أنت، استخدام بريد إلكتروني آخر لهذا الحساب. ويتغير بمجرد تأكيد العنوان الجديد.',
  emailChangeNext: 'إذا لم تكن أنت، فعيّن كلمة مرور جديدة الآن: فذلك يبطل تغيير العنوان أيضًا.',

  keyMadeSubject: 'مفتاح API جديد لحسابك لدى Waypost',
  keyMadeText: 'أُنشئ لحسابك مفتاح يبدأ بـ {hint}، {time}. وما يسمح به: {scopes}.',
  webhookFailingSubject: 'الـ Webhook الخاص بك لا يستجيب',
  webhookFailingText:
    'لم تصل الأحداث إلى {host} منذ {time}. نواصل المحاولة، على فترات تطول مع الوقت ولا تتجاوز 15 دقيقة، ونحتفظ بالأحداث 30 يومًا. بعد إصلاح الخلل اختر «{button}»: نحاول فورًا، وما إن يصل حتى نرسل كل ما ينتظر.',
  webhookOffSubject: 'تم إيقاف الـ Webhook الخاص بك',
  webhookOffText:
    'لم يعد يصل شيء إلى {host}، لذلك أوقفنا إرسال الأحداث إليه. شغّله من جديد عندما يستجيب، واستعد ما فاته خلال 30 يومًا.',
  webhookLink: 'عرض الـ Webhooks',
  keyMadeNext:
    'إن كنت أنت من فعل ذلك فلا داعي لأي إجراء. وإلا فأبطِل المفتاح وعيّن كلمة مرور جديدة فورًا.',
  keyMadeLink: 'عرض مفاتيح API',
  keyEndingSubject: 'ينتهي مفتاح API الخاص بك في {day}',
  keyEndingText: 'بعد ذلك تُرفض البرامج التي ما زالت تستخدم هذا المفتاح.',
  keyEndingNext:
    'إن كنت ما زلت تحتاج إليه فأنشئ في الوقت المناسب مفتاحًا جديدًا ينتهي لاحقًا، وضعه في برامجك، ثم أبطِل هذا المفتاح. لا يكفي «{button}»: فالمفتاح الجديد ينتهي في الموعد نفسه. وإن لم تعد تحتاج إليه فلا داعي لأي إجراء.',
  keyUnusedSubject: 'لم يُستخدم مفتاح API الخاص بك منذ 90 يومًا',
  keyUnusedText:
    'حتى المفتاح الذي لا يستخدمه أحد قد يُعثر عليه ويُساء استخدامه. إن لم تعد تحتاج إليه فأبطِله.',
  keyUnusedNext:
    'إن أردت الاحتفاظ به فلا داعي لأي إجراء. لن نكتب إليك مجددًا إلا إذا استُخدم ثم بقي 90 يومًا أخرى دون استخدام.',
  passwordChangedSubject: 'تغيّرت كلمة مرور حسابك لدى Waypost',
  passwordChangedText: 'تغيّرت كلمة مرور حسابك، {time}.',
  passwordChangedByReset: 'سُجّل الخروج من كل المتصفحات وأُنهيت كل مفاتيح API.',
  passwordChangedHere: 'سُجّل الخروج من كل المتصفحات الأخرى. وتظل مفاتيح API تعمل حتى تُبطلها.',
  passwordChangedNext: 'إن لم تكن أنت من فعل ذلك فعيّن كلمة مرور جديدة فورًا.',
  newSignInSubject: 'تسجيل دخول جديد إلى حسابك لدى Waypost',
  newSignInText: 'استُخدم حسابك من متصفح لم نره من قبل: {browser}، {time}.',
  newSignInNext:
    'إذا كنت أنت فلا يلزمك شيء. وإلا فعيّن كلمة مرور جديدة الآن: فذلك يسجّل الخروج من كل المتصفحات.',

  pickupScheduledSubject: 'جُدول الاستلام: {number}',
  pickupRescheduledSubject: 'تغيّر موعد الاستلام: {number}',
  pickupScheduledText:
    'يأتي مندوب يوم {day} بين {from} و{until} بالتوقيت المحلي إلى العنوان: {address}. يُرجى أن يكون كل شيء مغلفًا وعليه ملصقه.',
  'pickupRepeats.DAILY': 'يتكرر كل يوم عمل حتى تنهيه.',
  'pickupRepeats.WEEKLY': 'يتكرر كل أسبوع حتى تنهيه. ويُتخطى الموعد الذي يوافق عطلة رسمية.',
  'pickupRepeats.BIWEEKLY': 'يتكرر كل أسبوعين حتى تنهيه. ويُتخطى الموعد الذي يوافق عطلة رسمية.',
  pickupChangeUntil: 'يمكنك تغيير موعده أو إلغاؤه حتى {lastMoment}.',
  pickupCancelledSubject: 'أُلغي الاستلام: {number}',
  pickupCancelledText:
    'أُلغي الاستلام يوم {day} بين {from} و{until} من العنوان: {address}. لن يأتي مندوب.',
  pickupNoPlaceSubject: 'لا مندوب متاح: الاستلام {number}',
  pickupNoPlaceText:
    'كل المواعيد يوم {day} بين {from} و{until} محجوزة، لذلك لن يأتي مندوب في ذلك اليوم إلى العنوان: {address}. وتبقى المواعيد الأخرى لاستلامك الدوري كما هي.',
  pickupNoPlaceNext: 'يمكنك اختيار وقت آخر لهذا الموعد في لوحة التحكم.',
  pickupMissedSubject: 'لم يتم الاستلام: {number}',
  pickupMissedText:
    'لم يستلم مندوبنا شيئًا يوم {day} بين {from} و{until} من العنوان: {address}. نعتذر إذا كان الخطأ منا.',
  pickupMissedNext:
    'اطلب استلامًا آخر من لوحة التحكم. ويمكنك أن تختار من جديد الشحنات التي كنت اخترتها لهذا الاستلام.',
  pickupRuleEndedSubject: 'انتهى استلامك الدوري',
  pickupRuleEndedText:
    'انتهى الاستلام الدوري بين {from} و{until} من العنوان: {address}. أُلغيت مواعيده، ما عدا التي خرج إليها مندوب بالفعل.',
  handoverSubject: 'كيف تسلّم {number}',
  handoverPickup:
    'يأتي مندوب يوم {day} بين {from} و{until} بالتوقيت المحلي إلى عنوانك. يُرجى أن تكون الشحنة مغلفة وعليها ملصقها.',
  handoverMoved: 'لم تعد الفترة التي اخترتها متاحة، وهذه هي التالية.',
  handoverWaiting:
    'اخترت استلامًا يوم {day} بين {from} و{until}. نحجز لك مكانًا حالما يُدفع الحجز أو يُؤكَّد.',
  handoverPoint: 'أحضر الشحنة وعليها ملصقها إلى: {point}.',
  handoverPointWaiting: 'اخترت إحضارها إلى: {point}. يصبح الملصق جاهزًا حالما يُدفع الحجز أو يُؤكَّد.',
  handoverNoPlace: 'لم تكن أي فترة استلام متاحة. اختر يومًا آخر أو أحضر الشحنة إلى نقطة خدمة.',
  handoverMissed: 'لم يستلم المندوب الشحنة يوم {day}. اختر يومًا آخر أو أحضرها إلى نقطة خدمة.',
  handoverCancelled: 'أُلغي الاستلام يوم {day}. اختر يومًا آخر أو أحضر الشحنة إلى نقطة خدمة.',
  handoverPointClosed: 'لم تعد هذه النقطة تقبل الطرود: {point}. اختر طريقة أخرى لتسليمها إلينا.',
  handoverNone:
    'لم تختر بعد كيف تسلّم الشحنة إلينا: باستلام من عنوانك أو في نقطة خدمة قريبة. يمكنك ذلك في صفحة الإيصال.',
  handoverLink: 'تغيير طريقة تسليم الشحنة إلينا',
  pickupLink: 'فتح طلبات الاستلام',
  statementSubject: 'كشف حسابك لدى Waypost لشهر {month}',
  statementHeading: 'كشف حسابك لشهر {month}',
  statementText: 'كشف حسابك لشهر {month} جاهز. المبلغ الإجمالي: {amount}.',
  statementOpen: 'المبلغ المتبقي منه: {amount}. تاريخ الاستحقاق: {day}.',
  'reminderSubject.1': 'تذكير: كشف حسابك لدى Waypost لشهر {month}',
  'reminderSubject.2': 'تذكير ثانٍ: كشف حسابك لدى Waypost لشهر {month}',
  'reminderSubject.3': 'تذكير أخير: كشف حسابك لدى Waypost لشهر {month}',
  reminderHeading: 'تأخر سداد كشف حسابك لشهر {month}',
  'reminderText.1':
    'لم يصلنا بعد من كشف حسابك لشهر {month} المبلغ التالي: {amount}. كان تاريخ الاستحقاق: {day}.',
  'reminderText.2':
    'ما زال المبلغ {amount} من كشف حسابك لشهر {month} غير مدفوع. كان تاريخ الاستحقاق: {day}. يُرجى الدفع خلال 7 أيام.',
  'reminderText.3':
    'ما زال المبلغ {amount} من كشف حسابك لشهر {month} غير مدفوع. كان تاريخ الاستحقاق: {day}. هذا تذكيرنا الأخير. يُرجى الدفع الآن، أو مراسلتنا إن كان هناك خطأ.',
  reminderTransfer: 'يُرجى تحويل {amount} إلى الحساب {account} مع ذكر المرجع {number}.',
  reminderCrossed: 'إن كنت قد دفعت في الأيام الأخيرة، فلا حاجة إلى أي إجراء.',
  statementPaid: 'لم يبق شيء للدفع.',
  statementLink: 'عرض كشف الحساب وفاتورته',

  newsletterSubject: 'تأكيد الاشتراك في نشرة Waypost',
  newsletterText:
    'طلب أحدهم، والأرجح أنه أنت، نشرتنا البريدية على هذا العنوان. أكّد مرة واحدة: يعمل الرابط مدة 72 ساعة. ويمكنك إلغاء الاشتراك في أي وقت بالرابط الوارد في كل عدد.',
  newsletterLink: 'تأكيد الاشتراك',
  newsletterWarning: 'إذا لم تطلبها فلا تفعل شيئًا، ولن تصلك رسائل عنها مرة أخرى.',
  newsletterOnSubject: 'تصلك نشرة Waypost بالفعل',
  newsletterOnText:
    'طلب أحدهم، والأرجح أنه أنت، نشرتنا البريدية على هذا العنوان. وهو مدرج في القائمة بالفعل، ولم يتغير شيء.',
  newsletterFooter: 'تكتب Waypost إلى هذا العنوان لأنه أُدخل لطلب نشرتنا البريدية.',
  newsletterLeave: 'إلغاء الاشتراك في النشرة',

  contactSubject: '{reference}: {topic}',
  'contactTopic.support': 'رسالة إلى الدعم',
  'contactTopic.sales': 'رسالة إلى المبيعات',
  'contactTopic.partnerships': 'رسالة إلى الشراكات',
  contactFrom: 'من {name}، {email}. كُتب العنوان في النموذج ولم يثبت أحد أنه عنوانه.',
  contactReference: 'رقم هذه الرسالة لدى كاتبها: {reference}.',
  contactFooter: 'كُتبت في نموذج الاتصال. الرد على هذه الرسالة يصل إلى العنوان أعلاه.',

  contactReplyName: 'Waypost',
  contactAnswerSubject: 'ردنا على رسالتك {reference}',
  contactAnswerHeading: 'ردنا على رسالتك',
  contactAnswerFooter:
    'كتب إلينا أحدهم، والأرجح أنه أنت، في نموذج الاتصال بهذا العنوان. رقم رسالتك {reference}. ردّ على هذه الرسالة إذا كان لديك ما تضيفه.',

  invitationSubject: 'دعوة إلى النظام الداخلي لدى Waypost',
  invitationText:
    'دعاك أحد الزملاء إلى العمل في النظام الداخلي لدى Waypost. افتح الرابط واختر كلمة مرور وأعدّ عاملًا ثانيًا. يعمل الرابط مرة واحدة ولمدة 72 ساعة، ولهذا العنوان فقط.',
  invitationLink: 'قبول الدعوة',
  invitationWarning: 'إذا لم تكن تنتظر ذلك، فأخبر زملاءك ولا تفتح الرابط.',
  statusNowSubject: '{status}: الشحنة {number}',
  statusNowText: 'حالة شحنتك {number} هي: {status}.',
  contactReceivedSubject: 'وصلتنا رسالتك {reference}',
  contactReceivedText:
    'يقرؤها موظفونا ويصل الرد إلى هذا العنوان، من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 6:00 مساءً بتوقيت بروكسل.',
  contactReceivedFooter:
    'كتب إلينا أحدهم، والأرجح أنه أنت، في نموذج الاتصال بهذا العنوان. رقم رسالتك {reference}. ردّ على هذه الرسالة إذا كان لديك ما تضيفه.',
} satisfies Catalog<'mail'>;
