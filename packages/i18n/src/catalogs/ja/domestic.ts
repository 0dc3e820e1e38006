import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '国内配送・土曜配達 | Waypost',
  metaDescription:
    '同じ国の中なら、受付締切までの予約で当日集荷、土曜日も配達します。書類は{documents}から、小包は{parcels}から。',
  title: '市内でも、国内のどこへでも',
  lead: '受付締切までに予約いただくと、その日のうちに集荷します。エクスプレスとプライオリティは土曜日も配達します。',
  quote: '国内小包の料金を見る',

  boardTitle: '受付締切',
  boardCaption: '国内サービスと受付締切',
  service: 'サービス',
  cutOff: '受付締切（現地時間）',
  follows: 'その後の流れ',
  levelFollows: '当日集荷、{eta}でお届け',
  'saturday.name': '土曜配達',
  'saturday.cutOff': 'あり',
  'saturday.follows': 'エクスプレスとプライオリティ',

  pricesTitle: '料金の目安',
  pricesText:
    '同じ国の中での最低料金で、カード払い、諸料金込みです。内訳は見積もりに表示されます。',
  fromPrice: '{price}から',
  'documents.name': '書類',
  'documents.range': '0.5 kgまで',
  'documents.text': '手紙、契約書、書類を平たい封筒で。',
  'parcels.name': '小包',
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
    'スタンダードは{standardEta}、エクスプレスは{expressEta}、プライオリティは{priorityEta}です。お届け日は見積もりに表示されます。',
  'cutOff.question': '受付締切に間に合わなかったらどうなりますか。',
  'cutOff.answer': '翌営業日に集荷します。',
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
