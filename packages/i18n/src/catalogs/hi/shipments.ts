import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'शिपमेंट | Waypost',
  title: 'शिपमेंट डैशबोर्ड',
  newShipment: 'नया शिपमेंट',
  exportCsv: 'CSV निर्यात करें',

  filters: 'शिपमेंट फ़िल्टर करें',
  search: 'खोजें',
  searchHelp: 'ट्रैकिंग ID, प्राप्तकर्ता या गंतव्य',
  service: 'सेवा',
  status: 'स्थिति',
  all: 'सभी',
  from: 'इस तारीख से',
  to: 'इस तारीख तक',
  apply: 'लागू करें',
  clear: 'फ़िल्टर हटाएँ',

  date: 'तारीख',
  tracking: 'ट्रैकिंग',
  recipient: 'प्राप्तकर्ता',
  pieces: 'नग',
  weight: 'वज़न',
  cost: 'खर्च',
  freight: 'फ़्रेट',

  reprint: 'फिर प्रिंट करें',
  reprintOf: '{number} फिर प्रिंट करें',
  duplicate: 'प्रतिलिपि बनाएँ',
  duplicateOf: '{number} की प्रतिलिपि बनाएँ',
  track: 'ट्रैक करें',
  trackOf: '{number} ट्रैक करें',
  receipt: 'रसीद',
  receiptOf: '{number} की रसीद',
  cancel: 'रद्द करें',
  cancelOf: '{number} रद्द करें',
  'hold.awaiting_activation': 'ईमेल के कोड की प्रतीक्षा',
  'hold.awaiting_payment': 'ट्रांसफ़र की प्रतीक्षा',
  'hold.payment_failed': 'भुगतान विफल',

  listed: '{count} शिपमेंट',
  emptyFiltered: 'इन फ़िल्टर से कोई शिपमेंट मेल नहीं खाता।',
  emptyTitle: 'अभी तक कुछ नहीं भेजा गया।',
  emptyText: 'लॉग इन रहते हुए आप जो बुक करते हैं, वह लेबल और रसीद के साथ यहाँ दिखता है।',
  newest: 'सबसे नए पर वापस जाएँ',
  failed: 'आपके शिपमेंट लोड नहीं हो सके।',
  failedText: 'वे सुरक्षित हैं। कृपया फिर से कोशिश करें।',

  claimTitle:
    '{count, plural, one {आपके पते से अतिथि के रूप में एक बुकिंग हुई थी।} other {आपके पते से अतिथि के रूप में # बुकिंग हुई थीं।}}',
  claimText:
    '{count, plural, one {इस सूची में देखने के लिए इसे अपने खाते में जोड़ें।} other {इस सूची में देखने के लिए इन्हें अपने खाते में जोड़ें।}}',
  claim: 'मेरे खाते में जोड़ें',
  claimed: '{count, plural, one {एक शिपमेंट जोड़ा गया।} other {# शिपमेंट जोड़े गए।}}',
  claimFailed: 'कुछ जोड़ा नहीं जा सका। कृपया फिर से कोशिश करें।',
} satisfies Catalog<'shipments'>;
