import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '国内配送：当日・翌日・土曜配達 | Waypost',
  metaDescription:
    '同じ国の中なら1～3営業日でお届けします。当日配達の受付締切は14:00、翌日配達は18:00、土曜日も配達します。書類は$3.50から、小包は$5.90から。',
  title: '市内でも、国内のどこへでも',
  lead: '国内の荷物は1～3営業日で届きます。受付締切までにお預かりした荷物は、その日のうちに出発します。',
  quote: '国内小包の料金を見る',

  boardTitle: '受付締切',
  boardCaption: '国内サービスと受付締切',
  service: 'サービス',
  cutOff: '受付締切（現地時間）',
  follows: 'その後の流れ',
  'sameDay.name': '当日配達',
  'sameDay.cutOff': '14:00',
  'sameDay.follows': '午後の便に載せ、同じ都市の中で当日に配達',
  'nextDay.name': '翌日配達',
  'nextDay.cutOff': '18:00',
  'nextDay.follows': '夜間便で次の拠点へ運び、翌日に配達',
  'saturday.name': '土曜配達',
  'saturday.cutOff': 'あり',
  'saturday.follows': '金曜日、翌日配達の受付締切までにお預かりした荷物',

  pricesTitle: '料金の目安',
  pricesText:
    '目安となる3つの料金例で、米ドル表示です。お支払いいただくのは見積もりの料金で、ユーロ建てとなり、すべての料金項目が表示されます。',
  'documents.name': '書類',
  'documents.price': '$3.50から',
  'documents.range': '0.5 kgまで',
  'documents.text': '手紙、契約書、書類を平たい封筒で。',
  'parcels.name': '小包',
  'parcels.price': '$5.90から',
  'parcels.range': '0.5～20 kg',
  'parcels.text': '箱の種類は問いません。20 kgを超えるものも、1個口{maxPiece}まで承ります。',
  'b2b.name': '法人（B2B）',
  'b2b.price': '個別見積もり',
  'b2b.range': 'ご相談のうえ決定',
  'b2b.text': '定期ルート、毎日の集荷、月1回の利用明細。',
  priceDocuments: '書類の料金を見る',
  priceParcels: '小包の料金を見る',
  priceB2b: '営業に相談',

  sampleTitle: '受取人が見る画面',
  sampleText:
    'これは見本の荷物ですが、ページは実際のものと同じです。5つの段階、すべてのスキャンの場所と時刻が表示され、お名前は第三者向けに一部伏せられています。',
  sampleLabel: '見本の追跡番号',
  sampleLink: 'この見本を追跡',

  faqTitle: '国内配送に関するご質問',
  'time.question': '国内の配達には何日かかりますか。',
  'time.answer':
    '1～3営業日です。当日配達と翌日配達は、受付締切までにお預かりした荷物が対象です。ルートごとの所要期間は、見積もりにサービス別に表示されます。',
  'cutOff.question': '受付締切に間に合わなかったらどうなりますか。',
  'cutOff.answer':
    '次の便で出発します。14:00を過ぎた場合は翌日配達の便、18:00を過ぎた場合は翌営業日の便です。',
  'saturday.question': '土曜日も配達しますか。',
  'saturday.answer': 'はい。日曜日と祝日の配達はありません。',
  'pickup.question': '荷物を持ち込む必要がありますか。',
  'pickup.answer':
    'いいえ。マイページから集荷を依頼できます。1回だけでも、毎日、毎週、隔週の繰り返しでも承ります。時間帯は9:00～13:00、13:00～17:00、17:00～20:00です。',
  'heavy.question': '20 kgを超える場合はどうなりますか。',
  'heavy.answer':
    '料金例は0.5～20 kgの小包のものです。見積もりでは{maxPiece}までの小包の料金がわかります。それを超えるものはパレットに載せ、陸上貨物として運びます。',
  'same.question': '国内とはどの範囲ですか。',
  'same.answer':
    '発送地と配達先が同じ国にある場合です。見積もりで自動的に判定され、割安な国内料金が適用されます。通関はありません。',
  'cod.question': '受取人が配達時に支払うことはできますか。',
  'cod.answer':
    'はい。着払いの場合は小計の{codFee}が加算されます。見積もりには両方の合計が表示されます。',
  dashboardLink: '集荷を依頼',
  freightLink: '陸上貨物',
} satisfies Catalog<'domestic'>;
