import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'お問い合わせ | Waypost',
  metaDescription:
    'サポート、営業、提携に関するお問い合わせ。メッセージは24時間受け付け、月～金 9:00～18:00にお答えします。',
  title: 'お問い合わせ',
  lead: 'メッセージは24時間受け付けています。月～金 9:00～18:00（ブリュッセル時間）に、担当者がご記入のアドレスへお答えします。',

  formTitle: 'メッセージ',
  name: 'お名前',
  email: 'メールアドレス',
  emailHelp: 'こちらに返信します。',
  topic: 'ご用件',
  'topic.support': 'サポート',
  'topic.sales': '営業',
  'topic.partnerships': '提携',
  message: 'メッセージ',
  messageHelp:
    '荷物に関するご用件の場合は、追跡番号をお書きください。パスワードやカード番号は書かないでください。',
  aboutShipment: '追跡番号 {number}\n\n',
  send: '送信する',
  sending: '送信中',
  incomplete: 'お名前、メールアドレス、メッセージを入力してください。',
  nameMissing: 'お名前を入力してください。',
  emailMissing: 'メールアドレスを入力してください。',
  emailInvalid: '有効なメールアドレスを入力してください。',
  messageMissing: 'メッセージを入力してください。',
  messageTooLong: 'メッセージは5,000文字までです。',
  failed: 'メッセージを送信できませんでした。もう一度お試しください。',
  reference: '受付番号は{reference}です。再度ご連絡の際にお知らせください。',
  privacy: 'ご記入内容の取り扱い',

  waysTitle: 'その他の方法',
  wayEmail: 'メール',
  wayHours: 'サポート営業時間',
  hours: '月～金 9:00～18:00',
  hoursZone: 'ブリュッセル時間',
  wayTracking: '荷物の現在地',
  wayTrackingText: '追跡ページには当社と同じ情報が表示され、お問い合わせより早くわかります。',
  wayTrackingLink: '荷物を追跡',
  wayAnswers: 'よくあるご質問',
  wayAnswersLink: '質問と回答を見る',
  wayClaims: '紛失・破損',
  wayClaimsText: '請求には期限があります。期限と必要なものは運送約款に記載しています。',
  wayClaimsLink: '補償の請求方法',
  placeholder:
    'Waypostはシミュレーションです。メールアドレスは架空のもので、どこにも届きません。フォームは動作します。',

  topicsTitle: '担当の窓口',
  'topic.supportText': '輸送中の荷物、問題の発生、集荷、お支払い、アカウント。',
  'topic.salesText': '継続的な出荷、法人向け料金、倉庫保管、フルフィルメント。',
  'topic.partnershipsText': '運送会社、代理店、ECプラットフォーム、ソフトウェア。',
} satisfies Catalog<'contact'>;
