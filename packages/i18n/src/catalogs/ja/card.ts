import type { Catalog } from '../../messages.ts';

/** Where a card is entered: at checkout, and when one is saved. */
export default {
  frame: 'カード情報（決済代行会社の画面で入力）',
  loading: 'カード入力欄を読み込んでいます。',
  failed: 'カード入力欄を表示できませんでした。ページを再読み込みしてください。',
  privacy: 'カード情報は決済代行会社の画面で入力され、当社のページやサーバーには送られません。',
  refused: 'カードを使用できませんでした。カード情報をご確認ください。',
  number: '{brand}（下4桁 {last4}）',
  expires: '有効期限：{date}',
  expired: '期限切れ：{date}',
  default: '既定',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'カード',
} satisfies Catalog<'card'>;
