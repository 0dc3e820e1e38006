import type { Catalog } from '../../messages.ts';

export default {
  frame: 'कार्ड का विवरण, जो हमारे भुगतान प्रदाता के पास दर्ज होता है',
  loading: 'कार्ड का फ़ॉर्म आ रहा है।',
  failed: 'कार्ड का फ़ॉर्म लोड नहीं हुआ। फिर से कोशिश के लिए पेज रीलोड करें।',
  privacy: 'कार्ड हमारे भुगतान प्रदाता के पास दर्ज होता है। वह हमारे पेजों या सर्वरों तक कभी नहीं पहुँचता।',
  refused: 'कार्ड स्वीकार नहीं हुआ। उसका विवरण जाँचें।',
  number: '{brand}, अंतिम अंक {last4}',
  expires: '{date} तक मान्य',
  expired: '{date} में समाप्त',
  default: 'डिफ़ॉल्ट',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'कार्ड',
} satisfies Catalog<'card'>;
