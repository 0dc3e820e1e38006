import type { Catalog } from '../../messages.ts';

/** How the receipt page offers the papers of a shipment. */
export default {
  title: '单据',
  failed: '暂时无法生成该单据。',
  failedText: '数据没有丢失，请稍等一分钟再试。',
  'file.label.pdf': '面单（PDF）',
  'file.label.zpl': '面单（ZPL）',
  'file.receipt.pdf': '订单回执（PDF）',
  'file.bill-of-lading.pdf': '货运单（PDF）',
  'file.cn22.pdf': 'CN 22报关签条（PDF）',
  'file.commercial-invoice.pdf': '商业发票（PDF）',
  'use.label.pdf': '{pages, plural, other {#张面单，4 × 6英寸，适用于任何打印机。}}',
  'use.label.zpl': '{pages, plural, other {同样的#张面单，适用于203 dpi的面单打印机。}}',
  'use.receipt.pdf': 'A4，供您记账。',
  'use.bill-of-lading.pdf': 'A4。请打印三份，交付货物时签字。',
  'use.cn22.pdf': 'A6。请勾选寄件原因，签字后贴在面单旁。',
  'use.commercial-invoice.pdf': 'A4。请打印三份，逐份签字，贴在外包装上。',
  'withheld.awaiting_activation': '在此页面输入我们发给发件人的验证码后发放。',
  'withheld.awaiting_payment': '款项到账后发放。',
  'withheld.payment_failed': '付清款项后发放。',
  'withheld.cancelled': '货件已取消，不再发放。',
} satisfies Catalog<'documents'>;
