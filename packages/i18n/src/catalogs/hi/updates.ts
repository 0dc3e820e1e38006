import type { Catalog } from '../../messages.ts';

export default {
  title: 'अपडेट पाएँ',
  lead: 'शिपमेंट के आगे बढ़ने पर ईमेल: पिकअप हुआ, डिलीवरी के लिए निकला, डिलीवर हुआ, या जब कहीं ध्यान देना ज़रूरी हो।',
  email: 'ईमेल',
  consent: 'मुझे इस ID के शिपमेंट की सूचनाएँ पाना स्वीकार है।',
  submit: 'मुझे अपडेट भेजें',
  privacy: 'गोपनीयता सूचना',
  failed: 'हम आपका अनुरोध नहीं ले सके। कृपया फिर से कोशिश करें।',
  demonstration: 'यह एक नमूना है: भेजने के लिए कोई अपडेट नहीं है।',
  ended: 'इस शिपमेंट की यात्रा पूरी हो चुकी है, इसलिए अब कोई अपडेट नहीं मिलेगा।',

  alertsLead: 'आप इस शिपमेंट के {role, select, shipper {प्रेषक} other {प्राप्तकर्ता}} हैं।',
  emailAlerts: 'ईमेल अलर्ट',
  emailTo: '{address} पर',
  smsAlerts: 'SMS अलर्ट',
  smsTo: '{number} पर',
  smsNoNumber: 'बुकिंग में ऐसा कोई नंबर नहीं है जिसमें देश का कोड हो, जैसे +91।',
  smsOff: 'इस समय SMS नहीं भेजे जाते।',
  save: 'सहेजें',
  saved: 'सहेजा गया।',
  saveFailed: 'हम इसे सहेज नहीं सके। कृपया फिर से कोशिश करें।',

  askedMetaTitle: 'शिपमेंट के अपडेट | Waypost',
  askedTitle: 'शिपमेंट के अपडेट',
  toShipment: 'शिपमेंट पर वापस जाएँ',
  toTracking: 'शिपमेंट ट्रैक करें',

  confirmMetaTitle: 'अपडेट की पुष्टि करें | Waypost',
  confirmTitle: 'अपडेट की पुष्टि करें',
  confirmLead: 'जिस पते पर ईमेल आया, उस पर इस शिपमेंट के अपडेट पाने के लिए बटन दबाएँ।',
  confirmAction: 'अपडेट की पुष्टि करें',

  languageMetaTitle: 'ईमेल की भाषा | Waypost',
  languageTitle: 'ईमेल की भाषा',
  languageLead: 'वह भाषा चुनें जिसमें हम उस पते पर लिखें जहाँ ईमेल पहुँचा था।',
  languageChosen: 'अब से हम इस भाषा में लिखेंगे: {language}',
  leaveMetaTitle: 'अपडेट बंद करें | Waypost',
  leaveTitle: 'अपडेट बंद करें',
  leaveLead: 'उस पते के लिए जिस पर ईमेल आया था। बुकिंग के लिए ज़रूरी ईमेल, जैसे रसीद, फिर भी भेजे जाते हैं।',
  leaveShipment: 'इस शिपमेंट के लिए बंद करें',
  leaveAll: 'सभी शिपमेंट के लिए बंद करें',
} satisfies Catalog<'updates'>;
