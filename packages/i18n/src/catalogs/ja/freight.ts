import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '貨物輸送：航空・海上・陸上 | Waypost',
  metaDescription:
    '航空・海上・陸上のパレット輸送の料金と所要期間。インコタームズの説明と、エクスプレスより貨物が適する場合をご案内します。',
  title: '貨物輸送',
  lead: 'パレット1枚から200枚まで承ります。発送地と配達先、重量、サイズを入力すると、航空・海上・陸上の料金を並べて比べられます。',
  quote: '貨物の料金を見る',

  modesTitle: '3つの輸送手段',
  transit: '所要期間',
  pallet: 'パレット1枚',
  volume: '容積の換算',
  'air.for': '急ぐもの、高価なもの、傷みやすいものに。',
  'air.text':
    'ご指定の場所で集荷し、空輸、通関、配達まで行います。航空機の積載スペースは最も限られるため、軽くてかさばるものは容積で計算します。',
  'sea.for': '重く、日数に余裕のあるものに。',
  'sea.text':
    '港まではお客様にお持ち込みまたはご手配いただき、そこから受取人のもとまで当社が運びます。海を越える輸送では、1 kgあたりの料金が最も安い方法です。',
  'road.for': '同じ大陸の中を、ドアツードアで。',
  'road.text':
    '発送元の積み場から配達先の荷受け場まで、ほとんどのルートで積み替えなしにトラック1台で運びます。隣り合う国の間で最もよく使われます。',
  guidance: '通常{min}～{max}',
  noGuidance: '目安なし、最大{max}',
  divisor: '長さ×幅×高さ（cm）÷ {divisor} = kg',
  'choose.air': '航空貨物の料金を見る',
  'choose.sea': '海上貨物の料金を見る',
  'choose.road': '陸上貨物の料金を見る',

  compareTitle: 'エクスプレスか、貨物か',
  compareText:
    '1人で持ち上げられる箱なら、通常はエクスプレスです。パレットに載せるものは貨物です。その中間は比べてお選びください。',
  compareCaption: 'エクスプレスと貨物の比較',
  compareCorner: '項目',
  express: 'エクスプレス',
  freight: '貨物',
  'compare.goods': '対象',
  'compare.goodsExpress': '書類と小包',
  'compare.goodsFreight': 'パレットとかさばる荷物',
  'compare.weight': '重量',
  'compare.weightExpress': '1個口{maxPiece}まで',
  'compare.weightFreight': 'パレット単位。航空は1枚{airMin}～{airMax}が通常',
  'compare.choice': '選ぶもの',
  'compare.choiceExpress': 'サービスレベル：スタンダード、エクスプレス、プライオリティ',
  'compare.choiceFreight': '輸送手段：航空、海上、陸上',
  'compare.time': '所要期間',
  'compare.timeExpress':
    'スタンダード {standard}、エクスプレス {express}、プライオリティ {priority}',
  'compare.timeFreight': '航空 {air}、海上 {sea}、陸上 {road}',
  'compare.reach': '輸送区間',
  'compare.reachExpress': 'ドアツードア',
  'compare.reachFreight': '航空と陸上はドアツードア、海上は港からドアまで',
  'compare.pickup': '集荷',
  'compare.pickupExpress': '当日または翌日',
  'compare.pickupFreight': '日時を調整',
  'compare.volume': '容積重量',
  'compare.volumeExpress': 'cm³ ÷ {parcelDivisor}',
  'compare.volumeFreight':
    '航空はcm³ ÷ {airDivisor}、海上と陸上はcm³ ÷ {groundDivisor}、いずれもパレット枚数を掛ける',
  'compare.minimum': '最低運賃',
  'compare.border': '国境での関税',
  'compare.borderExpress': '受取人が負担',
  'compare.borderFreight': 'インコタームズによる',
  'compare.tracking': '追跡',
  'compare.trackingExpress': '1つの番号でリアルタイム',
  'compare.trackingFreight': '1つの番号でリアルタイム、パレットごとに確認可能',
  priceExpress: '小包の料金を見る',

  incotermsTitle: 'インコタームズ：費用と危険の負担',
  incotermsText:
    'インコタームズは、売買契約に記載するアルファベット3文字の条件で、国際商業会議所が定めています。売主が輸送のどこまで費用と危険を負担するかを示します。貨物の見積もりで指定してください。不明な場合は、フォームに表示されている条件のままでかまいません。',
  matrixCaption: 'インコタームズ別、各区間の費用負担者',
  seller: '売主',
  buyer: '買主',
  sellerPays: '売主の負担',
  buyerPays: '買主の負担',
  term: '条件',
  'part.collection': '集荷',
  'part.export': '輸出通関',
  'part.carriage': '主要輸送',
  'part.insurance': '保険',
  'part.import': '輸入関税',
  'part.delivery': '引渡し',
  matrixNote:
    'CIFとCIP以外では、どちらにも保険をかける義務はありません。その場合、保険の欄は主要輸送の危険を負う側を示します。CIP、DAP、DDPの引渡しは、合意した場所（通常は買主の所在地）で完了します。',
  'exw.name': 'Ex Works（工場渡し）',
  'exw.text':
    '売主は、自らの場所で物品を引き取れる状態にするだけです。買主が集荷と輸出通関を行い、全区間の費用と、売主の場所を出た後の危険を負担します。売主には簡単ですが、外国で輸出書類に署名できない買主には難しい条件です。',
  'fob.name': 'Free on Board（本船渡し）',
  'fob.text':
    '海上貨物の条件です。売主は物品を船積港まで運び、輸出通関を行い、本船に積み込むまでの費用を負担します。その時点から、海上輸送、保険、輸入、最後の区間までの費用と危険は買主の負担です。',
  'cif.name':
    'Cost, Insurance and Freight（運賃保険料込み）、Carriage and Insurance Paid to（輸送費保険料込み）',
  'cif.text':
    '売主が輸送費を支払い、買主のために保険をかけます。CIFは海上輸送で到着港まで、CIPは輸送手段を問わず合意した場所までです。ただし、危険は早い段階で買主に移ります。CIFでは本船への積込み時、CIPでは最初の運送人への引渡し時です。保険はそのためにあります。輸入手続きと関税は買主の負担です。',
  'dap.name': 'Delivered at Place（仕向地持込渡し）、Delivered Duty Paid（関税込持込渡し）',
  'dap.text':
    '売主は、合意した場所で荷下ろしできる状態になるまでの費用と危険を負担します。DAPでは買主が輸入通関を行い、関税・諸税を支払います。DDPではそれも売主が行い、買主は受け取るだけです。',

  bookTitle: '予約に必要なもの',
  'book.1': '発送地と配達先：都市と国、受取人の住所。',
  'book.2': 'パレットの枚数と、1枚あたりの重量および3辺の長さ。',
  'book.3': '輸送手段と、売買契約のインコタームズ。',
  'book.4': 'ご依頼主と受取人のお名前とメールアドレス。荷物のお知らせをお送りします。',
  'book.5': '外国への貨物の場合：物品の説明、価格、原産国を記載したインボイス。',
  customsLink: '税関で確認されること',
} satisfies Catalog<'freight'>;
