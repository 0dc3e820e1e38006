import type { Catalog } from '../../messages.ts';

/** Where a card is entered: at checkout, and when one is saved. */
export default {
  frame: '카드 정보 (결제 대행사 화면에 입력)',
  loading: '카드 입력 화면을 불러오는 중입니다.',
  failed: '카드 입력 화면을 불러오지 못했습니다. 페이지를 새로 고쳐 다시 시도하세요.',
  privacy:
    '카드 정보는 결제 대행사 화면에 입력되며, Waypost의 페이지나 서버에는 전달되지 않습니다.',
  refused: '카드가 승인되지 않았습니다. 카드 정보를 확인하세요.',
  number: '{brand} (끝자리 {last4})',
  expires: '유효 기간: {date}',
  expired: '만료됨: {date}',
  default: '기본',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': '카드',
} satisfies Catalog<'card'>;
