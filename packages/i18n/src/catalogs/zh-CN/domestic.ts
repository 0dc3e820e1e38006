import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '国内快递，周六派送 | Waypost',
  metaDescription:
    '同一国家境内：截件时间前下单当天取件，周六也派送。文件{documents}起，包裹{parcels}起。',
  title: '同城或全国',
  lead: '在截件时间之前下单，当天取件。特快和优先服务周六也派送。',
  quote: '国内包裹报价',

  boardTitle: '截件时间',
  boardCaption: '国内服务及其截件时间',
  service: '服务',
  cutOff: '截件时间（当地）',
  follows: '后续安排',
  levelFollows: '当天取件，{eta}送达',
  'saturday.name': '周六派送',
  'saturday.cutOff': '有',
  'saturday.follows': '特快和优先服务',

  pricesTitle: '价格参考',
  pricesText: '同一国家境内刷卡支付的最低价格，含所有费用。报价逐项列明。',
  fromPrice: '{price}起',
  'documents.name': '文件',
  'documents.range': '0.5 kg以内',
  'documents.text': '装在扁平信封里的信函、合同和文件。',
  'parcels.name': '包裹',
  'parcels.range': '0.5–20 kg',
  'parcels.text': '各类箱盒。更重的也可以寄，单件不超过{maxPiece}。',
  'b2b.name': '企业服务',
  'b2b.price': '定制',
  'b2b.range': '与您商定',
  'b2b.text': '固定班次、每日取件、每月一份对账单。',
  priceDocuments: '文件报价',
  priceParcels: '包裹报价',
  priceB2b: '联系销售',

  sampleTitle: '看看您的买家会看到什么',
  sampleText:
    '这是一票示例货件，页面是真实的：五个阶段，每次扫描的地点和时间，对其他人部分隐藏的姓名。',
  sampleLabel: '示例运单号',
  sampleLink: '追踪此示例',

  faqTitle: '国内快递常见问题',
  'time.question': '国内派送需要多长时间？',
  'time.answer':
    '标准服务{standardEta}，特快服务{expressEta}，优先服务{priorityEta}。报价会显示您的路线的派送日期。',
  'cutOff.question': '错过截件时间怎么办？',
  'cutOff.answer': '货件将在下一个工作日取件。',
  'saturday.question': '周六派送吗？',
  'saturday.answer': '派送。周日和公共假日不派送。',
  'pickup.question': '需要我把包裹送过去吗？',
  'pickup.answer':
    '不需要。请在用户中心申请取件，可以是一次，也可以按每个工作日、每周或每两周重复。时段为09:00–13:00、13:00–17:00和17:00–20:00。',
  'heavy.question': '超过20 kg怎么办？',
  'heavy.answer':
    '示例价格适用于0.5–20 kg的包裹。{maxPiece}以内的包裹都可以报价；再重则装上托盘，以陆运运送。',
  'same.question': '怎样算国内？',
  'same.answer': '始发地和目的地在同一国家。报价会自动识别，并采用较低的国内价格；不经过海关。',
  'cod.question': '收件人可以在派送时付款吗？',
  'cod.answer': '可以。到付加收小计的{codFee}，报价会显示两种总额。',
  dashboardLink: '申请取件',
  freightLink: '陆运',
} satisfies Catalog<'domestic'>;
