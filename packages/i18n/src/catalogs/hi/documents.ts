import type { Catalog } from '../../messages.ts';

export default {
  title: 'दस्तावेज़',
  failed: 'दस्तावेज़ अभी नहीं बन सका।',
  failedText: 'कुछ खोया नहीं है। एक मिनट बाद फिर से कोशिश करें।',
  making: 'आपका दस्तावेज़ बन रहा है',
  makingLabels: 'लेबल बन रहे हैं: {total} में से {done}',
  makingText: 'इसमें कुछ सेकंड लगेंगे। फ़ाइल तैयार होते ही डाउनलोड अपने-आप शुरू हो जाएगा।',
  ready: 'आपका दस्तावेज़ तैयार है',
  readyText: 'डाउनलोड अपने-आप शुरू होता है। अगर न हो, तो इस लिंक का इस्तेमाल करें:',
  back: 'दस्तावेज़ों पर वापस जाएँ',
  backToShipments: 'अपने शिपमेंट पर वापस जाएँ',
  'file.labels.pdf': 'लेबल (PDF)',
  'file.labels.zpl': 'लेबल (ZPL)',
  'file.label.pdf': 'लेबल (PDF)',
  'file.label.zpl': 'लेबल (ZPL)',
  'file.receipt.pdf': 'रसीद (PDF)',
  'file.bill-of-lading.pdf': 'लदान पत्र (PDF)',
  'file.cn22.pdf': 'कस्टम्स घोषणा CN 22 (PDF)',
  'file.commercial-invoice.pdf': 'वाणिज्यिक इनवॉइस (PDF)',
  'use.label.pdf':
    '{pages, plural, one {एक लेबल, 4 × 6 इंच, किसी भी प्रिंटर के लिए।} other {# लेबल, 4 × 6 इंच, किसी भी प्रिंटर के लिए।}}',
  'use.label.zpl':
    '{pages, plural, one {वही लेबल, 203 बिंदु प्रति इंच वाले लेबल प्रिंटर के लिए।} other {वही # लेबल, 203 बिंदु प्रति इंच वाले लेबल प्रिंटर के लिए।}}',
  'use.receipt.pdf': 'A4, आपके हिसाब-किताब के लिए।',
  'use.bill-of-lading.pdf': 'A4। तीन प्रतियाँ प्रिंट करें और माल सौंपते समय उन पर हस्ताक्षर करें।',
  'use.cn22.pdf': 'A6। भेजने का कारण चुनें, हस्ताक्षर करें और लेबल के पास चिपकाएँ।',
  'use.commercial-invoice.pdf': 'A4। तीन प्रतियाँ प्रिंट करें, हर एक पर हस्ताक्षर करें और बाहर चिपकाएँ।',
  'withheld.awaiting_activation': 'प्रेषक को भेजा गया कोड इस पेज पर दर्ज होने तक नहीं मिलेगा।',
  'withheld.awaiting_payment': 'भुगतान पहुँचने तक नहीं मिलेगा।',
  'withheld.payment_failed': 'भुगतान पूरा होने तक नहीं मिलेगा।',
  'withheld.cancelled': 'अब नहीं मिलेगा: शिपमेंट रद्द किया गया।',
} satisfies Catalog<'documents'>;
