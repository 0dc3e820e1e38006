import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '电商物流：平台对接、到付、退货 | Waypost',
  metaDescription:
    '让您的店铺接入报价、下单和实时追踪。支持到付、退货和保险，使用与我们网站相同的API。',
  title: '从购物车到家门口',
  lead: '您的店铺向我们询价，订单付款后下单，并为买家提供一个实时更新、直到送达的页面。',
  docs: '阅读API文档',
  talk: '联系销售',

  connectTitle: '平台对接',
  connectText:
    '任何能调用网络接口的平台都可以通过我们发货：托管店铺用插件，自建店铺直接对接。一个订单，三步完成。',
  'connect.1': '报价',
  'connect.1Text':
    '结账时，您的店铺发送始发地、目的地、重量和尺寸，得到每一项费用和运输时效。价格保留30分钟。',
  'connect.2': '下单',
  'connect.2Text':
    '订单付款后，您的店铺下单。每次下单带有一个标识：重复发送（例如超时之后）也只会下一单。',
  'connect.3': '追踪',
  'connect.3Text':
    '把运单号写进您的订单邮件。对应的追踪页面随每次扫描更新；您的店铺可以读取同样的数据，或实时接收。',

  codTitle: '到付',
  codText:
    '买家在派送时支付运费，快递员记录所收金额。手续费为小计的{codFee}。首次报价就同时显示两种总额。',
  codExample: '标准服务，{weight}包裹，{from}至{to}',
  byCard: '银行卡支付',
  onDelivery: '到付',

  returnsTitle: '退货',
  returnsText:
    '退货就是反方向的货件：以买家地址为始发地、您的地址为目的地下单，再把面单发给买家。它有自己的运单号，价格与寄出时相同。',
  returnsFailed:
    '无法派送的货件会自动退回。物流轨迹此时显示“退回发件人途中”，买家来问之前，您的客服就已知道。',

  insuranceTitle: '保险选项',
  insuranceText: '每票货件由您选择，可在下单页面或下单接口中指定。',
  insuranceCaption: '投保与不投保的比较',
  insuranceCorner: '项目',
  without: '不投保',
  with: '投保',
  'insurance.cost': '费用',
  'insurance.costWithout': '无',
  'insurance.costWith': '申报价值的{insurance}，最低{insuranceMinimum}',
  'insurance.covers': '丢失和损坏的赔偿',
  'insurance.coversWithout': '以运输条款中按重量计算的限额为限',
  'insurance.coversWith':
    '经证明的货物价值（以申报价值为限，最高{insuranceLimit}），以及货件的费用',
  'insurance.for': '适合',
  'insurance.forWithout': '重置成本低于运费的物品',
  'insurance.forWith': '其他所有物品',
  liabilityLink: '运输条款中的责任规定',

  apiTitle: 'API',
  apiText:
    '我们自己的网站用的也是它。接口以OpenAPI描述，每种拒绝都有固定的错误代码，金额为整数（以分为单位），每个端点都写明谁可以调用。',
  apiRequest: '询价',
  apiAnswer: '答复（节选）',
  openapi: 'OpenAPI文档',

  endTitle: '从一个包裹开始',
  endText: '今天先手动报价和下单，以后有需要再对接店铺。',
  quote: '查看价格',
} satisfies Catalog<'ecommerce'>;
