import type { Catalog } from '../../messages.ts';

/** Mails, block by block: the server makes the plain text and the HTML of the same words. */
export default {
  greeting: '{name} 様',
  signature: 'Waypost',
  /** Under every mail about an account. */
  accountFooter:
    'このメールは、アカウントに登録されているか、当サイトで入力されたアドレスにお送りしています。',

  expectedOn: 'お届け予定：{day}',
  expectedBetween: 'お届け予定：{earliest}～{latest}',
  expectedBy: 'お届け予定：{day}まで',
  expectedToday: '本日お届け予定：{day}',
  expectedLate: '当初のお届け予定：{day}',
  bookedSubject: '予約完了：{number}',
  bookedText: '{from}から{to}へのお荷物の予約が完了しました。追跡番号は{number}です。',
  bookedDueOnDelivery: '配達時にドライバーが受け取る金額：{amount}',
  bookedOnAccount: '月締め払いの金額：{amount}。毎月の利用明細でご請求いたします。',
  bookedPaid: 'ご指定のお支払い方法で確保した金額を請求いたします：{amount}',
  bookedTransferred: '{amount}のお振り込みを確認しました。',
  bookedAwaitingTransfer:
    '7日以内にお振り込みください。金額：{amount}。振込先の口座と照合番号は予約控えに記載しています。ラベルは入金の確認後に発行いたします。',
  awaitingSubject: 'お振り込みをお待ちしています：{number}',
  awaitingHeading: '残る手続きはお振り込みだけです',
  awaitingText: '{from}から{to}へのお荷物を受け付けました。追跡番号は{number}です。',
  transferSubject: '入金確認：{number}',
  transferHeading: 'お振り込みを確認しました',
  transferText:
    '{amount}のご入金を確認しました。{from}から{to}へのお荷物の予約が完了し、ラベルを印刷できます。',
  labelLink: 'ラベルを印刷する',
  bookedReceipt: '予約控えを開く',
  trackLink: '荷物を追跡する',
  sender: 'ご依頼主',

  /** News of a shipment: what happened, then what follows or what to do. */
  'news.picked_up': '集荷しました',
  'news.picked_up.text': '荷物を集荷し、輸送を開始しました。',
  'news.picked_up.next': '輸送中、配達中、配達完了の各段階でお知らせいたします。',
  'news.in_transit': '輸送中です',
  'news.in_transit.text': '荷物は当社のネットワークで輸送中です。',
  'news.in_transit.next':
    '次のメールは、配達に出発したとき、または確認が必要なことが起きたときにお送りします。',
  'news.out_for_delivery': '本日配達します',
  'news.out_for_delivery.text': 'ドライバーが荷物を持って出発しました。本日配達の予定です。',
  'news.out_for_delivery.next': '配達先でお受け取りをお願いいたします。',
  'news.delivered': '配達完了',
  'news.delivered.text': '荷物を配達しました。場所：{city}、日時：{time}',
  'news.delivered.textWithoutPlace': '荷物を配達しました。日時：{time}',
  'news.delivered.next':
    '不足や破損がある場合は、梱包材を保管し、追跡番号を添えてサポートにご連絡ください。',
  'news.returning': '返送しています',
  'news.returning.text':
    '荷物は配達できなかったため、{reader, select, shipper {お客様} other {ご依頼主}}へ返送します。',
  'news.returning.next':
    'お手続きは不要です。返送を変更したい場合は、追跡番号を添えてサポートにご連絡ください。',
  'news.cancelled': 'キャンセルされました',
  'news.cancelled.text': '荷物はキャンセルされ、配達されません。',
  'news.cancelled.next': 'この荷物に関するお知らせは以上です。',
  'news.customs_hold': '税関で保留中です',
  'news.customs_hold.text':
    '荷物が税関で保留されています。多くの場合、インボイスや輸入者番号などの書類が不足しています。',
  'news.customs_hold.next':
    '{reader, select, shipper {荷物のページを開き、{days}営業日以内に書類をアップロードしてください。} other {ご依頼主の方に、{days}営業日以内に書類を送っていただきます。}}税関の許可が下り次第、輸送を再開します。',
  'news.held': '拠点で保管中です',
  'news.held.text': '荷物は当社の拠点で待機しています。',
  'news.held.next':
    'お手続きは不要です。2営業日たっても動きがない場合は、追跡番号を添えてサポートにご連絡ください。',
  'news.failed_attempt': '配達できませんでした',
  'news.failed_attempt.text': 'ドライバーが伺いましたが、荷物をお渡しできませんでした。',
  'news.failed_attempt.next':
    '翌営業日に再配達し、荷物は7日間保管します。配達先でお受け取りいただくか、別の方法をご希望の場合はサポートにご連絡ください。',
  'news.address': '住所を確認できません',
  'news.address.text': 'ドライバーが配達先の住所を見つけられませんでした。',
  'news.address.next':
    '{reader, select, recipient {{days}営業日以内に、追跡番号を添えて正しい住所をサポートにお知らせください。} other {受取人の方に、{days}営業日以内に正しい住所をお知らせいただきます。追跡番号を添えてサポートにご連絡ください。}}',
  'news.refused': '受け取りが拒否されました',
  'news.refused.text': '荷物は配達先で受け取られませんでした。',
  'news.refused.next':
    '{reader, select, shipper {{days}営業日以内に、荷物の今後の送り先をお知らせください。ご連絡がない場合は、お客様へ返送します。} other {ご依頼主の方に、{days}営業日以内に今後の送り先を決めていただきます。ご連絡がない場合は返送します。}}手違いの場合は、追跡番号を添えてサポートにご連絡ください。',
  'news.other': '確認が必要です',
  'news.other.text': '問題があり、荷物の輸送が止まっています。',
  'news.other.next':
    '荷物のページで現在の状況をご確認いただくか、追跡番号を添えてサポートにご連絡ください。',
  'news.damage': '荷物に破損がありました',
  'news.damage.text': '荷物に破損が見つかりました。',
  'news.damage.next':
    '今後の対応をご相談しますので、追跡番号を添えてサポートにご連絡ください。すでにお受け取りの場合は、梱包材を保管し、写真を撮ってください。',
  'news.loss': '荷物の所在が不明です',
  'news.loss.text': '荷物が本来の場所になく、捜索しています。',
  'news.loss.next': '補償を請求される場合は、追跡番号を添えてサポートにご連絡ください。',
  'news.returned': 'ご依頼主へ返送完了',
  'news.returned.text':
    '{reader, select, shipper {荷物をお客様へ返却しました。} other {荷物をご依頼主へ返却しました。}}',
  'news.returned.next':
    '{reader, select, shipper {再度お送りになるには、新しくご予約ください。} other {再度お受け取りになるには、ご依頼主と新しい予約をご相談ください。}}',
  newsSubject: '{news}：{number}',
  newsLink: '荷物のページを開く',
  newsShipment: '追跡番号',
  newsRoute: 'ルート',
  newsRouteText: '{from}から{to}へ',
  newsActBy: '期限',
  newsCode: '配達員に伝えるコード',
  newsPlace: '最終確認地点',
  newsPlaceText: '{city}、{country}',
  newsTime: '日時',
  'newsFooter.shipper': 'このメールは、この荷物のご依頼主であるお客様にお送りしています。',
  'newsFooter.recipient':
    'このメールは、ご依頼主が受取人として指定したアドレスにお送りしています。',
  'newsFooter.follower':
    'このメールは、この荷物のお知らせを申し込まれたアドレスにお送りしています。',
  newsLeave: 'お知らせを停止する',

  /** Texts: one message of 70 characters, of which the link takes 51. */
  'sms.picked_up': 'Waypost：荷物を集荷しました。',
  'sms.in_transit': 'Waypost：荷物は輸送中です。',
  'sms.out_for_delivery': 'Waypost：荷物を本日配達します。',
  'sms.delivered': 'Waypost：荷物を配達しました。',
  'sms.returning': 'Waypost：荷物を返送します。',
  'sms.cancelled': 'Waypost：荷物はキャンセル済み。',
  'sms.customs_hold': 'Waypost：税関で保留中。要確認：',
  'sms.held': 'Waypost：拠点で保管中です。',
  'sms.failed_attempt': 'Waypost：配達できず再配達予定。',
  'sms.address': 'Waypost：住所が不明。要確認：',
  'sms.refused': 'Waypost：受取拒否となりました。',
  'sms.other': 'Waypost：荷物の確認が必要です：',
  'sms.damage': 'Waypost：荷物に破損。要確認：',
  'sms.loss': 'Waypost：荷物を捜索中です。',
  'sms.returned': 'Waypost：返送が完了しました。',

  otherLanguages: '他の言語',
  followSubject: 'お知らせの確認：{number}',
  followHeading: 'お知らせの受け取りを確認',
  followText:
    'このアドレスで、Waypostの荷物 {number} のお知らせが申し込まれました。お心当たりがある場合は、一度だけ確認をお願いします。リンクは72時間有効です。お知らせは、各メールのリンクからいつでも停止できます。',
  followLink: '受け取りを確認する',
  followWarning:
    'お心当たりのない場合は、何もなさる必要はありません。この荷物について今後メールは届きません。',
  followFooter: 'このメールは、追跡ページで入力されたアドレスにお送りしています。',
  followingSubject: 'お知らせは登録済みです：{number}',
  followingHeading: 'お知らせは登録済みです',
  followingText:
    'このアドレスで、Waypostの荷物 {number} のお知らせが申し込まれました。すでに登録されているため、変更は行っていません。',

  recipientSubject: 'お客様宛ての荷物：{number}',
  recipientHeading: 'お客様宛ての荷物',
  recipientText:
    '{from}から{to}のお客様宛ての荷物が、Waypostで予約されました。集荷したとき、配達に出発したときにメールでお知らせいたします。',
  recipientDue: '配達時にドライバーが受け取る金額：{amount}',
  recipientSmallPrint:
    'このメールは、ご依頼主が受取人として指定したアドレスにお送りしています。お心当たりのない場合は、配達時に受け取りをお断りいただけます。',

  cancelledSubject: 'キャンセル完了：{number}',
  cancelledText: '{from}から{to}へのお荷物（追跡番号 {number}）はキャンセルされました。',
  cancelledMoney:
    'これ以上のお支払いはありません。お支払い方法で確保した金額は確保を取り消し、お支払い済みの金額はお支払い元に返金いたします。',

  partyLinkSubject: '荷物へのリンク：{number}',
  partyLinkHeading: '荷物の詳しい情報',
  partyLinkText:
    '追跡ページでこのリンクが申し込まれました。荷物 {number} の連絡先と配達証明を確認し、当社に連絡することができます。リンクは90日間、どのブラウザーでも開けます。',
  partyLinkWarning:
    'このメールを転送しないでください。リンクを開いた人には、お客様と同じ内容が表示されます。お心当たりのない場合は、何もなさる必要はありません。',

  caseAnswerSubject: '荷物 {number} についての回答',
  caseAnswerHeading: '回答が届いています',
  caseAnswerText:
    '荷物 {number} について、サポートが回答しました。リンクを開くと、回答を読み、返信できます。',
  caseAnswerLink: '回答を読む',

  activationSubject: '{code}：Waypost予約の確認コード',
  activationHeading: '予約の確認',
  activationText:
    'この確認コードを予約のページで入力してください。1時間有効です。確認後にラベルが発行され、荷物を引き渡せます。配達時に受け取る金額：{amount}',
  activationLink: '予約のページを開く',
  activationSmallPrint:
    '予約にお心当たりのない場合は、何もなさる必要はありません。確認コードが入力されなければ、予約は1日後にキャンセルされます。',

  codeSubject: '{code}：Waypostの確認コード',
  codeHeading: '確認コード',
  codeText:
    '入力を求められたページで、この確認コードを入力してください。10分間、1回に限り有効です。',
  codeWarning:
    '当社が電話やメールで確認コードをお尋ねすることはありません。お心当たりのない場合は、何もなさる必要はありません。確認コードがなければ、誰もログインできません。',

  alreadyRegisteredSubject: 'Waypostのアカウントは登録済みです',
  alreadyRegisteredText:
    'このアドレスでWaypostのアカウントを作成する操作がありました。アカウントはすでにあり、変更は行っていません。',
  alreadyRegisteredNext:
    'パスワードでログインしてください。お忘れの場合は、新しいパスワードを設定してください。',
  signInLink: 'ログイン',

  resetSubject: 'Waypostのパスワード再設定',
  resetText:
    'このアカウントのパスワード再設定が申し込まれました。リンクは30分間、1回に限り有効です。新しいパスワードを設定すると、すべてのブラウザーがログアウトされます。',
  resetLink: '新しいパスワードを設定',
  resetWarning: 'お心当たりのない場合は、何もなさる必要はありません。パスワードは変更されません。',

  confirmEmailSubject: '新しいメールアドレスの確認',
  confirmEmailText:
    'Waypostアカウント {account} から、このアドレスを使用する申し込みがありました。確認するには、そのアカウントにログインしているブラウザでリンクを開いてください。リンクは24時間、1回に限り有効です。確認されるまでは、現在のアドレスのままです。',
  confirmEmailLink: 'アドレスを確認する',
  confirmEmailWarning:
    'お客様のアカウントでない場合は、何もなさる必要はありません。何も変更されません。',

  emailChangeSubject: 'Waypostのメールアドレス変更の手続き中です',
  emailChangeText:
    'このアカウントのメールアドレスを変更する操作がありました。新しいアドレスが確認され次第、変更されます。',
  emailChangeNext:
    'お心当たりのない場合は、すぐに新しいパスワードを設定してください。アドレスの変更も取り消されます。',

  keyMadeSubject: 'Waypostアカウントの新しいAPIキー',
  keyMadeText:
    'お客様のアカウントに {hint} で始まるキーが作成されました（{time}）。できること：{scopes}。',
  webhookFailingSubject: 'Webhookが失敗しています',
  webhookFailingText:
    '{time}以降、{host}へのイベントが届いていません。間隔を延ばしながら少なくとも15分に1回は再試行し、イベントは30日間保管します。直ったら「{button}」を選んでください。すぐに再試行し、届けば待っているものをすべて送ります。',
  webhookOffSubject: 'Webhookをオフにしました',
  webhookOffText:
    '{host}に届かなくなったため、イベントの送信を停止しました。応答するようになったら再びオンにして、30日以内に不足分を取り戻してください。',
  webhookLink: 'Webhookを見る',
  keyMadeNext:
    'ご本人による操作であれば、何もする必要はありません。心当たりがない場合は、すぐにキーを無効にし、新しいパスワードを設定してください。',
  keyMadeLink: 'APIキーを見る',
  keyEndingSubject: 'APIキーの有効期限は{day}です',
  keyEndingText: '期限を過ぎると、このキーを使うプログラムは拒否されます。',
  keyEndingNext:
    '引き続き必要な場合は、有効期限がより先の新しいキーを早めに作成してプログラムに設定し、このキーを無効にしてください。「{button}」では、新しいキーの有効期限も同じになるため、不十分です。不要な場合は、何もする必要はありません。',
  keyUnusedSubject: 'APIキーが90日間使われていません',
  keyUnusedText:
    '使われていないキーでも、見つけられて悪用されるおそれがあります。不要になった場合は、無効にしてください。',
  keyUnusedNext:
    '残しておく場合は、何もする必要はありません。次にお知らせするのは、キーが使われた後、再び90日間使われなかったときです。',
  passwordChangedSubject: 'Waypostのパスワードが変更されました',
  passwordChangedText: 'アカウントのパスワードが変更されました（{time}）。',
  passwordChangedByReset: 'すべてのブラウザーからログアウトし、すべてのAPIキーを無効にしました。',
  passwordChangedHere:
    'ほかのすべてのブラウザーからログアウトしました。APIキーは無効にするまで引き続き使えます。',
  passwordChangedNext: '心当たりがない場合は、すぐに新しいパスワードを設定してください。',
  newSignInSubject: 'Waypostアカウントへの新しいログイン',
  newSignInText:
    'これまでに利用のないブラウザーから、アカウントへのログインがありました：{browser}、{time}',
  newSignInNext:
    'ご本人であれば、お手続きは不要です。お心当たりのない場合は、すぐに新しいパスワードを設定してください。すべてのブラウザーがログアウトされます。',

  pickupScheduledSubject: '集荷予定：{number}',
  pickupRescheduledSubject: '集荷日時の変更：{number}',
  pickupScheduledText:
    'ドライバーが{day} {from}～{until}（現地時間）に伺います。集荷先：{address}。梱包とラベルの貼り付けを済ませてお待ちください。',
  'pickupRepeats.DAILY': '終了するまで、毎営業日繰り返されます。',
  'pickupRepeats.WEEKLY': '終了するまで、毎週繰り返されます。祝日に当たる日は休みます。',
  'pickupRepeats.BIWEEKLY': '終了するまで、隔週で繰り返されます。祝日に当たる日は休みます。',
  pickupChangeUntil: '日時の変更とキャンセルの期限：{lastMoment}',
  pickupCancelledSubject: '集荷キャンセル：{number}',
  pickupCancelledText:
    '{day} {from}～{until}の集荷（{address}）はキャンセルされました。ドライバーは伺いません。',
  pickupNoPlaceSubject: '集荷枠に空きがありません：{number}',
  pickupNoPlaceText:
    '{day} {from}～{until}の枠はすべて埋まっているため、この日は集荷に伺えません（{address}）。定期集荷の他の日程に変更はありません。',
  pickupNoPlaceNext: 'この日の別の時間帯は、マイページで選べます。',
  pickupMissedSubject: '集荷できませんでした：{number}',
  pickupMissedText:
    '{day} {from}～{until}、当社のドライバーは集荷できませんでした（{address}）。当社の不手際によるものでしたら、お詫び申し上げます。',
  pickupMissedNext:
    'マイページから、あらためて集荷を依頼してください。今回選択された荷物は、もう一度選べます。',
  pickupRuleEndedSubject: '定期集荷の終了',
  pickupRuleEndedText:
    '{from}～{until}の定期集荷（{address}）は終了しました。ドライバーがすでに向かっている分を除き、以後の日程はキャンセルされます。',
  handoverSubject: '引き渡しのご案内：{number}',
  handoverPickup:
    'ドライバーが{day} {from}～{until}（現地時間）にご指定の住所へ伺います。梱包とラベルの貼り付けを済ませてお待ちください。',
  handoverMoved: 'ご希望の時間帯は埋まったため、次の空き時間帯になりました。',
  handoverWaiting:
    'ご希望の集荷：{day} {from}～{until}。お支払いまたは確認が済みしだい枠を確保します。',
  handoverPoint: 'ラベルを貼って、次の取扱店にお持ちください：{point}。',
  handoverPointWaiting: '持ち込み先：{point}。お支払いまたは確認が済みしだいラベルを発行します。',
  handoverNoPlace:
    '空いている集荷時間帯がありませんでした。別の日を選ぶか、取扱店にお持ち込みください。',
  handoverMissed: '{day}に集荷できませんでした。別の日を選ぶか、取扱店にお持ち込みください。',
  handoverCancelled:
    '{day}の集荷はキャンセルされました。別の日を選ぶか、取扱店にお持ち込みください。',
  handoverPointClosed: 'この取扱店は受け付けを終了しました：{point}。別の方法を選んでください。',
  handoverNone:
    '引き渡し方法（集荷、またはお近くの取扱店への持ち込み）がまだ選ばれていません。予約控えのページで選べます。',
  handoverLink: '引き渡し方法を変更',
  pickupLink: '集荷のページを開く',
  statementSubject: 'Waypost利用明細：{month}',
  statementHeading: '{month}の利用明細',
  statementText: '{month}の利用明細ができました。合計金額：{amount}',
  statementOpen: 'うち未払額：{amount}、支払期限：{day}',
  'reminderSubject.1': 'お支払いのお願い：Waypost利用明細（{month}）',
  'reminderSubject.2': 'お支払いのお願い（2回目）：Waypost利用明細（{month}）',
  'reminderSubject.3': 'お支払いのお願い（最終）：Waypost利用明細（{month}）',
  reminderHeading: '{month}の利用明細のお支払い期限が過ぎています',
  'reminderText.1':
    '{month}の利用明細のうち、ご入金を確認できていない金額があります：{amount}。お支払い期限：{day}',
  'reminderText.2':
    '{month}の利用明細のうち、未払額：{amount}。お支払い期限：{day}。7日以内にお支払いください。',
  'reminderText.3':
    '{month}の利用明細のうち、未払額：{amount}。お支払い期限：{day}。これが最後のお願いとなります。至急お支払いください。内容に誤りがある場合はご連絡ください。',
  reminderTransfer: 'お振込金額：{amount}。お振込先：{account}。照合番号：{number}',
  reminderCrossed: 'ここ数日のうちにお支払い済みの場合は、行き違いですのでご了承ください。',
  statementPaid: 'お支払いいただく金額はありません。',
  statementLink: '利用明細と請求書を見る',

  newsletterSubject: 'Waypostニュースレターの購読確認',
  newsletterText:
    'このアドレスで当社のニュースレターが申し込まれました。お心当たりがある場合は、一度だけ確認をお願いします。リンクは72時間有効です。購読は、各号のリンクからいつでも解除できます。',
  newsletterLink: '購読を確認する',
  newsletterWarning: 'お心当たりのない場合は、何もなさる必要はありません。今後メールは届きません。',
  newsletterOnSubject: 'Waypostニュースレターは購読中です',
  newsletterOnText:
    'このアドレスで当社のニュースレターが申し込まれました。すでに購読中のため、変更は行っていません。',
  newsletterFooter:
    'このメールは、当社のニュースレターの申し込みで入力されたアドレスにお送りしています。',
  newsletterLeave: '購読を解除する',

  /** To our own inbox. */
  contactSubject: '{reference}：{topic}',
  'contactTopic.support': 'サポート宛てのメッセージ',
  'contactTopic.sales': '営業宛てのメッセージ',
  'contactTopic.partnerships': '提携窓口宛てのメッセージ',
  contactFrom: '送信者：{name}、{email}。アドレスは入力されたもので、本人確認はされていません。',
  contactReference: '送信者に伝えた受付番号：{reference}',
  contactFooter:
    'お問い合わせフォームから送信されました。このメールへの返信は、上記のアドレスに届きます。',

  contactReplyName: 'Waypost',
  contactAnswerSubject: 'お問い合わせへの回答：{reference}',
  contactAnswerHeading: 'お問い合わせへの回答',
  contactAnswerFooter:
    'このアドレスで、お問い合わせフォームからメッセージをいただきました。受付番号：{reference}。続けてご連絡いただく場合は、このメールにご返信ください。',

  invitationSubject: 'Waypost管理コンソールへの招待',
  invitationText:
    '同僚から、Waypost管理コンソールに招待されました。リンクを開いてパスワードを決め、二要素認証を設定してください。リンクは72時間、1回に限り、このアドレスでのみ有効です。',
  invitationLink: '招待を承諾する',
  invitationWarning: 'お心当たりのない場合は、リンクを開かずに、同僚に知らせてください。',
  statusNowSubject: '{status}：荷物 {number}',
  statusNowText: '荷物 {number} の現在のステータス：{status}',
  contactReceivedSubject: 'お問い合わせを受け付けました：{reference}',
  contactReceivedText:
    '担当者が内容を確認し、月～金 9:00～18:00（ブリュッセル時間）に、このアドレスへお答えします。',
  contactReceivedFooter:
    'このアドレスで、お問い合わせフォームからメッセージをいただきました。受付番号：{reference}。続けてご連絡いただく場合は、このメールにご返信ください。',
} satisfies Catalog<'mail'>;
