import type { Catalog } from '../../messages.ts';

/** Keys for a customer's own programs. */
export default {
  metaTitle: 'APIキー | Waypost',
  title: 'APIキー',
  lead: 'キーを使うと、お客様のプログラムからログインなしで予約と追跡ができます。',
  reference: 'キーを使った予約と追跡の方法',
  createTitle: '新しいキー',
  name: '名前',
  nameHelp: '使用目的。例：「オンラインショップ」',
  nameMissing: 'キーの名前を入力してください。',
  scopes: '許可する操作',
  'scope.shipments:read': '荷物の参照',
  'scope.bookings:write': '見積もりと予約',
  scopeMissing: '1つ以上選択してください。',
  create: 'キーを作成',
  creating: '作成中',

  createdTitle: '新しいキー',
  createdText: '今すぐコピーしてください。当社が保管するのは照合用の値だけで、再表示はできません。',
  secret: 'キー',
  copy: 'コピー',
  copied: 'コピー済み',

  listTitle: '使用中のキー',
  begins: '先頭の文字',
  created: '作成日',
  lastUsed: '最終利用',
  never: '未使用',
  revoke: '無効にする',
  revokeOf: '{name}を無効にする',
  revokeTitle: 'このキーを無効にしますか',
  revokeText: 'このキーを使うプログラムは、直ちに接続できなくなります。',
  revokeConfirm: '無効にする',
  keep: '無効にしない',
  revoked: 'このキーは無効になりました。',

  empty: 'キーはまだありません。',
  failed: 'キーを読み込めませんでした。',
  failedText: 'キーは引き続き有効です。もう一度お試しください。',
  notDone: '処理できませんでした。もう一度お試しください。',
} satisfies Catalog<'keys'>;
