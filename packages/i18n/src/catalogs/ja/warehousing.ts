import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'スマート倉庫・フルフィルメント | Waypost',
  metaDescription:
    '20以上の倉庫で、入荷、ピッキング、梱包、発送、返品、在庫管理を行います。ポータル、API、リアルタイム追跡に対応。ピッキング精度99.8%以上。',
  header: '倉庫',
  back: '戻る',
  homeLabel: 'Waypost、トップページ',

  title: 'スマート倉庫・フルフィルメント',
  lead: '在庫を、出荷の路線に隣接する当社の倉庫でお預かりします。入荷、保管、ピッキング、梱包、発送、返品の受け入れまで行い、すべての動きをその都度ご覧いただけます。',
  'claim.accuracy': '99.8%+',
  'claim.accuracyLabel': 'ピッキング精度',
  'claim.sites': '20+',
  'claim.sitesLabel': '倉庫',
  'claim.cutOff': '18:00',
  'claim.cutOffLabel': 'プライオリティの当日出荷の締切',

  capabilitiesTitle: '倉庫での業務',
  'inbound.name': '入荷',
  'inbound.text':
    '事前にご連絡いただいた入荷には、バースと時間を割り当てます。数量を確認して入荷予定と照合し、差異は棚入れの前にお知らせします。',
  'pick.name': 'ピッキング・梱包・発送',
  'pick.text':
    '単品、バッチ、ウェーブのいずれにも対応します。商品はピッキング時と梱包時にそれぞれスキャンするため、誤った商品は出荷されません。',
  'special.name': '特別な取り扱い',
  'special.text':
    'セット組み、ラベル貼り、同梱物の封入、壊れやすい商品、シリアル番号、賞味期限付きのロット管理。',
  'returns.name': '返品処理',
  'returns.text':
    'お客様の基準に沿って開封、検品、等級分けを行い、在庫に戻すか、修理に回すか、処分するかを判断します。結果はショップに通知され、返金をお待たせしません。',
  'inventory.name': '在庫管理',
  'inventory.text':
    '年1回の長い棚卸しではなく、通年で循環棚卸しを行います。すべての変更に理由、時刻、担当者名が残ります。',
  'security.name': 'セキュリティ',
  'security.text':
    '入退室はバッジで管理し、バースと通路にカメラを設置しています。小さく高価な商品は施錠区画で保管し、来訪者には必ず付き添います。',

  storageTitle: '保管方法',
  storageText: '料金は、商品に必要なスペースの分だけです。',
  'bins.name': '小物容器・棚',
  'bins.text': '小型で種類が多く、1点ずつピッキングする商品。',
  'racking.name': 'パレットラック',
  'racking.text': '1.2×1.0 mの標準パレット。予備在庫とパレット単位の商品。',
  'climate.name': '温度管理エリア',
  'climate.text': '食品、化粧品、電子機器。温度と広さは倉庫により異なります。',

  networkTitle: 'ネットワークと追跡',
  'network.nodes': '複数の倉庫、1つの在庫',
  'network.nodesText':
    '在庫を複数の倉庫に分けると、注文ごとに配達先に最も近い倉庫から出荷されます。商品ごとの総数と保管場所を1つの画面で確認できます。',
  'network.portal': 'ポータルとAPI',
  'network.portalText':
    '注文、在庫、返品を、人はポータルで、システムはAPIで扱えます。できることはどちらも同じです。',
  'network.tracking': 'リアルタイム追跡',
  'network.trackingText':
    '小包には、梱包台を離れる前に追跡番号が付きます。そこから先は、スキャンのたびに追跡ページが更新されます。',
  trackLink: '追跡ページを開く',
  apiLink: 'APIリファレンス',

  onboardingTitle: '最初のご相談から最初の出荷まで',
  'step.1': '計画',
  'step.1Text': 'SKUの分析、棚割りの設計、SLAの調整。',
  'step.2': '連携',
  'step.2Text': 'ショップまたは倉庫システムをAPIかEDIで接続。',
  'step.3': '入荷',
  'step.3Text': '入荷予定（ASN）の受信、品質検査、棚入れ。',
  'step.4': '稼働開始',
  'step.4Text': 'ピッキング、梱包、発送とKPIの継続測定。',

  slaTitle: 'サービス水準',
  slaCaption: 'サービス水準（スタンダードとプライオリティ）',
  slaCorner: '指標',
  standard: 'スタンダード',
  priority: 'プライオリティ',
  'sla.accuracy': 'ピッキング精度',
  'sla.accuracyStandard': '99.5%',
  'sla.accuracyPriority': '99.8%+',
  'sla.cutOff': '当日出荷の締切',
  'sla.cutOffStandard': '14:00',
  'sla.cutOffPriority': '18:00',
  'sla.dock': '入荷から棚入れまで',
  'sla.dockStandard': '24時間未満',
  'sla.dockPriority': '12時間未満',
  'sla.returns': '返品処理',
  'sla.returnsStandard': '48時間',
  'sla.returnsPriority': '24時間',
  slaNote: 'SLAは倉庫と時期により異なり、導入時に確定します。締切は倉庫の現地時間です。',

  galleryTitle: '倉庫の中',
  galleryText: '商品が通る6つの場所を図で示します。',
  'gallery.dock': 'バース：事前連絡のある入荷には専用の扉を用意',
  'gallery.racking': 'パレットラック：予備在庫を1.2×1.0 mのパレットで保管',
  'gallery.bins': '小物容器・棚：1つの容器に1つの商品と1枚のラベル',
  'gallery.packing': '梱包台：計量し、ラベルを貼ってから封をする',
  'gallery.climate': '温度管理エリア：専用の空調と扉',
  'gallery.returns': '返品：開封し、等級を分けて棚に戻す',

  endTitle: '倉庫から購入者までの料金',
  endText: '保管料はご相談のうえ決定します。そこから先の小包の料金は、今すぐ確認できます。',
  rates: '配送料金を見る',
  contact: '保管について相談',
} satisfies Catalog<'warehousing'>;
