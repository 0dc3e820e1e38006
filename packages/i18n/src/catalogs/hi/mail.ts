import type { Catalog } from '../../messages.ts';

export default {
  greeting: 'नमस्ते {name},',
  signature: 'Waypost',
  /** Under every mail about an account. */
  accountFooter:
    'Waypost इस पते पर ईमेल इसलिए भेजता है क्योंकि यह पता किसी खाते का है या हमारी साइट पर दर्ज किया गया था।',

  expectedOn: 'अनुमानित डिलीवरी: {day}',
  expectedBetween: 'अनुमानित डिलीवरी: {earliest} से {latest}',
  expectedBy: 'अनुमानित डिलीवरी: {day} तक',
  expectedToday: 'अनुमानित डिलीवरी: आज, {day}',
  expectedLate: 'तय तारीख थी: {day}',
  bookedSubject: 'बुकिंग हो गई: {number}',
  bookedText: '{from} से {to} तक आपका शिपमेंट बुक हो गया है। इसकी ट्रैकिंग ID {number} है।',
  bookedDueOnDelivery: 'कूरियर कर्मी दरवाज़े पर यह राशि लेगा: {amount}।',
  bookedOnAccount: 'यह राशि आपके खाते पर है: {amount}। मासिक स्टेटमेंट में यह माँगी जाएगी।',
  bookedPaid: '{amount} की राशि आपके भुगतान के तरीके पर ब्लॉक है और अब काटी जा रही है।',
  bookedTransferred: 'आपका {amount} का ट्रांसफ़र मिल गया है।',
  bookedAwaitingTransfer:
    'कृपया 7 दिन के भीतर {amount} ट्रांसफ़र करें। बैंक खाता और संदर्भ रसीद पर दिए हैं। पैसा पहुँचने पर लेबल मिलेगा।',
  awaitingSubject: 'आपके ट्रांसफ़र का इंतज़ार है: {number}',
  awaitingHeading: 'बस एक कदम बाकी है: आपका बैंक ट्रांसफ़र',
  awaitingText: '{from} से {to} तक आपका शिपमेंट दर्ज हो गया है। इसकी ट्रैकिंग ID {number} है।',
  transferSubject: 'भुगतान मिला: {number}',
  transferHeading: 'आपका ट्रांसफ़र मिल गया',
  transferText:
    'हमें {amount} मिल गए हैं। {from} से {to} तक आपका शिपमेंट बुक है और उसका लेबल प्रिंट के लिए तैयार है।',
  labelLink: 'लेबल प्रिंट करें',
  bookedReceipt: 'रसीद खोलें',
  trackLink: 'शिपमेंट ट्रैक करें',
  sender: 'प्रेषक',

  /** News of a shipment: what happened, then what follows or what to do. */
  'news.picked_up': 'पिकअप हुआ',
  'news.picked_up.text': 'शिपमेंट का पिकअप हो गया है और उसकी यात्रा शुरू हो रही है।',
  'news.picked_up.next': 'रास्ते में होने, डिलीवरी के लिए निकलने और डिलीवर होने पर हम आपको बताएँगे।',
  'news.in_transit': 'रास्ते में',
  'news.in_transit.text': 'शिपमेंट हमारे नेटवर्क में आगे बढ़ रहा है।',
  'news.in_transit.next':
    'अगला ईमेल तब आएगा जब यह डिलीवरी के लिए निकलेगा, या जब कहीं ध्यान देना ज़रूरी होगा।',
  'news.out_for_delivery': 'डिलीवरी के लिए निकला',
  'news.out_for_delivery.text': 'शिपमेंट कूरियर कर्मी के पास है और आज पहुँचने वाला है।',
  'news.out_for_delivery.next': 'इसे लेने के लिए पते पर किसी का होना ज़रूरी है।',
  'news.delivered': 'डिलीवर हुआ',
  'news.delivered.text': 'शिपमेंट {city} में डिलीवर हुआ: {time}।',
  'news.delivered.textWithoutPlace': 'शिपमेंट डिलीवर हुआ: {time}।',
  'news.delivered.next': 'कुछ कम या टूटा हो, तो पैकिंग सँभालकर रखें और ट्रैकिंग ID के साथ सहायता टीम को लिखें।',
  'news.returning': 'वापस जा रहा है',
  'news.returning.text':
    'शिपमेंट डिलीवर नहीं हो सका और {reader, select, shipper {आपके पास} other {प्रेषक के पास}} वापस जा रहा है।',
  'news.returning.next': 'आपको कुछ नहीं करना है। इसे बदलने के लिए ट्रैकिंग ID के साथ सहायता टीम को लिखें।',
  'news.cancelled': 'रद्द',
  'news.cancelled.text': 'शिपमेंट रद्द किया गया और डिलीवर नहीं होगा।',
  'news.cancelled.next': 'इसके बारे में अब और अपडेट नहीं आएँगे।',
  'news.customs_hold': 'कस्टम्स ने रोका',
  'news.customs_hold.text':
    'कस्टम्स ने शिपमेंट रोका है। ज़्यादातर कोई दस्तावेज़ कम होता है, जैसे इनवॉइस या आयात नंबर।',
  'news.customs_hold.next':
    '{reader, select, shipper {शिपमेंट खोलें और उसे अपलोड करें: आपके पास {days, plural, one {# कार्यदिवस} other {# कार्यदिवस}} का समय है।} other {उसे भेजने के लिए प्रेषक के पास {days, plural, one {# कार्यदिवस} other {# कार्यदिवस}} का समय है।}} कस्टम्स की मंज़ूरी मिलने पर शिपमेंट आगे बढ़ेगा।',
  'news.held': 'रोका गया',
  'news.held.text': 'शिपमेंट हमारे एक हब पर रुका है।',
  'news.held.next':
    'आपको कुछ नहीं करना है। दो कार्यदिवस बाद भी न बढ़े, तो ट्रैकिंग ID के साथ सहायता टीम को लिखें।',
  'news.failed_attempt': 'डिलीवरी का प्रयास हुआ',
  'news.failed_attempt.text': 'कूरियर कर्मी दरवाज़े पर पहुँचा, पर शिपमेंट सौंप नहीं सका।',
  'news.failed_attempt.next':
    'हम अगले कार्यदिवस पर फिर कोशिश करेंगे और शिपमेंट 7 दिन तक रखेंगे। इसे लेने के लिए पते पर कोई मौजूद रहे, या कोई और तरीका तय करने के लिए सहायता टीम को लिखें।',
  'news.address': 'पता स्पष्ट नहीं है',
  'news.address.text': 'कूरियर कर्मी को डिलीवरी का पता नहीं मिला।',
  'news.address.next':
    '{reader, select, recipient {हमें {days, plural, one {# कार्यदिवस} other {# कार्यदिवस}} के भीतर पूरा पता भेजें: ट्रैकिंग ID के साथ सहायता टीम को लिखें।} other {पता पूरा करने के लिए प्राप्तकर्ता के पास {days, plural, one {# कार्यदिवस} other {# कार्यदिवस}} का समय है: ट्रैकिंग ID के साथ सहायता टीम को पता लिखें।}}',
  'news.refused': 'लेने से मना किया गया',
  'news.refused.text': 'दरवाज़े पर शिपमेंट स्वीकार नहीं किया गया।',
  'news.refused.next':
    '{reader, select, shipper {हमें {days, plural, one {# कार्यदिवस} other {# कार्यदिवस}} के भीतर बताएँ कि शिपमेंट कहाँ जाए; उसके बाद यह आपके पास लौट आता है।} other {यह बताने के लिए प्रेषक के पास {days, plural, one {# कार्यदिवस} other {# कार्यदिवस}} का समय है कि शिपमेंट कहाँ जाए; उसके बाद यह वापस जाता है।}} अगर यह भूल से हुआ, तो ट्रैकिंग ID के साथ सहायता टीम को लिखें।',
  'news.other': 'ध्यान देना ज़रूरी',
  'news.other.text': 'किसी कारण से शिपमेंट आगे नहीं बढ़ रहा है।',
  'news.other.next': 'स्थिति देखने के लिए शिपमेंट खोलें, या ट्रैकिंग ID के साथ सहायता टीम को लिखें।',
  'news.damage': 'शिपमेंट में टूट-फूट है',
  'news.damage.text': 'हमें शिपमेंट में टूट-फूट मिली है।',
  'news.damage.next':
    'आगे क्या हो, यह तय करने के लिए ट्रैकिंग ID के साथ सहायता टीम को लिखें। शिपमेंट आपके पास हो, तो पैकिंग सँभालकर रखें और फ़ोटो लें।',
  'news.loss': 'शिपमेंट गुम है',
  'news.loss.text': 'शिपमेंट वहाँ नहीं है जहाँ होना चाहिए, और हम उसे ढूँढ रहे हैं।',
  'news.loss.next': 'दावा करने के लिए ट्रैकिंग ID के साथ सहायता टीम को लिखें।',
  'news.returned': 'प्रेषक को लौटाया गया',
  'news.returned.text':
    '{reader, select, shipper {शिपमेंट आपको लौटा दिया गया।} other {शिपमेंट प्रेषक को लौटा दिया गया।}}',
  'news.returned.next':
    '{reader, select, shipper {दोबारा भेजने के लिए नई बुकिंग करें।} other {दोबारा भिजवाने के लिए प्रेषक से नई बुकिंग तय करें।}}',
  newsSubject: '{news}: {number}',
  newsLink: 'शिपमेंट खोलें',
  newsShipment: 'ट्रैकिंग ID',
  newsRoute: 'रूट',
  newsRouteText: '{from} से {to}',
  newsActBy: 'अंतिम तारीख',
  newsCode: 'कूरियर के लिए कोड',
  newsPlace: 'आखिरी स्थान',
  newsPlaceText: '{city}, {country}',
  newsTime: 'समय',
  'newsFooter.shipper': 'Waypost आपको इस शिपमेंट के प्रेषक के रूप में लिख रहा है।',
  'newsFooter.recipient':
    'Waypost इस पते पर ईमेल इसलिए भेजता है क्योंकि प्रेषक ने इसे प्राप्तकर्ता का पता बताया है।',
  'newsFooter.follower': 'Waypost इस पते पर ईमेल इसलिए भेजता है क्योंकि यहाँ इस शिपमेंट के अपडेट माँगे गए थे।',
  newsLeave: 'ये अपडेट बंद करें',

  /** Texts: one message of 160 characters with the link after it. */
  'sms.picked_up': 'Waypost: पिकअप हुआ।',
  'sms.in_transit': 'Waypost: रास्ते में',
  'sms.out_for_delivery': 'Waypost: आज डिलीवरी',
  'sms.delivered': 'Waypost: डिलीवर हुआ',
  'sms.returning': 'Waypost: वापसी में',
  'sms.cancelled': 'Waypost: रद्द हुआ',
  'sms.customs_hold': 'Waypost: कस्टम रोक:',
  'sms.held': 'Waypost: हब पर रुका',
  'sms.failed_attempt': 'Waypost: फिर आएँगे',
  'sms.address': 'Waypost: पता न मिला',
  'sms.refused': 'Waypost: अस्वीकार',
  'sms.other': 'Waypost: ध्यान दें:',
  'sms.damage': 'Waypost: टूटा मिला:',
  'sms.loss': 'Waypost: खोज जारी',
  'sms.returned': 'Waypost: लौटाया गया',

  otherLanguages: 'अन्य भाषाएँ',
  followSubject: '{number}: अपडेट की पुष्टि करें',
  followHeading: 'अपडेट की पुष्टि करें',
  followText:
    'किसी ने, शायद आपने ही, इस पते पर Waypost शिपमेंट {number} के अपडेट माँगे हैं। एक बार पुष्टि करें: लिंक 72 घंटे तक काम करता है। हर ईमेल में दिए लिंक से आप इन्हें कभी भी बंद कर सकते हैं।',
  followLink: 'अपडेट की पुष्टि करें',
  followWarning: 'अगर आपने नहीं माँगे, तो कुछ न करें; इस शिपमेंट के बारे में आपको और ईमेल नहीं आएगा।',
  followFooter: 'Waypost इस पते पर ईमेल इसलिए भेजता है क्योंकि यह पता ट्रैकिंग पेज पर दर्ज किया गया था।',
  followingSubject: '{number}: अपडेट पहले से आ रहे हैं',
  followingHeading: 'ये अपडेट आपको पहले से मिलते हैं',
  followingText:
    'किसी ने, शायद आपने ही, इस पते पर Waypost शिपमेंट {number} के अपडेट माँगे हैं। ये यहाँ पहले से आते हैं, और कुछ बदला नहीं गया।',

  recipientSubject: 'आपके लिए एक शिपमेंट: {number}',
  recipientHeading: 'आपके लिए एक शिपमेंट',
  recipientText:
    'Waypost पर आपके लिए एक शिपमेंट बुक हुआ है: {from} से {to}। पिकअप होने पर और डिलीवरी के लिए निकलने पर हम आपको ईमेल करेंगे।',
  recipientDue: 'कूरियर कर्मी दरवाज़े पर यह राशि लेगा: {amount}।',
  recipientSmallPrint:
    'Waypost इस पते पर ईमेल इसलिए भेजता है क्योंकि किसी प्रेषक ने इसे प्राप्तकर्ता का पता बताया है। अगर आपको किसी चीज़ का इंतज़ार नहीं है, तो दरवाज़े पर शिपमेंट लेने से मना कर सकते हैं।',

  cancelledSubject: 'रद्द: {number}',
  cancelledText: '{from} से {to} तक आपका शिपमेंट, ट्रैकिंग ID {number}, रद्द हो गया है।',
  cancelledMoney:
    'अब कुछ देय नहीं है। जो राशि ब्लॉक थी उसका ब्लॉक हटा दिया जाता है, और जो भुगतान हुआ था वह उसी माध्यम से लौटाया जाता है।',

  partyLinkSubject: 'शिपमेंट {number} का आपका लिंक',
  partyLinkHeading: 'पूरा शिपमेंट देखें',
  partyLinkText:
    'किसी ने, शायद आपने ही, हमारे ट्रैकिंग पेज पर यह लिंक माँगा है। इससे शिपमेंट {number} संपर्कों और डिलीवरी के प्रमाण के साथ दिखता है, और आप हमें उसके बारे में लिख सकते हैं। यह 90 दिन तक, हर उस ब्राउज़र में काम करता है जिसमें खोला जाए।',
  partyLinkWarning:
    'यह ईमेल आगे न भेजें: जो लिंक खोलता है, उसे वही दिखता है जो आपको। अगर आपने इसे नहीं माँगा, तो कुछ न करें।',

  caseAnswerSubject: 'शिपमेंट {number} के बारे में जवाब',
  caseAnswerHeading: 'आपके लिए जवाब आया है',
  caseAnswerText:
    'हमारी सहायता टीम ने शिपमेंट {number} के बारे में आपको जवाब दिया है। जवाब पढ़ने और वापस लिखने के लिए लिंक खोलें।',
  caseAnswerLink: 'जवाब पढ़ें',

  activationSubject: '{code}: Waypost बुकिंग चालू करने का कोड',
  activationHeading: 'अपनी बुकिंग चालू करें',
  activationText:
    'यह कोड अपनी बुकिंग के पेज पर दर्ज करें। यह एक घंटे तक काम करता है। इसके बाद लेबल तैयार है और आप शिपमेंट सौंप सकते हैं। डिलीवरी पर हम {amount} लेते हैं।',
  activationLink: 'बुकिंग खोलें',
  activationSmallPrint:
    'अगर आपने कुछ बुक नहीं किया, तो कुछ न करें: कोड के बिना बुकिंग एक दिन बाद रद्द हो जाती है।',

  codeSubject: '{code} आपका Waypost कोड है',
  codeHeading: 'आपका कोड',
  codeText: 'यह कोड उस पेज पर दर्ज करें जहाँ इसे माँगा गया है। यह 10 मिनट तक, केवल एक बार काम करता है।',
  codeWarning:
    'हम यह कोड फ़ोन या ईमेल से कभी नहीं माँगते। अगर आपने इसे नहीं माँगा, तो कुछ न करें: कोड के बिना कोई अंदर नहीं आ सकता।',

  alreadyRegisteredSubject: 'आपका Waypost खाता पहले से है',
  alreadyRegisteredText:
    'किसी ने, शायद आपने ही, इस पते से Waypost खाता खोलने की कोशिश की। इस पते का खाता पहले से है, और उसमें कुछ बदला नहीं गया।',
  alreadyRegisteredNext: 'अपने पासवर्ड से लॉग इन करें, या भूल गए हों तो नया सेट करें।',
  signInLink: 'लॉग इन करें',

  resetSubject: 'नया Waypost पासवर्ड सेट करें',
  resetText:
    'किसी ने, शायद आपने ही, इस खाते के लिए नया पासवर्ड माँगा है। लिंक 30 मिनट तक, केवल एक बार काम करता है। नया पासवर्ड सेट करने पर हर ब्राउज़र लॉग आउट हो जाता है।',
  resetLink: 'नया पासवर्ड सेट करें',
  resetWarning: 'अगर आपने यह नहीं माँगा, तो कुछ न करें। आपका पासवर्ड वही रहेगा।',

  confirmEmailSubject: 'अपने नए ईमेल पते की पुष्टि करें',
  confirmEmailText:
    'Waypost खाते {account} ने इस पते का उपयोग करने का अनुरोध किया है। पुष्टि करने के लिए लिंक को ऐसे ब्राउज़र में खोलें जिसमें उस खाते में लॉग इन हो। लिंक 24 घंटे तक, केवल एक बार काम करता है। तब तक पुराना पता बना रहेगा।',
  confirmEmailLink: 'पते की पुष्टि करें',
  confirmEmailWarning: 'अगर यह आपका खाता नहीं है, तो कुछ न करें। कुछ नहीं बदलता।',

  emailChangeSubject: 'आपका Waypost ईमेल पता बदलने वाला है',
  emailChangeText:
    'किसी ने, शायद आपने ही, इस खाते का ईमेल पता बदलने का अनुरोध किया है। नए पते की पुष्टि होते ही यह बदल जाएगा।',
  emailChangeNext:
    'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड सेट करें: इससे पते का बदलाव भी निरस्त हो जाता है।',

  keyMadeSubject: 'आपके Waypost खाते के लिए नई API कुंजी',
  keyMadeText: 'आपके खाते के लिए {hint} से शुरू होने वाली कुंजी बनाई गई, {time}। वह यह कर सकती है: {scopes}।',
  webhookFailingSubject: 'आपका वेबहुक विफल हो रहा है',
  webhookFailingText:
    '{time} से {host} पर घटनाएँ नहीं पहुँची हैं। हम प्रयास करते रहते हैं, समय के साथ कम बार, पर कम से कम हर 15 मिनट में, और घटनाओं को 30 दिन तक रखते हैं। ठीक हो जाने पर “{button}” चुनें: हम तुरंत प्रयास करते हैं, और उसके पहुँचते ही जो कुछ प्रतीक्षा में है, सब भेज देते हैं।',
  webhookOffSubject: 'आपका वेबहुक बंद कर दिया गया',
  webhookOffText:
    '{host} पर अब कुछ नहीं पहुँच रहा था, इसलिए हमने वहाँ घटनाएँ भेजना बंद कर दिया। जब वह उत्तर दे तो उसे फिर चालू करें और छूटी हुई घटनाएँ 30 दिन के भीतर वापस पाएँ।',
  webhookLink: 'अपने वेबहुक देखें',
  keyMadeNext:
    'यदि यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। यदि नहीं, तो कुंजी तुरंत निरस्त करें और नया पासवर्ड सेट करें।',
  keyMadeLink: 'अपनी API कुंजियाँ देखें',
  passwordChangedSubject: 'आपका Waypost पासवर्ड बदल दिया गया है',
  passwordChangedText: 'आपके खाते का पासवर्ड बदला गया, {time}।',
  passwordChangedByReset: 'हर ब्राउज़र लॉग आउट हो गया है और हर API कुंजी समाप्त हो गई है।',
  passwordChangedHere:
    'बाकी सभी ब्राउज़र लॉग आउट हो गए हैं। आपकी API कुंजियाँ तब तक काम करती हैं जब तक आप उन्हें निरस्त न करें।',
  passwordChangedNext: 'यदि यह आपने नहीं किया, तो तुरंत नया पासवर्ड सेट करें।',
  newSignInSubject: 'आपके Waypost खाते में नया लॉग इन',
  newSignInText: 'आपके खाते का उपयोग ऐसे ब्राउज़र से हुआ जिसे हमने पहले नहीं देखा: {browser}, {time}।',
  newSignInNext:
    'अगर यह आप ही थे, तो कुछ नहीं करना है। अगर नहीं, तो अभी नया पासवर्ड सेट करें: इससे हर ब्राउज़र लॉग आउट हो जाता है।',

  pickupScheduledSubject: 'पिकअप तय: {number}',
  pickupRescheduledSubject: 'पिकअप का समय बदला: {number}',
  pickupScheduledText:
    'कूरियर कर्मी {day} को {from} और {until} के बीच (स्थानीय समय) इस पते पर आएगा: {address}। कृपया सब कुछ पैक करके और लेबल लगाकर रखें।',
  'pickupRepeats.DAILY': 'यह हर कार्यदिवस पर दोहराया जाता है, जब तक आप इसे समाप्त न करें।',
  'pickupRepeats.WEEKLY':
    'यह हर सप्ताह दोहराया जाता है, जब तक आप इसे समाप्त न करें। सार्वजनिक छुट्टी पर पड़ने वाली तारीख छोड़ दी जाती है।',
  'pickupRepeats.BIWEEKLY':
    'यह हर दो सप्ताह में दोहराया जाता है, जब तक आप इसे समाप्त न करें। सार्वजनिक छुट्टी पर पड़ने वाली तारीख छोड़ दी जाती है।',
  pickupChangeUntil: 'आप {lastMoment} तक इसका समय बदल सकते हैं या इसे रद्द कर सकते हैं।',
  pickupCancelledSubject: 'पिकअप रद्द: {number}',
  pickupCancelledText:
    '{day} को {from} और {until} के बीच का पिकअप रद्द है। पता: {address}। कूरियर कर्मी नहीं आएगा।',
  pickupNoPlaceSubject: 'पिकअप {number}: कूरियर कर्मी उपलब्ध नहीं',
  pickupNoPlaceText:
    '{day} को {from} और {until} के बीच सभी जगहें भर चुकी हैं, इसलिए उस दिन कूरियर कर्मी इस पते पर नहीं आएगा: {address}। आपके नियमित पिकअप की बाकी तारीखें वैसी ही रहती हैं।',
  pickupNoPlaceNext: 'अपने डैशबोर्ड में आप इस तारीख के लिए दूसरा समय चुन सकते हैं।',
  pickupMissedSubject: 'पिकअप छूट गया: {number}',
  pickupMissedText:
    '{day} को {from} और {until} के बीच हमारे कूरियर कर्मी ने इस पते से कुछ नहीं लिया: {address}। अगर यह हमारी गलती है, तो हमें खेद है।',
  pickupMissedNext: 'अपने डैशबोर्ड से नए पिकअप का अनुरोध करें। इसके लिए चुने गए शिपमेंट फिर से चुने जा सकते हैं।',
  pickupRuleEndedSubject: 'आपका नियमित पिकअप समाप्त हुआ',
  pickupRuleEndedText:
    '{from} और {until} के बीच का नियमित पिकअप समाप्त हो गया है। पता: {address}। इसकी तारीखें रद्द हैं, सिवाय उनके जिनके लिए कूरियर कर्मी पहले ही निकल चुका है।',
  handoverSubject: '{number} कैसे सौंपें',
  handoverPickup:
    'कूरियर कर्मी {day} को {from} और {until} के बीच (स्थानीय समय) आपके पते पर आएगा। कृपया शिपमेंट पैक करके और लेबल लगाकर रखें।',
  handoverMoved: 'आपका चुना स्लॉट भर गया था, इसलिए आपको अगला खाली स्लॉट मिला है।',
  handoverWaiting:
    'आपने {day} को {from} और {until} के बीच पिकअप चुना है। बुकिंग का भुगतान या पुष्टि होते ही हम आपके लिए स्लॉट रख लेते हैं।',
  handoverPoint: 'लेबल लगा शिपमेंट यहाँ लाएँ: {point}।',
  handoverPointWaiting:
    'आपने इसे यहाँ लाना चुना है: {point}। बुकिंग का भुगतान या पुष्टि होते ही लेबल तैयार हो जाता है।',
  handoverNoPlace: 'कोई पिकअप स्लॉट खाली नहीं था। कोई और दिन चुनें, या शिपमेंट सर्विस पॉइंट पर लाएँ।',
  handoverMissed: 'कूरियर कर्मी ने {day} को शिपमेंट नहीं लिया। कोई और दिन चुनें, या इसे सर्विस पॉइंट पर लाएँ।',
  handoverCancelled: '{day} का पिकअप रद्द है। कोई और दिन चुनें, या शिपमेंट सर्विस पॉइंट पर लाएँ।',
  handoverPointClosed: 'यह पॉइंट अब पार्सल नहीं लेता: {point}। सौंपने का कोई और तरीका चुनें।',
  handoverNone:
    'आपने अभी नहीं चुना कि शिपमेंट कैसे सौंपेंगे: पिकअप से या अपने पास के सर्विस पॉइंट पर। यह रसीद के पेज पर चुना जा सकता है।',
  handoverLink: 'सौंपने का तरीका बदलें',
  pickupLink: 'अपने पिकअप खोलें',
  statementSubject: '{month} का आपका Waypost स्टेटमेंट',
  statementHeading: '{month} का आपका स्टेटमेंट',
  statementText: '{month} का आपका स्टेटमेंट तैयार है। कुल राशि: {amount}।',
  statementOpen: 'इसमें से {amount} बाकी है और {day} तक देय है।',
  'reminderSubject.1': 'याद दिलाना: {month} का आपका Waypost स्टेटमेंट',
  'reminderSubject.2': 'दूसरी बार याद दिलाना: {month} का आपका Waypost स्टेटमेंट',
  'reminderSubject.3': 'आखिरी बार याद दिलाना: {month} का आपका Waypost स्टेटमेंट',
  reminderHeading: '{month} के आपके स्टेटमेंट का भुगतान बाकी है',
  'reminderText.1':
    '{month} के आपके स्टेटमेंट के {amount} हमें अभी नहीं मिले हैं। भुगतान की आखिरी तारीख {day} थी।',
  'reminderText.2':
    '{month} के आपके स्टेटमेंट के {amount} अब भी बाकी हैं। भुगतान की आखिरी तारीख {day} थी। कृपया 7 दिन के भीतर भुगतान करें।',
  'reminderText.3':
    '{month} के आपके स्टेटमेंट के {amount} अब भी बाकी हैं। भुगतान की आखिरी तारीख {day} थी। हम आखिरी बार याद दिला रहे हैं। कृपया अभी भुगतान करें, या कुछ गलत हो तो हमें लिखें।',
  reminderTransfer: 'कृपया {amount} इस खाते में ट्रांसफ़र करें: {account}। संदर्भ लिखें: {number}।',
  reminderCrossed: 'अगर आपने पिछले कुछ दिनों में भुगतान किया है, तो आपको कुछ नहीं करना है।',
  statementPaid: 'कुछ देना बाकी नहीं है।',
  statementLink: 'स्टेटमेंट और इनवॉइस देखें',

  newsletterSubject: 'Waypost न्यूज़लेटर की पुष्टि करें',
  newsletterText:
    'किसी ने, शायद आपने ही, इस पते पर हमारा न्यूज़लेटर माँगा है। एक बार पुष्टि करें: लिंक 72 घंटे तक काम करता है। हर अंक में दिए लिंक से आप इसे कभी भी बंद कर सकते हैं।',
  newsletterLink: 'न्यूज़लेटर की पुष्टि करें',
  newsletterWarning: 'अगर आपने इसे नहीं माँगा, तो कुछ न करें; इसके बारे में आपको और ईमेल नहीं आएगा।',
  newsletterOnSubject: 'Waypost न्यूज़लेटर आपको पहले से मिलता है',
  newsletterOnText:
    'किसी ने, शायद आपने ही, इस पते पर हमारा न्यूज़लेटर माँगा है। यह पता पहले से सूची में है, और कुछ बदला नहीं गया।',
  newsletterFooter:
    'Waypost इस पते पर ईमेल इसलिए भेजता है क्योंकि यह पता हमारे न्यूज़लेटर के लिए दर्ज किया गया था।',
  newsletterLeave: 'न्यूज़लेटर बंद करें',

  /** To our own inbox. */
  contactSubject: '{reference}: {topic}',
  'contactTopic.support': 'सहायता के लिए संदेश',
  'contactTopic.sales': 'सेल्स के लिए संदेश',
  'contactTopic.partnerships': 'साझेदारी के लिए संदेश',
  contactFrom:
    'भेजने वाला: {name}, {email}। पता टाइप किया गया था; यह उन्हीं का है, इसका कोई प्रमाण नहीं है।',
  contactReference: 'भेजने वाले के पास इस संदेश का संदर्भ नंबर {reference} है।',
  contactFooter: 'संपर्क फ़ॉर्म में लिखा गया। इस ईमेल का जवाब ऊपर दिए पते पर जाता है।',

  contactReplyName: 'Waypost',
  contactAnswerSubject: 'आपके संदेश {reference} का जवाब',
  contactAnswerHeading: 'आपके संदेश का जवाब',
  contactAnswerFooter:
    'किसी ने, शायद आपने ही, इस पते के साथ संपर्क फ़ॉर्म में हमें लिखा था। आपके संदेश का संदर्भ नंबर {reference} है। कुछ और कहना हो तो इस ईमेल का जवाब दें।',

  invitationSubject: 'Waypost कंसोल का निमंत्रण',
  invitationText:
    'एक सहकर्मी ने आपको Waypost कंसोल में काम करने के लिए बुलाया है। लिंक खोलें, पासवर्ड चुनें और दूसरा चरण चालू करें। लिंक 72 घंटे तक, केवल एक बार और केवल इसी पते के लिए काम करता है।',
  invitationLink: 'निमंत्रण स्वीकार करें',
  invitationWarning: 'अगर आपको इसकी उम्मीद नहीं थी, तो अपने सहकर्मियों को बताएँ और लिंक न खोलें।',
  statusNowSubject: '{status}: शिपमेंट {number}',
  statusNowText: 'आपके शिपमेंट {number} की स्थिति: {status}।',
  contactReceivedSubject: 'हमें आपका संदेश {reference} मिल गया है',
  contactReceivedText: 'हमारी टीम इसे पढ़कर सोम–शुक्र 9:00–18:00 (ब्रसेल्स समय) इसी पते पर जवाब देती है।',
  contactReceivedFooter:
    'किसी ने, शायद आपने ही, इस पते के साथ संपर्क फ़ॉर्म में हमें लिखा था। आपके संदेश का संदर्भ नंबर {reference} है। कुछ और कहना हो तो इस ईमेल का जवाब दें।',
} satisfies Catalog<'mail'>;
