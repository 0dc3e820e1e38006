import type { Catalog } from '../../messages.ts';

/** Says what the system does; whoever changes what is kept, or for how long, changes this too. */
export default {
  metaTitle: '隐私声明 | Waypost',
  metaDescription:
    'Waypost保存哪些数据、为什么、保存多久、依据什么法律；其他人在追踪页面上看到什么；有哪些Cookie；以及您的权利。',
  title: '隐私声明',
  lead: '我们保存哪些数据，用途是什么，保存多久，您可以怎么做。',
  version: '版本{version}',
  inForce: '自{day}起生效',
  contents: '章节',
  simulationTitle: 'Waypost是一个模拟项目',
  simulationText: '本声明说明系统如何处理实际填写的数据。公司信息为示例，并已标明。',
  placeholder: '示例',

  'short.title': '概要',
  'short.1': '我们只保存货件、付款或账户所需的数据，不会为了更多地了解您而收集。',
  'short.2':
    '我们的页面上没有第三方：没有分析，没有广告，没有外部字体、地图或脚本。只有银行卡付款会载入支付服务商的部分页面。',
  'short.3': '持有运单号的其他人看到的是部分隐藏的姓名和联系方式。',
  'short.4': '您可以在账户资料中自行导出数据、删除账户。',

  'controller.title': '由谁负责',
  'controller.1':
    '承运人是这些数据的控制者。有关本声明的任何事项，请写信至下列邮箱，或通过联系页面提出。',
  'controller.company': '公司',
  'controller.companyValue': 'Waypost NV',
  'controller.office': '注册地址',
  'controller.officeValue': 'Voorbeeldstraat 1, 1000 Brussels, Belgium',
  'controller.email': '电子邮箱',

  'data.title': '哪些数据、为什么、保存多久',
  'data.1':
    '字母表示《通用数据保护条例》第6条第1款中的法律依据：(a) 同意，(b) 合同或订立合同前的步骤，(c) 法定义务，(f) 合法利益，具体利益在该行写明。',
  'data.caption': '按用途列出的数据、法律依据和保存时间',
  'data.purpose': '用途',
  'data.what': '数据',
  'data.basis': '依据',
  'data.time': '保存时间',
  'quote.purpose': '报价',
  'quote.what': '所填的始发地和目的地、重量、尺寸、服务。不含姓名。',
  'quote.basis': '(b)',
  'quote.time': '随报价保存，以便日后说明价格',
  'draft.purpose': '您已开始的订单',
  'draft.what': '收件人的邮箱和街道地址；在下单表单中填写的内容，不含银行卡',
  'draft.basis': '(b)',
  'draft.time': '24小时；已完成订单的副本也是24小时',
  'shipment.purpose': '运送货件',
  'shipment.what': '发件人和收件人的姓名、邮箱、电话和地址；带时间和地点的扫描；备注和派送证明',
  'shipment.basis': '(b)，对收件人为 (f)：送达寄给他们的货件',
  'shipment.time': '随货件保存，期限以索赔和会计法律的要求为准。您删除账户时，您的数据随之清空',
  'payment.purpose': '付款和记账',
  'payment.what':
    '金额、费用、付款方式及其状态；对账单和发票。您保存的银行卡：品牌、末四位和有效期。没有卡号：卡号在支付服务商处',
  'payment.basis': '(b)、(c)',
  'payment.time': '以会计法律要求的期限为准，清除后不含您的姓名',
  'account.purpose': '您的账户',
  'account.what':
    '邮箱、姓名、电话、账户类型、公司、增值税号、地址、地址簿、取件及您的说明、您从哪里得知我们；以argon2id哈希形式保存的密码；您接受了哪个版本的条款及接受时间',
  'account.basis': '(b)',
  'account.time': '直到您删除账户',
  'signIn.purpose': '登录',
  'signIn.what':
    '以哈希形式保存的验证码和链接；登录会话；浏览器种类，例如“Linux上的Firefox”，用于在出现新浏览器时提醒您',
  'signIn.basis': '(b)、(f)：保护账户',
  'signIn.time':
    '验证码10分钟；未完成的注册约一小时；链接30分钟至72小时；登录会话自最近使用起24小时，最长30天；浏览器种类直到您删除账户',
  'contact.purpose': '答复您',
  'contact.what': '联系页面留言的姓名、邮箱、主题和内容',
  'contact.basis': '(f)：答复给我们留言的人；与货件有关时为 (b)',
  'contact.time': '24个月；您删除账户时提前清空',
  'case.purpose': '货件受阻时提供帮助',
  'case.what':
    '发件人或收件人从追踪页面发给我们的留言和文件，以及我们的答复。双方各自只能看到自己的内容',
  'case.basis': '(b)，对收件人为 (f)：送达寄给他们的货件',
  'case.time': '工单关闭后24个月；您删除账户时提前清空。证明送达的图片：24个月',
  'newsletter.purpose': '邮件资讯',
  'newsletter.what': '邮箱地址，以及您申请、确认和退订的时间',
  'newsletter.basis': '(a)',
  'newsletter.time': '从未确认的，30天；退订后24个月，作为证明',
  'news.purpose': '货件通知',
  'news.what':
    '发件人或收件人是否要接收货件的邮件和短信；何时发出了哪类通知，连同地址的带密钥哈希。不含通知内容',
  'news.basis': '(b)，对收件人为 (f)：告知何时送达',
  'news.time': '随货件保存',
  'follow.purpose': '您在追踪页面上订阅的通知',
  'follow.what': '邮箱地址、货件，以及您申请、确认和停止的时间',
  'follow.basis': '(a)',
  'follow.time': '从未确认的，一周；停止或货件送达后30天；最长一年',
  'optOut.purpose': '不再向您发送邮件',
  'optOut.what': '不愿接收任何货件邮件的邮箱地址的带密钥哈希',
  'optOut.basis': '(f)：遵守您的意愿',
  'optOut.time': '直到该地址再次订阅通知',
  'security.purpose': '保障服务运行',
  'security.what':
    '您的IP地址，用于限制猜测和大量请求：仅作计数，用于保护账户时以带密钥哈希的形式保存',
  'security.basis': '(f)：安全',
  'security.time': '10分钟至一天',
  'logs.purpose': '查找故障',
  'logs.what': '日志，含时间、不带查询参数的页面、结果和随机的请求编号。不含姓名、地址和运单号',
  'logs.basis': '(f)：服务正常运行',
  'logs.time': '由运营方设定；日志不指向任何人',
  'data.2':
    '这些数据大多来自您。收件人的数据来自发件人。我们不对个人作自动化决策，也不建立用户画像。',

  'tracking.title': '其他人在追踪页面上看到什么',
  'tracking.1':
    '持有运单号的人都可以打开其页面，例如因为有人转发了链接。姓名和联系方式在离开我们的服务器之前就已部分隐藏，地点只显示到城市：',
  'tracking.caption': '追踪页面如何隐藏联系方式的示例',
  'tracking.kept': '我们保存的',
  'tracking.shown': '其他人看到的',
  'tracking.name': '姓名',
  'tracking.email': '电子邮箱',
  'tracking.phone': '电话',
  'tracking.address': '目的地',
  'tracking.2':
    '邮箱保留@之前的首尾各一个字符和@之后的第一个字符；电话号码保留前两位和后两位；目的地保留最后两部分。登录与否并无不同：更多内容只提供给货件的当事人，他们会通过邮件收到链接。运单号是随机的，猜测次数受到限制。',

  'cookies.title': 'Cookie',
  'cookies.1':
    '我们只设置以下Cookie，全部为我们自有。每一个都是您所做或所选的事项所必需的，因此无需征求同意。此外，浏览器会记住您滚动到的位置，直到您关闭标签页；我们不会收到该信息。',
  'cookies.caption': 'Cookie、其作用和有效期',
  'cookies.name': '名称',
  'cookies.what': '作用',
  'cookies.time': '有效期',
  'cookie.session': '保持登录。登录时设置',
  'cookie.sessionTime': '直到您退出登录，或24小时未使用；最长30天',
  'cookie.attempt': '把邮件验证码与申请它的浏览器关联起来',
  'cookie.attemptTime': '1小时，或直到输入验证码',
  'cookie.party': '对您打开过邮件链接的货件，按其发件人或收件人的视角显示',
  'cookie.partyTime': '最近一次打开链接后90天',
  'cookie.drafts': '找回您已开始的订单。继续下单时设置',
  'cookie.draftsTime': '24小时',
  'cookie.zone': '您的时区，使页面上的时间为您的当地时间',
  'cookie.zoneTime': '1年',
  'cookie.language': '您在菜单中选择的语言',
  'cookie.languageTime': '1年',
  'cookie.device': '仅用于我们枢纽和快递员的设备：识别是哪台设备',
  'cookie.deviceTime': '180天未使用',
  'cookie.shift': '仅用于我们枢纽和快递员的设备：识别由谁使用',
  'cookie.shiftTime': '直至班次结束；最长14小时',
  'cookie.staff': '仅供我们的工作人员：其在管理控制台的登录会话',
  'cookie.staffTime': '15分钟未使用；最长8小时',

  'others.title': '还有谁会得到数据',
  'others.1': '只有货件或服务所需的各方：',
  'others.carriers': '承担部分路段的承运商和代理，限于该路段；',
  'others.customs': '海关和其他机关，限于法律要求；',
  'others.payment': '支付服务商，在您以银行卡或PayPal付款时；',
  'others.hosting': '为我们运行服务器、发送邮件和短信的服务方，依据合同并按我们的指示。',
  'others.2':
    '我们不向任何人出售数据。寄往欧洲经济区以外国家的货件，会将收件人的数据带到该国，否则无法派送。',

  'security.title': '我们如何保护数据',
  'security.1':
    '密码、验证码和登录会话以哈希形式保存。客户的请求只能访问该客户自己的记录，数据库会再次核对。工作人员以双重验证登录，每次查看个人数据都有记录。联系方式与物流记录分开保存，因此可以清除联系方式，而历史保持完整。',

  'rights.title': '您的权利',
  'rights.1': '您可以自行办理的，无需申请：',
  'rights.access': '查阅和携带：账户资料可将您的数据导出为文件。',
  'rights.correct': '更正：在账户资料中修改您的信息。',
  'rights.erase':
    '清除：在账户资料中删除账户。您的个人信息立即清除；货件和会计记录依法保留，不再指向任何人。',
  'rights.consent': '撤回同意：每期邮件资讯和每封货件通知都有退订链接。',
  'rights.2':
    '其他情况请联系我们：要求限制或反对某项使用，或您是收件人，或没有账户。我们可能会要求您证明是本人。您会在一个月内得到答复。',
  'rights.3':
    '您可以向您居住国的监管机构投诉。在比利时，是设在布鲁塞尔的数据保护局（Gegevensbeschermingsautoriteit, Autorité de protection des données）。',
  profileLink: '账户资料',
  contactLink: '联系页面',

  'changes.title': '变更',
  'changes.1':
    '本声明随系统的做法而变更，其版本与同日的运输条款相同。以往版本予以保存，可应要求提供。',
  termsLink: '运输条款',
} satisfies Catalog<'privacy'>;
