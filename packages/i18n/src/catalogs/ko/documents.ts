import type { Catalog } from '../../messages.ts';

/** How the receipt page offers the papers of a shipment. */
export default {
  title: '서류',
  failed: '지금은 서류를 만들 수 없습니다.',
  failedText: '데이터는 그대로 있습니다. 1분 후에 다시 시도해 주십시오.',
  'file.label.pdf': '라벨 (PDF)',
  'file.label.zpl': '라벨 (ZPL)',
  'file.receipt.pdf': '예약 확인서 (PDF)',
  'file.bill-of-lading.pdf': '화물운송장 (PDF)',
  'file.cn22.pdf': '세관신고서 CN 22 (PDF)',
  'file.commercial-invoice.pdf': '상업송장 (PDF)',
  'use.label.pdf': '{pages, plural, other {라벨 #장, 4 × 6인치, 모든 프린터용.}}',
  'use.label.zpl': '{pages, plural, other {같은 라벨 #장, 203dpi 라벨 프린터용.}}',
  'use.receipt.pdf': 'A4, 보관용.',
  'use.bill-of-lading.pdf': 'A4. 3부를 인쇄하여 물품을 인계할 때 서명하십시오.',
  'use.cn22.pdf': 'A6. 발송 사유를 표시하고 서명한 후 라벨 옆에 부착하십시오.',
  'use.commercial-invoice.pdf': 'A4. 3부를 인쇄하여 각각 서명한 후 포장 겉면에 부착하십시오.',
  'withheld.awaiting_activation': '발송인에게 보낸 인증번호를 이 페이지에 입력하면 발급됩니다.',
  'withheld.awaiting_payment': '입금이 확인되면 발급됩니다.',
  'withheld.payment_failed': '결제가 완료되면 발급됩니다.',
  'withheld.cancelled': '취소된 발송물이므로 더 이상 발급되지 않습니다.',
} satisfies Catalog<'documents'>;
