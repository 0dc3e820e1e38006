import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '海关与清关 | Waypost',
  metaDescription: '货件如何一步步通过海关，需要哪些单据，追踪页面显示什么，被暂扣时怎么办。',
  title: '海关与清关',
  lead: '寄往国外的货件要先申报、查验、放行，然后才能派送。货件被耽搁，通常是因为缺少单据，或品名写得不清楚。',

  stepsTitle: '清关五步',
  'step.1': '描述物品',
  'step.1Text':
    '开具发票，写明每种物品的品名、材质、用途、价值和原产地。“男式衬衫，棉，梭织”可以通过，“样品”则不行。',
  'step.2': '申报',
  'step.2Text':
    '我们根据您的发票办理出口和进口申报。物品的税则号（HS编码）决定税率，如果您知道，请一并提供。',
  'step.3': '到达海关',
  'step.3Text':
    '物流轨迹显示“清关中”，状态仍为“运输中”。海关审核申报内容，部分货件会开箱或X光查验。',
  'step.4': '缴纳税费',
  'step.4Text':
    '关税和进口税由目的国规定。派送之前会通知应缴的一方。这些税费不包含在我们的价格中。',
  'step.5': '放行',
  'step.5Text': '物流轨迹显示“海关已放行”，货件继续运往收件人。',

  trackingTitle: '追踪页面显示什么',
  trackingText: '清关问题以“异常”状态显示，直到海关放行为止；在此期间，进度停留在原处。',
  trackingCaption: '物流轨迹中与海关有关的记录、状态和含义',
  entry: '物流轨迹',
  status: '状态',
  meaning: '含义与应对',
  'meaning.CUSTOMS': '正在审核，无需操作。',
  'meaning.CUSTOMS_HOLD': '海关有疑问或需要文件。请当天答复客服；在此之前，货件无法继续运输。',
  'meaning.CUSTOMS_RELEASED': '已解决，继续运输。',
  'meaning.RETURN_STARTED': '未获准入境，或无人答复，正在退回。',
  sampleLink: '查看一票被海关暂扣的示例',
  trackLink: '追踪货件',

  documentsTitle: '单据',
  documentsText: '需要哪些单据，取决于物品和收发两国。',
  documentsCaption: '海关单据、何时需要及由谁出具',
  document: '单据',
  when: '何时需要',
  who: '由谁出具',
  'doc.invoice': '商业发票',
  'doc.invoiceWhen': '出售货物时必备',
  'doc.invoiceWho': '卖方',
  'doc.proforma': '形式发票',
  'doc.proformaWhen': '礼品、样品、维修品等非销售货物',
  'doc.proformaWho': '发件人',
  'doc.packing': '装箱单',
  'doc.packingWhen': '货运，以及物品种类多的包裹',
  'doc.packingWho': '发件人',
  'doc.origin': '原产地证书',
  'doc.originWhen': '按贸易协定申请较低税率时',
  'doc.originWho': '商会或出口商',
  'doc.eori': 'EORI号',
  'doc.eoriWhen': '在欧盟或英国从事进出口的企业',
  'doc.eoriWho': '海关，只需办理一次',
  'doc.licence': '许可证或证书',
  'doc.licenceWhen': '食品、植物、药品、化妆品、艺术品、有军事用途的物品',
  'doc.licenceWho': '主管机关',

  faqTitle: '海关常见问题',
  'hold.question': '我的货件显示“异常”，怎么办？',
  'hold.answer':
    '请打开追踪页面。如果最近一条记录是“海关暂扣”，请附上运单号联系客服。答复会说明海关需要什么、发往何处。请当天办理：材料送到之前，货件无法继续运输。',
  'who.question': '关税和进口税由谁支付？',
  'who.answer':
    '包裹由收件人支付。货运由贸易术语决定：EXW、FOB、CIF、CIP和DAP由买方支付，DDP由卖方支付。',
  'long.question': '清关需要多长时间？',
  'long.answer': '清关时间包含在所选服务的运输时效内。被暂扣的货件要等到问题解决为止。',
  'gift.question': '礼品免税吗？',
  'gift.answer':
    '个人寄给个人的礼品，在各国规定的价值以内往往免税，但仍须写明品名和真实价值。把出售的货物写成“礼品”属于虚假申报。',
  'value.question': '可以低报价值吗？',
  'value.answer':
    '不可以。价值就是实际支付的价格。错误申报可能导致罚款和货物没收，货件丢失后我们的赔偿也以申报价值为限。',
  'within.question': '欧盟内部有海关吗？',
  'within.answer':
    '没有。自由流通的货物在欧盟国家之间运输无需申报。英国、瑞士和挪威不在其内，加那利群岛等一些地区也不在其内。',
  'refuse.question': '收件人拒绝缴税怎么办？',
  'refuse.answer':
    '货件会被暂扣，然后退回发件人，退回费用由发件人承担。不能退回的货物在海关监管下销毁。',

  endTitle: '准备寄往国外？',
  quote: '查看价格',
  contact: '咨询被暂扣的货件',
  incoterms: '贸易术语说明',
} satisfies Catalog<'customs'>;
