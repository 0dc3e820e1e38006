import type { Catalog } from '../../messages.ts';

/** The list of a customer's shipments. */
export default {
  metaTitle: '荷物 | Waypost',
  title: '荷物の一覧',
  newShipment: '荷物を送る',
  exportCsv: 'CSV出力',

  filters: '荷物を絞り込む',
  search: '検索',
  searchHelp: '追跡番号、受取人、配達先',
  service: 'サービス',
  status: 'ステータス',
  all: 'すべて',
  from: '開始日',
  to: '終了日',
  apply: '適用',
  clear: '条件をクリア',

  date: '日付',
  tracking: '追跡番号',
  recipient: '配達先',
  pieces: '個口数',
  weight: '重量',
  cost: '料金',
  freight: '貨物',

  reprint: '再印刷',
  reprintOf: '{number}を再印刷',
  duplicate: '複製',
  duplicateOf: '{number}を複製',
  track: '追跡',
  trackOf: '{number}を追跡',
  receipt: '予約控え',
  receiptOf: '{number}の予約控え',
  cancel: 'キャンセル',
  cancelOf: '{number}をキャンセル',
  'hold.awaiting_activation': '確認コードの入力待ち',
  'hold.awaiting_payment': '振込待ち',
  'hold.payment_failed': '支払い失敗',

  listed: '荷物{count}件',
  emptyFiltered: '条件に合う荷物はありません。',
  emptyTitle: '送った荷物はまだありません。',
  emptyText: 'ログインして予約した荷物が、ラベルと予約控えとともにここに表示されます。',
  newest: '最新に戻る',
  failed: '荷物を読み込めませんでした。',
  failedText: 'データは失われていません。もう一度お試しください。',

  claimTitle:
    '{count, plural, other {お客様のアドレスで、ログインせずに行われた予約が#件あります。}}',
  claimText: '{count, plural, other {アカウントに追加すると、この一覧に表示されます。}}',
  claim: 'アカウントに追加',
  claimed: '{count, plural, other {荷物を#件追加しました。}}',
  claimFailed: '追加できませんでした。もう一度お試しください。',
} satisfies Catalog<'shipments'>;
