import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '常见问题 | Waypost',
  metaDescription: '如何寄件，派送需要多久，追踪和清关如何进行，如何申请取件，到付要多少费用。',
  title: '常见问题',
  lead: '先给简短的答案，每条都附有可以办理的页面链接。',
  contents: '主题',
  stillTitle: '没有找到答案？',
  stillText:
    '请给我们留言；如有运单号，请写明。人工客服在周一至周五9:00–18:00（布鲁塞尔时间）答复。',
  stillLink: '联系客服',

  boardTitle: '一句话回答',
  'board.ship': '寄件',
  'board.shipAnswer': '使用快递服务页面',
  'board.domestic': '国内派送',
  'board.domesticAnswer': '{standardEta}，优先服务为{priorityEta}',
  'board.international': '寄往英国和欧盟的国际快递',
  'board.internationalAnswer': '{expressEta}',
  'board.track': '追踪',
  'board.trackAnswer': '凭运单号，在首页或追踪页面',
  'board.customs': '清关问题',
  'board.customsAnswer': '显示为“异常”状态',
  'board.pickup': '取件',
  'board.pickupAnswer': '在用户中心申请',

  'topic.shipping': '寄件',
  'topic.delivery': '派送时间',
  'topic.tracking': '追踪',
  'topic.customs': '海关',
  'topic.pickups': '取件',
  'topic.paying': '价格与付款',
  'topic.account': '账户与隐私',

  'ship.question': '如何寄件？',
  'ship.answer':
    '在快递服务页面。填写货件的始发地、目的地、重量和尺寸，即可看到每种服务及其全部价格。填写收件人的邮箱和街道地址，继续下单，核对费用明细并确认。运单号和订单回执立即生成。',
  'guest.question': '寄件需要账户吗？',
  'guest.answer':
    '不需要。任何人都可以查价、下单和追踪。有了账户，还可在用户中心查看所有货件、费用和取件。',
  'heavy.question': '单个包裹最重多少？',
  'heavy.answer': '单个包裹不超过{maxPiece}。更重的以货运方式装上托盘，经空运、海运或陆运运送。',
  'volume.question': '为什么尺寸会影响价格？',
  'volume.answer':
    '一个又大又轻的箱子会占去重货的位置。我们将重量与体积（长 × 宽 × 高，以厘米计，除以{parcelDivisor}，空运除以{airDivisor}）相比，按较大的一项计费。报价会显示两个数字。',
  'forbidden.question': '哪些东西不能寄？',
  'forbidden.answer':
    '危险品、武器、毒品、活体动物、现金以及其他一些物品。完整清单见运输条款。含有这些物品的货件会被拦停，由此产生的费用由发件人承担。',

  'domestic.question': '国内派送需要多长时间？',
  'domestic.answer':
    '标准服务{standardEta}，特快服务{expressEta}，优先服务{priorityEta}。在截件时间之前下单的包裹当天取件；截件时间见国内快递页面。',
  'international.question': '寄往英国或欧盟的国际快递需要多长时间？',
  'international.answer': '{expressEta}，含边境清关。海关提出疑问时，暂停计时，直到得到答复。',
  'nobody.question': '派送时无人在家怎么办？',
  'nobody.answer':
    '快递员会当场记录此次派送，追踪页面显示“异常”及其时间。请附上运单号联系客服，商定其他日期或地址。',

  'track.question': '如何追踪货件？',
  'track.answer':
    '在首页或追踪页面输入运单号。运单号印在面单和订单回执上，也写在我们的邮件里。大小写、空格和连字符均不影响，页面随每次扫描自动更新。',
  'missing.question': '为什么找不到我的运单号？',
  'missing.answer':
    '我们的运单号以校验字符结尾，因此页面能区分输错和不存在。请与面单核对，每次对照四个字符。新面单可能要几分钟后才能查到。',
  'statuses.question': '各状态是什么意思？',
  'statuses.answer':
    '已下单：等待首次扫描。已揽收：货件已在我们手中。运输中：在转运中心之间，或正在清关。派送中：快递员今天正在派送。已送达：已交付。异常：货件受阻，原因见物流轨迹。已取消：不再运输。',
  'masked.question': '为什么追踪页面上的姓名和地址被部分隐藏？',
  'masked.answer':
    '追踪链接常被转发。因此页面对所有人只显示姓名缩写、隐去部分内容的邮箱和电话，以及目的地的最后两部分。不是发件人或收件人的人永远看不到更多，因为其余内容不会离开我们的服务器。',

  'hold.question': '清关遇到问题会怎样？',
  'hold.answer':
    '状态变为“异常”，物流轨迹显示“海关暂扣”。通常是缺少文件，或需要更清楚的品名。海关认可后，会出现“海关已放行”的记录，货件继续运输。',
  'duties.question': '关税和税费由谁支付？',
  'duties.answer':
    '由目的国规定，不包含在我们的价格中。包裹由收件人支付。货运由您选择的贸易术语决定；在DAP下，同样由收件人支付。',

  'pickup.question': '如何申请取件？',
  'pickup.answer':
    '在用户中心。登录后打开“取件”，选择“申请取件”。填写日期、时段（09:00–13:00、13:00–17:00或17:00–20:00）和地址。取件可以按每个工作日、每周或每两周重复。',

  'price.question': '价格包含什么？',
  'price.answer':
    '按计费重量、路线和服务计算的运费，{fuel}的燃油附加费，以及{security}的安检及操作费。保险可自选，保险费为申报价值的{insurance}，最低{insuranceMinimum}。下单前，报价列明每一项费用，价格保留30分钟。',
  'methods.question': '可以怎样付款？',
  'methods.answer': '银行卡、PayPal、银行转账或到付。您的货件可用的方式以下单页面为准。',
  'onDelivery.question': '到付要多少费用？',
  'onDelivery.answer': '小计的{codFee}。报价并排显示银行卡支付和到付的总额。快递员派送时收取。',
  'cancel.question': '可以取消货件吗？',
  'cancel.answer':
    '可以，在我们取件之前免费：在订单回执页面取消即可。取件之后可以中途退回；能退还多少，见运输条款。',

  'signIn.question': '为什么登录时会收到验证码？',
  'signIn.answer':
    '只有密码还不够。输入密码后，我们会向您的邮箱发送6位验证码，10分钟内有效，仅可使用一次。我们绝不会通过电话或邮件索要验证码。',
  'delete.question': '如何查看或删除我的数据？',
  'delete.answer':
    '在账户资料中，您可以导出我们保存的与您有关的全部数据，也可以删除账户。会计记录依法保留，但不再指向任何人。',

  linkExpress: '快递服务页面',
  linkFreight: '货运',
  linkProhibited: '禁运物品',
  linkDomestic: '国内快递',
  linkHome: '首页',
  linkTrack: '追踪页面',
  linkCustoms: '海关与清关',
  linkIncoterms: '贸易术语说明',
  linkDashboard: '用户中心',
  linkQuote: '查看价格',
  linkCancellations: '取消与退款',
  linkPrivacy: '隐私声明',
  linkContact: '联系客服',
} satisfies Catalog<'faq'>;
