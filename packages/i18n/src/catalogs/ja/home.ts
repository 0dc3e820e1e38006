import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Waypost：荷物の追跡・見積もり・予約',
  metaDescription:
    '追跡番号で荷物の現在地を確認し、小包や貨物の料金総額を調べて、そのままオンラインで予約できます。航空・海上・陸上で220以上の国と地域へお届けします。',
  title: 'お荷物は、いまどこに',
  lead: 'スキャンのたびに、場所と時刻が数秒で画面に反映されます。',
  quoteTitle: '料金を調べる',
  quoteFrom: '発送地',
  quoteTo: '配達先',
  quotePlaceExample: '都市、国',
  quoteSubmit: '料金を見る',
  factDestinations: '220+',
  factDestinationsLabel: 'お届け先の国と地域',
  factSupport: '24時間',
  factSupportLabel: '予約と追跡',
  factOnTime: '98.7%',
  factOnTimeLabel: '定時配達率',

  servicesTitle: '6つのサービス、1つのネットワーク',
  servicesText:
    '1個口{limit}までの小包は3段階の速さから選べます。それより重いものはパレットに載せ、航空・海上・陸上で運びます。表示される料金がお支払いの総額です。',
  pagesTitle: 'サービスのご案内',
  'page.express': 'エクスプレス',
  'pageText.express': '小包と書類を当日に集荷します。料金は住所を入力する前に確認できます。',
  'page.freight': '貨物輸送',
  'pageText.freight':
    '買主と取り決めたインコタームズに沿って、パレットを航空・海上・陸上で運びます。',
  'page.ecommerce': 'EC・通販',
  'pageText.ecommerce': 'ショップシステムとの連携、着払い、同じ経路での返品に対応します。',
  'page.customs': '税関・通関',
  'pageText.customs': '書類に必要な記載、通関の流れ、荷物が保留されたときの対応をご案内します。',
  'page.domestic': '国内配送',
  'pageText.domestic': '同じ国の中なら、割安な国内料金でお届けします。土曜日も配達します。',
  'page.warehousing': '倉庫・フルフィルメント',
  'pageText.warehousing': '在庫の入荷、保管、ピッキング、梱包、発送を行い、返品も棚に戻します。',
  stripPause: '一時停止',
  stripPlay: '再開',

  locationsTitle: '3つの輸送網で220以上の国と地域へ',
  locationsText:
    '航空・海上・陸上の各路線は当社の拠点でつながり、小包はそのすべてを使って運ばれます。都市名と国名を入力すると料金がわかります。',
  mapLabel: '路線図：航空・海上・陸上の路線が6つの地域を結んでいます。',
  regionNorthAmerica: '北米',
  regionSouthAmerica: '南米',
  regionEurope: 'ヨーロッパ',
  regionAfrica: 'アフリカ',
  regionMiddleEast: '中東',
  regionAsiaPacific: 'アジア太平洋',
  lineAir: '航空',
  lineSea: '海上',
  lineRoad: '陸上',
  departuresTitle: '出発便',
  departure: '{mode}、{eta}',
  lane: '{from}から{to}へ',
  locationsPoints: '取扱店をすべて見る',
  locationsMore:
    'ここに挙げたのは一部です。一覧にない都市も、都市名と国名を入力すれば同じように見積もりできます。',

  stepsTitle: '発送からお届けまでの3ステップ',
  step1Title: '料金を確認',
  step1Text:
    '発送地と配達先、重量、サイズを入力します。サービスごとに、すべての料金項目が表示されます。',
  step2Title: '予約',
  step2Text: '確定は1回です。追跡番号と予約控えが発行され、その後に料金が変わることはありません。',
  step3Title: '追跡',
  step3Text: '追跡リンクは共有できます。ページは配達完了まで、スキャンのたびに自動で更新されます。',

  ratesTitle: '料金の例',
  ratesText:
    '現行の料金表による、カード払いの例です。割増料金、燃油サーチャージ、保安・取扱料を含みます。行を選ぶと、同じ内容の見積もりが開きます。',
  ratesAway:
    'ただいま料金を表示できません。1分ほどおいてから見積もりをお試しください。追跡は通常どおりご利用いただけます。',
  ratesShipment: '荷物',
  ratesLoad: '{weight}、{size}',
  ratesPallets: '{pallets}、各{weight}、{size}',
  ratesNote:
    '着払いの場合は{codFee}が加算されます。保険は任意で、申告価格の{insurance}（最低{insuranceMinimum}）です。',
  ratesLink: '料金を見積もる',

  voicesTitle: 'いただきたいお客様の声',
  voicesNote:
    'これらの声は見本です。Waypostはシミュレーションのため、実際の発言ではありません。いつかいただきたい言葉を当社で書きました。',
  voiceSample: '見本',
  voice1:
    '最初の画面の金額が、そのまま予約控えの金額でした。割増料金の一覧を手元に置くのはやめました。',
  voice1By: 'ゲントの陶芸工房',
  voice2:
    '税関でパレットが止まりました。電話が来る前に画面に表示され、足りない書類もわかりました。',
  voice2By: 'ロッテルダムの部品輸出会社',
  voice3: '注文のご案内に追跡リンクを添えています。「いまどこですか」と聞かれなくなりました。',
  voice3By: 'リスボンのオンラインショップ',

  supportTitle: 'サポート',
  supportText:
    '追跡、料金の確認、予約、メッセージの受付は昼夜を問わずご利用いただけます。担当者の確認が必要なものには、営業時間内にお答えします。',
  supportAlways: 'サイトとメッセージ受付',
  supportAlwaysHours: '24時間年中無休',
  supportPeople: '担当者（ブリュッセル時間）',
  supportPeopleHours: '月～金 9:00～18:00',
  supportContact: 'メッセージを送る',
  supportFaq: 'よくあるご質問一覧',
} satisfies Catalog<'home'>;
