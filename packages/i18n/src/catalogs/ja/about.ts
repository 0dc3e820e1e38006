import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '会社案内 | Waypost',
  metaDescription:
    'Waypostについて。荷物がスキャンから画面に届くまで、当社のお約束、地図と地名のデータの出典をご紹介します。',
  title: '時刻表のようにわかりやすい運送会社',
  lead: 'Waypostは、個人と法人のお客様の小包と貨物を、航空・海上・陸上で220以上の国と地域へ運びます。予約の前に料金を、スキャンのたびに場所を、問題があればわかり次第お伝えします。',

  'claim.destinations': '220+',
  'claim.destinationsLabel': 'お届け先の国と地域',
  'claim.support': '24時間',
  'claim.supportLabel': '予約・追跡・メッセージの受付（担当者の対応は月～金 9:00～18:00）',
  'claim.onTime': '98.7%',
  'claim.onTimeLabel': '定時配達率',

  whoTitle: '当社について',
  who1: '1つの会社が、1つのシステムで運んでいます。予約のページ、担当者の管理コンソール、拠点のスキャナーはすべて同じ記録につながっているため、誰かが知っていることを別の誰かが調べ直す必要はありません。',
  who2: '個人のお客様は、アカウントなしで小包1個から送れます。法人のお客様は、荷物、料金、集荷をマイページで管理できます。ショップはAPIで連携でき、在庫を当社の倉庫に置くこともできます。',
  servicesLink: '料金を見積もる',
  contactLink: 'お問い合わせ',

  howTitle: '荷物が届くまで',
  'how.1': '見積もり',
  'how.1Text':
    '発送地と配達先、重量、サイズを入力します。サービスごとにすべての料金項目が表示され、料金は30分間有効です。',
  'how.2': '予約',
  'how.2Text':
    '確定は1回です。荷物には、末尾がチェック文字の追跡番号が付きます。入力の誤りは検索の前にわかります。',
  'how.3': 'スキャン',
  'how.3Text':
    '集荷時、各拠点、税関、配達先で荷物をスキャンします。ステータスは、記録が届いた順ではなく、スキャンされた順で決まります。',
  'how.4': '追跡ページ',
  'how.4Text':
    'スキャンは数秒後に追跡ページに表示されます。追跡番号があれば誰でも開けますが、第三者にはお名前と住所を一部伏せて表示します。',
  'how.5': '配達',
  'how.5Text':
    '最後のスキャンで輸送が完了します。途中で荷物が止まった場合は、ステータスが「問題発生」となり、何が起きたかが表示されます。',

  promiseTitle: '当社のお約束',
  'promise.price': '料金は最初に全額を',
  'promise.priceText': '予約の前にすべての料金項目を示します。後から加算されるものはありません。',
  'promise.status': '推測でステータスを出さない',
  'promise.statusText':
    '画面の表示は、スキャンか、担当者の名前が残る操作のどちらかに基づいています。',
  'promise.news': '悪い知らせは先に、すべて',
  'promise.newsText': '何が起きたか、次にどうなるか、お客様にできることは何かをお伝えします。',
  'promise.data': 'データは少なく、短く',
  'promise.dataText':
    'このサイトでお客様の行動を記録する第三者はいません。何を、なぜ、いつまで保管するかは、プライバシーポリシーに記載しています。',
  privacyLink: 'プライバシーポリシー',

  simulationTitle: 'このサイトはシミュレーションです',
  simulation1:
    'Waypostは実在の会社ではありません。このサイトは、料金の計算から最後のスキャンまで、運送会社のシステムがどう動くかを示すものです。ここで予約した荷物は実際に記録されますが、集荷には伺いません。',
  simulation2:
    '連絡先は架空のもので、{email}や運送約款の会社情報は実在しません。配達にかかる時間はシミュレーションによるもので、料金は例として作成したものです。',

  creditsTitle: 'クレジット',
  creditsText: '公開されている次の成果物を利用しています。',
  'credit.geonames': '地名と座標',
  'credit.geonamesText':
    'GeoNames（Creative Commons Attribution 4.0、CC BY 4.0に基づくライセンス）',
  'credit.naturalEarth': '地図の海岸線と国境',
  'credit.naturalEarthText': 'Natural Earth（パブリックドメイン）',
  'credit.fonts': '書体',
  'credit.fontsText': 'ArchivoおよびIBM Plex（SIL Open Font License）',
} satisfies Catalog<'about'>;
