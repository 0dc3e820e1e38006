import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '关于我们 | Waypost',
  metaDescription:
    'Waypost是谁，货件信息如何从扫描到达屏幕，我们承诺什么，地图和地名数据来自哪里。',
  title: '像时刻表一样清楚的承运商',
  lead: 'Waypost为个人和企业运送包裹和货物：经空运、海运和陆运，通达220多个国家和地区。下单前告诉您价格，每次扫描后告诉您位置，一有问题立即告诉您。',

  'claim.destinations': '220+',
  'claim.destinationsLabel': '国家和地区',
  'claim.support': '24小时',
  'claim.supportLabel': '下单、追踪和留言；人工客服周一至周五9:00–18:00',
  'claim.onTime': '98.7%',
  'claim.onTimeLabel': '准时送达率',

  whoTitle: '我们是谁',
  who1: '一家承运商，一套系统。您下单的页面、工作人员使用的管理控制台和转运中心的扫描设备读写同一份记录，别人已经知道的事，谁都不必再查一遍。',
  who2: '个人寄一个包裹，无需账户。企业有用户中心，可查看货件、费用和取件。店铺通过API对接，还可以把库存放在我们的仓库。',
  servicesLink: '货件报价',
  contactLink: '联系我们',

  howTitle: '如何运作',
  'how.1': '报价',
  'how.1Text': '您填写始发地、目的地、重量和尺寸。报价列出每种服务及其每一项费用，价格保留30分钟。',
  'how.2': '下单',
  'how.2Text': '您确认一次。货件得到一个运单号，末尾带有校验字符，输错时不必查询就能发现。',
  'how.3': '扫描',
  'how.3Text':
    '取件时、在每个转运中心、在海关和派送时，都会有人扫描。决定状态的是扫描发生的先后，而不是信息到达的先后。',
  'how.4': '页面',
  'how.4Text':
    '每次扫描几秒后就显示在追踪页面上。有运单号的人都能打开；收发双方以外的人看到的姓名和地址会部分隐藏。',
  'how.5': '送达',
  'how.5Text': '最后一次扫描标志送达。如果此前货件受阻，页面会显示“异常”和发生了什么。',

  promiseTitle: '我们的承诺',
  'promise.price': '先给出全部价格',
  'promise.priceText': '下单前列明每一项费用，之后不再加收。',
  'promise.status': '不虚构状态',
  'promise.statusText': '页面上的内容来自一次扫描，或工作人员有署名的操作。',
  'promise.news': '坏消息先说，说完整',
  'promise.newsText': '发生了什么，接下来怎样，您可以做什么。',
  'promise.data': '数据少，保存时间短',
  'promise.dataText': '这里没有第三方跟踪您。我们保存什么、为什么、保存多久，都写在隐私声明中。',
  privacyLink: '隐私声明',

  simulationTitle: '这是一个模拟项目',
  simulation1:
    'Waypost不是一家公司。本站展示承运商自己的系统如何运作，从报价到最后一次扫描。在这里下单的货件是真实的记录，但不会有人上门取件。',
  simulation2:
    '联系方式为示例：{email}和运输条款中的公司信息均不存在。派送时间为模拟，价格为举例而设。',

  creditsTitle: '致谢',
  creditsText: '他人制作并允许我们使用的资源。',
  'credit.geonames': '地名和坐标',
  'credit.geonamesText': 'GeoNames，采用知识共享署名4.0许可（CC BY 4.0）',
  'credit.naturalEarth': '地图的海岸线和边界',
  'credit.naturalEarthText': 'Natural Earth，公有领域',
  'credit.fonts': '字体',
  'credit.fontsText': 'Archivo和IBM Plex，采用SIL开放字体许可证',
} satisfies Catalog<'about'>;
