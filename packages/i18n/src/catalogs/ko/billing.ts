import type { Catalog } from '../../messages.ts';

/** The checkout page, and what became of a try to book. */
export default {
  metaTitle: '확인 및 예약 | Waypost',
  title: '확인 및 예약',
  backToQuote: '견적으로 돌아가기',
  track: '배송 조회',
  shipmentTitle: '화물',
  changeQuote: '변경',
  chargesTitle: '요금 내역',
  confirm: '예약 확정',
  confirming: '예약 중',
  cancel: '취소',
  confirmNote: '두 번 눌러도 예약은 한 번만 됩니다.',
  validUntil: '요금 유효 기한: {time}.',
  expired: '유효 기간이 지난 견적입니다.',
  expiredText:
    '요금은 30분간 유지됩니다. 새 요금은 바로 계산되며, 입력하신 내용은 모두 그대로 이어집니다.',
  newPrice: '요금 다시 계산',
  newPriceFailed: '요금을 다시 계산하지 못했습니다. 다시 시도해 주세요.',
  timedOut: '요청 시간이 초과되었습니다. 다시 시도해 주세요.',
  timedOutText:
    '예약이 이미 완료되었을 수 있습니다. 다시 시도해도 같은 예약으로 처리되며 중복 예약되지 않습니다.',
  failed: '화물을 등록하지 못했습니다. 다시 시도해 주세요.',
  creating: '화물을 등록하는 중…',
  creatingText: '몇 초 정도 걸립니다. 이 페이지를 떠났다가 다시 돌아와도 됩니다.',
  stepTitle: '결제 인증',
  stepText:
    '은행 또는 PayPal의 페이지에서 결제를 인증해 주세요. 인증이 끝나면 이 페이지로 돌아옵니다.',
  stepWaiting: '아직 결제가 인증되지 않았습니다. 인증하기 전에는 청구도 예약도 되지 않습니다.',
  stepLater: '방금 인증하셨다면 이 페이지가 자동으로 다시 확인합니다.',
  stepGiveUp: '다른 방법으로 결제',
  stepGo: '인증 페이지로 이동',
  priceChanged: '요금이 변경되었습니다.',
  priceChangedText: '변경 전: {before}, 변경 후: {now}. 요금 내역을 확인하고 다시 확정해 주세요.',
  alreadyBooked: '이미 예약된 화물입니다.',
  alreadyBookedText: '다른 탭 등에서 같은 내용으로 이미 예약되었습니다.',
  openReceipt: '예약 확인서 열기',
  declined: '예약이 완료되지 않았습니다.',
  declinedCard:
    '은행에서 이 결제를 승인하지 않았습니다. 청구된 금액은 없습니다. 카드 번호, 유효 기간, 보안 코드를 확인하거나, 다른 카드 또는 다른 결제 방법을 이용해 주세요. 입력하신 내용은 그대로 있습니다.',
  declinedPaypal:
    'PayPal에서 이 결제를 승인하지 않았습니다. 청구된 금액은 없습니다. PayPal로 다시 시도하거나 다른 결제 방법을 선택해 주세요. 입력하신 내용은 그대로 있습니다.',
  tooManyDeclines:
    '거절된 카드가 너무 많으며 청구된 금액은 없습니다. 지금 다른 결제 방법을 이용하거나 {minutes, plural, other {#분}} 후에 카드를 다시 사용해 주세요. 입력하신 내용은 그대로 있습니다.',
  requestId: '요청 ID: {id}',
  someInvalid: '{count, plural, other {확인이 필요한 항목이 #개 있습니다.}}',
} satisfies Catalog<'billing'>;
