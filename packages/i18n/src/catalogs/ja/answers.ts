import type { Catalog } from '../../messages.ts';

/** What the api says when something went well. */
export default {
  codeSent: '6桁の確認コードをメールでお送りしました。下の欄に入力すると完了します。',
  codeResent: '新しい確認コードをお送りしました。',
  resetRequested:
    'このアドレスのアカウントがあれば、パスワード再設定用のリンクがまもなく届きます。リンクは30分間有効です。',
  passwordReset:
    '新しいパスワードを設定しました。すべてのブラウザーからログアウトしました。続けるにはログインしてください。',
  passwordChanged: '新しいパスワードを設定しました。他のブラウザーはすべてログアウトされました。',
  emailChangeRequested:
    '新しいアドレスにリンクをお送りしました。リンクが開かれるまでは、現在のアドレスのままです。',
  emailConfirmed: '新しいメールアドレスを確認しました。',
  partyLinkRequested:
    'このアドレスが荷物に登録されていれば、まもなくリンクが届きます。リンクは90日間有効です。',
  contactReceived: 'ありがとうございます。メッセージを受け付けました。',
  newsletterRequested:
    'このアドレスにメールをお送りしました。72時間以内に、メール内のリンクからニュースレターの購読を確認してください。',
  newsletterConfirmed: 'ニュースレターの購読を確認しました。',
  newsletterLeft: 'このアドレスには今後ニュースレターをお送りしません。',
  newsletterLeavePage: 'このアドレスが示すページで、ニュースレターの購読を解除してください。',
  updatesRequested:
    'このアドレスにメールをお送りしました。72時間以内に、メール内のリンクからお知らせの受け取りを確認してください。',
  updatesConfirmed:
    'お知らせの受け取りを確認しました。次のお知らせは、荷物に動きがあったときにお送りします。',
  updatesLeft: 'このアドレスには、この荷物のお知らせを今後お送りしません。',
  updatesLeftAll: 'このアドレスには、荷物のお知らせを今後一切お送りしません。',
  emailLanguageChosen: '今後このアドレスへのメールは、選択した言語でお送りします。',
  updatesLeavePage: 'このアドレスが示すページで、お知らせを停止してください。',
  signedOut: 'ログアウトしました。',
  sessionEnded: 'このブラウザーをログアウトしました。',
  sessionsEnded: 'すべてのブラウザーからログアウトしました。',
  shipmentCancelled: '荷物をキャンセルしました。',
  sessionsAndKeysEnded: 'すべてのブラウザーからログアウトし、すべてのAPIキーを無効にしました。',
  webhookRemoved: 'Webhookを削除しました。',
  keyRevoked: 'このキーは無効になりました。',
  viewingEnded: 'お客様のマイページの閲覧を終了しました。',
  addressRemoved: '住所を削除しました。',
  cardRemoved: 'カードを削除しました。',
  accountErased: 'アカウントを消去しました。',
  invitationSent: '招待状を送信しました。72時間有効です。',
  passwordLinkSent:
    '以前のパスワードは使えなくなりました。新しいパスワードを設定するリンクを送信しました。24時間有効です。',
  mailResent: 'メールを再送しました。',
  addressMailedAgain: 'このアドレスへのメール送信を再開しました。',
  secondFactorReset: '二要素認証を解除しました。次回のログイン時に新しい設定を求めます。',
  templateRemoved: 'テンプレートを削除しました。',
} satisfies Catalog<'answers'>;
