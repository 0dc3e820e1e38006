import type { Catalog } from '../../messages.ts';

/** Where a card is entered: at checkout, and when one is saved. */
export default {
  frame: '银行卡信息，在支付服务商处填写',
  loading: '正在加载银行卡表单。',
  failed: '银行卡表单未能加载。请重新加载页面再试。',
  privacy: '银行卡信息在支付服务商处填写，不会经过我们的页面或服务器。',
  refused: '银行卡未被接受。请检查银行卡信息。',
  number: '{brand}（尾号{last4}）',
  expires: '有效期至{date}',
  expired: '已于{date}过期',
  default: '默认',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': '银行卡',
} satisfies Catalog<'card'>;
