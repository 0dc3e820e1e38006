import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '快递：报价与下单 | Waypost',
  metaDescription:
    '包裹和货运即时报价，下单前列明每一项费用。包裹有标准、特快和优先三种服务；货运有空运、海运和陆运。',
  title: '报价与下单',
  lead: '所有服务并排列出，每一项应付费用都写明，之后不再加收。',

  servicesTitle: '比较各项服务',
  servicesText: '选择其中一项，上方的报价随之切换，已填写的内容保留不变。',

  stepsTitle: '如何使用',
  step1Title: '描述货件',
  step1Text: '填写始发地、目的地及其国家、重量和长宽高。各项服务的价格边填边显示。',
  step2Title: '选择并继续',
  step2Text: '选好服务，填写收件人，继续下单。从这时起，价格保留30分钟。',
  step3Title: '确认一次',
  step3Text: '核对费用明细，选择付款方式。订单回执和运单号立即生成，也会发到您的邮箱。',
  step4Title: '交付并追踪',
  step4Text:
    '快递员在您选择的时段上门取件，您也可以将货件送到服务点。从首次扫描起，追踪页面显示途经的每一站。',

  benefitsTitle: '您可以放心',
  priceTitle: '一开始的价格就是最终价格',
  priceText:
    '基本运费、附加费、{fuel}的燃油附加费和{security}的安检及操作费，从第一个页面到订单回执都包含在金额之内。',
  payTitle: '现在付款，或到付',
  payText: '到付加收{codFee}。报价并排显示两种总额，供您决定。',
  insuranceTitle: '需要时才投保',
  insuranceText:
    '保险费为申报价值的{insurance}，最低{insuranceMinimum}，保障丢失和损坏。下单页面绝不会替您预先勾选。',
  onceTitle: '不会重复下单',
  onceText: '重复点击、断线或另开标签页，都不会造成重复下单或重复扣款。',
  liveTitle: '实时更新，直到最后一次扫描',
  liveText: '到达、离开、清关、送达：几秒内就以当地时间显示在页面上，有链接的人都能看到。',
  privateTitle: '默认保护隐私',
  privateText: '公开的追踪页面只显示姓名缩写和城市。姓名、地址和电话号码只有收发双方可以看到。',

  commitmentsTitle: '服务承诺',
  commitmentsText:
    '运输时效从取件计算到送达，海运从港口起算。我们按重量和体积中较大的一项计费，报价会写明是哪一项。任何服务都可能因边境清关而延长。',

  questionsTitle: '寄件之前',
  questionsText: '查价时常见的问题。',
  questionsLink: '查看全部常见问题',
} satisfies Catalog<'express'>;
