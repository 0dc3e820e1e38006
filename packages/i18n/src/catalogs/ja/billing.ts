import type { Catalog } from '../../messages.ts';

/** The checkout page, and what became of a try to book. */
export default {
  metaTitle: '確認と予約 | Waypost',
  title: '確認と予約',
  backToQuote: '見積もりに戻る',
  track: '追跡',
  shipmentTitle: '荷物の情報',
  changeQuote: '変更',
  chargesTitle: '料金内訳',
  confirm: '予約を確定',
  confirming: '予約中',
  cancel: 'キャンセル',
  confirmNote: '2回押しても、予約は1件だけです。',
  validUntil: '料金の有効期限：{time}。',
  expired: 'この見積もりは期限が切れました。',
  expiredText:
    '料金の有効期間は30分です。新しい料金はすぐに計算でき、入力内容はすべて引き継がれます。',
  newPrice: '料金を再計算',
  newPriceFailed: '料金を計算できませんでした。もう一度お試しください。',
  timedOut: '時間内に応答がありませんでした。もう一度お試しください。',
  timedOutText:
    '予約がすでに完了している可能性があります。もう一度お試しいただいても同じ予約として扱われ、二重に予約されることはありません。',
  failed: '荷物を登録できませんでした。もう一度お試しください。',
  creating: '荷物を登録しています…',
  creatingText: '数秒かかります。このページを離れて、後で戻ることもできます。',
  stepTitle: 'お支払いの承認',
  stepText:
    '銀行またはPayPalのページで、お支払いの承認をお願いします。終わるとこのページに戻ります。',
  stepWaiting: 'お支払いはまだ承認されていません。承認されるまで、請求も予約も行われません。',
  stepLater: '承認を済ませたばかりの場合は、このページが自動で再確認します。',
  stepGiveUp: '別の方法で支払う',
  stepGo: '承認ページへ',
  priceChanged: '料金が変わりました。',
  priceChangedText:
    '変更前：{before}、変更後：{now}。料金内訳を確認のうえ、もう一度確定してください。',
  alreadyBooked: 'この荷物は予約済みです。',
  alreadyBookedText: 'この下書きから、別のタブなどですでに予約されています。',
  openReceipt: '予約控えを開く',
  declined: '予約は完了していません。',
  declinedCard:
    'カード会社でこのお支払いが承認されませんでした。請求は行われていません。カード番号、有効期限、セキュリティコードをご確認のうえ、別のカードか別のお支払い方法をお試しください。入力内容は残っています。',
  declinedPaypal:
    'PayPalでこのお支払いが承認されませんでした。請求は行われていません。もう一度PayPalをお試しいただくか、別のお支払い方法をお選びください。入力内容は残っています。',
  tooManyDeclines:
    '承認されなかったカードが多すぎます。請求は行われていません。別のお支払い方法をご利用いただくか、{minutes, plural, other {#分}}後にもう一度カードをお試しください。入力内容は残っています。',
  requestId: 'リクエストID：{id}',
  someInvalid: '{count, plural, other {確認が必要な項目が#件あります。}}',
} satisfies Catalog<'billing'>;
