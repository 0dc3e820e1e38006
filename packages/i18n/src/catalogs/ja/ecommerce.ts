import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'EC・通販の配送：システム連携・着払い・返品 | Waypost',
  metaDescription:
    '料金、予約、リアルタイム追跡をショップと連携できます。着払い、返品、保険に対応し、当社サイトと同じAPIをお使いいただけます。',
  title: 'カートから玄関まで',
  lead: 'ショップが当社に料金を問い合わせ、入金後に予約し、配達までリアルタイムで更新されるページを購入者に案内します。',
  docs: 'APIリファレンス',
  talk: '営業に相談',

  connectTitle: 'プラットフォーム連携',
  connectText:
    'Webアドレスを呼び出せるシステムなら、どれでも連携できます。ショップサービスなら拡張機能で、自社構築のショップなら直接つながります。注文の流れは3段階です。',
  'connect.1': '料金',
  'connect.1Text':
    '購入手続きの際に、ショップが発送地と配達先、重量、サイズを送ると、すべての料金項目と所要期間が返ります。料金は30分間有効です。',
  'connect.2': '予約',
  'connect.2Text':
    '入金後にショップが予約します。予約ごとにキーが付くため、タイムアウト後などに2回送っても、予約は1件だけです。',
  'connect.3': '追跡',
  'connect.3Text':
    '追跡番号を注文確認メールに記載します。リンク先のページはスキャンのたびに更新され、ショップも同じデータを取得し、リアルタイムで受け取れます。',

  codTitle: '着払い',
  codText:
    '購入者が送料を配達時に支払い、ドライバーが受け取った金額を記録します。手数料は小計の{codFee}です。最初に表示される料金で、両方の合計を確認できます。',
  codExample: '{weight}の小包、{from}から{to}へ、スタンダード',
  byCard: 'カード払い',
  onDelivery: '着払い',

  returnsTitle: '返品',
  returnsText:
    '返品は逆方向の荷物です。購入者の住所からショップ宛てに予約し、ラベルを購入者にお送りください。専用の追跡番号が付き、料金は往路と同じです。',
  returnsFailed:
    '配達できなかった荷物は自動的に返送されます。輸送履歴に「ご依頼主へ返送中」と表示されるため、購入者から問い合わせを受ける前に把握できます。',

  insuranceTitle: '保険',
  insuranceText: '荷物ごとに、予約画面または予約のAPI呼び出しで選べます。',
  insuranceCaption: '保険ありと保険なしの比較',
  insuranceCorner: '項目',
  without: '保険なし',
  with: '保険あり',
  'insurance.cost': '費用',
  'insurance.costWithout': '無料',
  'insurance.costWith': '申告価格の{insurance}、最低{insuranceMinimum}',
  'insurance.covers': '紛失・破損の補償',
  'insurance.coversWithout': '運送約款の責任限度額まで（重量に応じて決定）',
  'insurance.coversWith':
    '証明された内容品の価格（申告価格まで、最高{insuranceLimit}）と、荷物の料金',
  'insurance.for': '適したもの',
  'insurance.forWithout': '送料より安く買い替えられるもの',
  'insurance.forWith': 'それ以外のすべて',
  liabilityLink: '運送約款：責任と保険',

  apiTitle: 'API',
  apiText:
    '当社のサイトも同じAPIで動いています。仕様はOpenAPIで記述され、エラーには固定のコードがあり、金額はセント単位の整数です。呼び出せる対象者はエンドポイントごとに明記しています。',
  apiRequest: '料金の問い合わせ',
  apiAnswer: '応答（抜粋）',
  openapi: 'OpenAPI仕様書',

  endTitle: 'まずは小包1個から',
  endText:
    '今日は手作業で見積もりと予約を行い、ショップとの連携は必要になってからでもかまいません。',
  quote: '料金を見る',
} satisfies Catalog<'ecommerce'>;
