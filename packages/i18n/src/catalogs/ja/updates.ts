import type { Catalog } from '../../messages.ts';

/** The card on the tracking page, and the pages that mailed links open. */
export default {
  title: 'お知らせを受け取る',
  lead: '集荷、配達への出発、配達完了、または確認が必要なことが起きたときに、メールでお知らせします。',
  email: 'メールアドレス',
  consent: 'この追跡番号の荷物に関するお知らせを受け取ることに同意します。',
  submit: 'お知らせを申し込む',
  privacy: 'プライバシーポリシー',
  failed: 'お申し込みを受け付けられませんでした。もう一度お試しください。',
  demonstration: 'これは見本のため、お送りするお知らせはありません。',
  ended: 'この荷物の輸送は終了しているため、今後のお知らせはありません。',

  alertsLead:
    'この荷物の{role, select, shipper {ご依頼主} other {受取人}}としてご覧になっています。',
  emailAlerts: 'メールでのお知らせ',
  emailTo: '送信先：{address}',
  smsAlerts: 'SMSでのお知らせ',
  smsTo: '送信先：{number}',
  smsNoNumber: '予約に、+81のような国番号付きの電話番号が登録されていません。',
  smsOff: 'ただいまSMSの送信は行っていません。',
  save: '保存',
  saved: '保存しました。',
  saveFailed: '保存できませんでした。もう一度お試しください。',

  askedMetaTitle: '荷物のお知らせ | Waypost',
  askedTitle: '荷物のお知らせ',
  toShipment: '荷物のページに戻る',
  toTracking: '荷物を追跡',

  confirmMetaTitle: 'お知らせの確認 | Waypost',
  confirmTitle: 'お知らせの受け取りを確認',
  confirmLead: 'ボタンを押すと、メールが届いたアドレスに荷物のお知らせをお送りします。',
  confirmAction: '受け取りを確認する',

  languageMetaTitle: 'メールの言語 | Waypost',
  languageTitle: 'メールの言語',
  languageLead: 'メールをお送りしたアドレスへのご連絡に使う言語をお選びください。',
  languageChosen: '今後は次の言語でお送りします：{language}',
  leaveMetaTitle: 'お知らせの停止 | Waypost',
  leaveTitle: 'お知らせの停止',
  leaveLead:
    'メールが届いたアドレスへのお知らせを停止します。予約控えなど、予約に必要なメールは引き続きお送りします。',
  leaveShipment: 'この荷物のお知らせを停止',
  leaveAll: 'すべての荷物で停止',
} satisfies Catalog<'updates'>;
