import type { Catalog } from '../../messages.ts';

/** Mails, block by block: the server makes the plain text and the HTML of the same words. */
export default {
  greeting: '{name}，您好：',
  signature: 'Waypost',
  /** Under every mail about an account. */
  accountFooter: '您收到此邮件，是因为此邮箱属于某个Waypost账户，或曾在我们的网站上填写。',

  expectedOn: '预计送达：{day}',
  expectedBetween: '预计送达：{earliest}至{latest}',
  expectedBy: '预计最迟送达：{day}',
  expectedToday: '预计今天送达：{day}',
  expectedLate: '原定送达：{day}',
  bookedSubject: '下单成功：{number}',
  bookedText: '您从{from}寄往{to}的货件已下单，运单号：{number}。',
  bookedDueOnDelivery: '快递员派送时将收取{amount}。',
  bookedPaid: '已在您的付款方式上预授权{amount}，现予扣款。',
  bookedTransferred: '您的转账{amount}已到账。',
  bookedAwaitingTransfer:
    '请在7天内转账{amount}。收款账户和转账附言见订单回执。款项到账后发放面单。',
  awaitingSubject: '等待您的转账：{number}',
  awaitingHeading: '只差一步：银行转账',
  awaitingText: '您从{from}寄往{to}的货件已登记，运单号：{number}。',
  transferSubject: '已付款：{number}',
  transferHeading: '您的转账已到账',
  transferText: '我们已收到{amount}。您从{from}寄往{to}的货件已下单，面单可以打印。',
  labelLink: '打印面单',
  bookedReceipt: '打开订单回执',
  trackLink: '追踪货件',
  sender: '发件人',

  /** News of a shipment: what happened, then what follows or what to do. */
  'news.picked_up': '已揽收',
  'news.picked_up.text': '货件已揽收，开始运输。',
  'news.picked_up.next': '货件运输中、派送中和送达时，我们会通知您。',
  'news.in_transit': '运输中',
  'news.in_transit.text': '货件正在我们的运输网络中。',
  'news.in_transit.next': '货件开始派送或有事项需要处理时，我们会再发邮件通知您。',
  'news.out_for_delivery': '派送中',
  'news.out_for_delivery.text': '货件已交快递员派送，预计今天送达。',
  'news.out_for_delivery.next': '请安排人在收件地址接收。',
  'news.delivered': '已送达',
  'news.delivered.text': '货件已送达。地点：{city}，时间：{time}。',
  'news.delivered.textWithoutPlace': '货件已送达。时间：{time}。',
  'news.delivered.next': '如有缺失或损坏，请保留包装，并附上运单号联系客服。',
  'news.returning': '正在退回',
  'news.returning.text': '货件无法派送，正在退回{reader, select, shipper {给您} other {发件人}}。',
  'news.returning.next': '您无需操作。如需改变安排，请附上运单号联系客服。',
  'news.cancelled': '已取消',
  'news.cancelled.text': '货件已取消，不会派送。',
  'news.cancelled.next': '此后不再发送此货件的通知。',
  'news.customs_hold': '海关暂扣',
  'news.customs_hold.text': '货件被海关暂扣。多数情况下是缺少文件，例如发票或进口编号。',
  'news.customs_hold.next':
    '{reader, select, shipper {请打开货件页面，在{days}个工作日内上传文件。} other {发件人须在{days}个工作日内提交。}}海关放行后，货件继续运输。',
  'news.held': '货件暂存',
  'news.held.text': '货件在我们的转运中心等待发运。',
  'news.held.next': '您无需操作。如两个工作日后仍无进展，请附上运单号联系客服。',
  'news.failed_attempt': '派送未成功',
  'news.failed_attempt.text': '快递员已上门，但未能交付货件。',
  'news.failed_attempt.next':
    '我们将在下一个工作日再次派送，并为您保管7天。请安排人在收件地址接收，或联系客服商定其他方式。',
  'news.address': '地址不明确',
  'news.address.text': '快递员找不到收件地址。',
  'news.address.next':
    '{reader, select, recipient {请在{days}个工作日内补全地址：附上运单号，将完整地址发给客服。} other {收件人须在{days}个工作日内补全地址：请附上运单号，将地址发给客服。}}',
  'news.refused': '货件被拒收',
  'news.refused.text': '货件在派送时被拒收。',
  'news.refused.next':
    '{reader, select, shipper {请在{days}个工作日内告知货件应送往何处，逾期将退还给您。} other {发件人须在{days}个工作日内告知货件应送往何处，逾期将退回。}}如有误会，请附上运单号联系客服。',
  'news.other': '需要处理',
  'news.other.text': '出现问题，货件无法继续运输。',
  'news.other.next': '请打开货件页面查看情况，或附上运单号联系客服。',
  'news.damage': '货件损坏',
  'news.damage.text': '我们发现货件有损坏。',
  'news.damage.next': '请附上运单号联系客服，商定后续处理。如已收到货件，请保留包装并拍照。',
  'news.loss': '货件下落不明',
  'news.loss.text': '货件不在应在的位置，我们正在查找。',
  'news.loss.next': '如需索赔，请附上运单号联系客服。',
  'news.returned': '已退回发件人',
  'news.returned.text': '{reader, select, shipper {货件已退还给您。} other {货件已退还发件人。}}',
  'news.returned.next':
    '{reader, select, shipper {如需再次寄送，请重新下单。} other {如需再次寄送，请与发件人商定重新下单。}}',
  newsSubject: '{news}：{number}',
  newsLink: '打开货件页面',
  newsShipment: '运单号',
  newsRoute: '路线',
  newsRouteText: '{from}至{to}',
  newsActBy: '截止日期',
  newsPlace: '最近位置',
  newsPlaceText: '{city}，{country}',
  newsTime: '时间',
  'newsFooter.shipper': '您收到此邮件，是因为您是该货件的发件人。',
  'newsFooter.recipient': '您收到此邮件，是因为发件人将此邮箱填写为收件人邮箱。',
  'newsFooter.follower': '您收到此邮件，是因为此邮箱订阅了该货件的通知。',
  newsLeave: '停止通知',

  /** Texts: one message of 70 characters, of which the link takes 51. */
  'sms.picked_up': '【Waypost】货件已揽收。',
  'sms.in_transit': '【Waypost】货件运输中。',
  'sms.out_for_delivery': '【Waypost】货件今天派送。',
  'sms.delivered': '【Waypost】货件已送达。',
  'sms.returning': '【Waypost】货件正退回发件人。',
  'sms.cancelled': '【Waypost】货件已取消。',
  'sms.customs_hold': '【Waypost】海关暂扣，请查看：',
  'sms.held': '【Waypost】货件暂存转运中心。',
  'sms.failed_attempt': '【Waypost】派送未成功，将再派。',
  'sms.address': '【Waypost】地址不明，请查看：',
  'sms.refused': '【Waypost】货件被拒收。',
  'sms.other': '【Waypost】货件需处理，请看：',
  'sms.damage': '【Waypost】货件损坏，请查看：',
  'sms.loss': '【Waypost】正在查找您的货件。',
  'sms.returned': '【Waypost】货件已退回发件人。',

  otherLanguages: '其他语言',
  followSubject: '请确认接收货件通知：{number}',
  followHeading: '确认接收通知',
  followText:
    '有人（可能是您本人）用此邮箱订阅了Waypost货件 {number} 的通知。请确认一次：链接72小时内有效。您可随时通过每封邮件中的链接停止通知。',
  followLink: '确认接收通知',
  followWarning: '如非您本人操作，请忽略此邮件，您不会再收到此货件的消息。',
  followFooter: '您收到此邮件，是因为有人在追踪页面上填写了此邮箱。',
  followingSubject: '您已订阅货件通知：{number}',
  followingHeading: '您已订阅此通知',
  followingText:
    '有人（可能是您本人）用此邮箱订阅了Waypost货件 {number} 的通知。此邮箱已在订阅之列，未作任何更改。',

  recipientSubject: '有一票寄给您的货件：{number}',
  recipientHeading: '有一票寄给您的货件',
  recipientText: 'Waypost已受理一票从{from}寄往{to}给您的货件。揽收和派送时，我们会发邮件通知您。',
  recipientDue: '快递员派送时将收取{amount}。',
  recipientSmallPrint:
    '您收到此邮件，是因为发件人将此邮箱填写为收件人邮箱。如果您没有在等任何货件，可以在派送时拒收。',

  cancelledSubject: '已取消：{number}',
  cancelledText: '您从{from}寄往{to}的货件已取消，运单号：{number}。',
  cancelledMoney: '您无需再付款。预授权的款项将解除冻结，已付款项将原路退还。',

  partyLinkSubject: '您的货件链接：{number}',
  partyLinkHeading: '查看完整的货件信息',
  partyLinkText:
    '有人（可能是您本人）在我们的追踪页面上申请了此链接。通过它可查看货件 {number} 的联系方式和派送证明，并给我们留言。链接90天内有效，可在任何浏览器中打开。',
  partyLinkWarning:
    '请勿转发此邮件：打开链接的人会看到与您相同的内容。如非您本人申请，请忽略此邮件。',

  caseAnswerSubject: '货件 {number} 有新的答复',
  caseAnswerHeading: '您有新的答复',
  caseAnswerText: '客服已就货件 {number} 答复您。请打开链接查看并回复。',
  caseAnswerLink: '查看答复',

  activationSubject: '{code}：Waypost订单验证码',
  activationHeading: '激活您的订单',
  activationText:
    '请在订单页面输入此验证码，一小时内有效。随后面单即可使用，您可以交寄货件。派送时收取{amount}。',
  activationLink: '打开订单页面',
  activationSmallPrint: '如果您没有下单，请忽略此邮件：未输入验证码，订单会在一天后取消。',

  codeSubject: '{code}：您的Waypost验证码',
  codeHeading: '您的验证码',
  codeText: '请在要求输入的页面填写此验证码，10分钟内有效，仅可使用一次。',
  codeWarning:
    '我们绝不会通过电话或邮件索要此验证码。如非您本人申请，请忽略此邮件：没有验证码，任何人都无法登录。',

  alreadyRegisteredSubject: '您已有Waypost账户',
  alreadyRegisteredText:
    '有人（可能是您本人）试图用此邮箱注册Waypost账户。此邮箱已有账户，未作任何更改。',
  alreadyRegisteredNext: '请用密码登录；如果忘记密码，请设置新密码。',
  signInLink: '登录',

  resetSubject: '设置新的Waypost密码',
  resetText:
    '有人（可能是您本人）为此账户申请了新密码。链接30分钟内有效，仅可使用一次。设置新密码后，所有浏览器都会退出登录。',
  resetLink: '设置新密码',
  resetWarning: '如非您本人申请，请忽略此邮件，您的密码不会改变。',

  confirmEmailSubject: '请确认您的新邮箱',
  confirmEmailText:
    'Waypost账户 {account} 申请使用此邮箱。如需确认，请在已登录该账户的浏览器中打开链接。链接24小时内有效，仅可使用一次。确认之前，仍使用原邮箱。',
  confirmEmailLink: '确认邮箱',
  confirmEmailWarning: '如果这不是您的账户，请忽略此邮件，不会有任何改变。',

  emailChangeSubject: '您的Waypost邮箱即将更改',
  emailChangeText: '有人（可能是您本人）申请为此账户更换邮箱。新邮箱确认后即生效。',
  emailChangeNext: '如非您本人操作，请立即设置新密码，更换邮箱的申请也会随之作废。',

  keyMadeSubject: '您的Waypost账户新建了API密钥',
  keyMadeText: '您的账户新建了以 {hint} 开头的密钥，{time}。其权限：{scopes}。',
  keyMadeNext: '如果是您本人，无需操作。如果不是，请立即吊销该密钥并设置新密码。',
  keyMadeLink: '查看您的API密钥',
  passwordChangedSubject: '您的Waypost密码已更改',
  passwordChangedText: '您的账户密码已更改，{time}。',
  passwordChangedByReset: '所有浏览器均已退出登录，所有API密钥均已失效。',
  passwordChangedHere: '其他浏览器均已退出登录。您的API密钥在吊销之前继续有效。',
  passwordChangedNext: '如果不是您本人，请立即设置新密码。',
  newSignInSubject: '您的Waypost账户有新的登录',
  newSignInText: '您的账户在一个此前未见过的浏览器上登录：{browser}，{time}。',
  newSignInNext: '如果是您本人，无需操作。如果不是，请立即设置新密码，所有浏览器都会退出登录。',

  pickupScheduledSubject: '取件已安排：{number}',
  pickupRescheduledSubject: '取件已改期：{number}',
  pickupScheduledText:
    '快递员将于{day} {from}至{until}（当地时间）上门取件，地址：{address}。请提前打包并贴好面单。',
  'pickupRepeats.DAILY': '每个工作日重复，直到您终止。',
  'pickupRepeats.WEEKLY': '每周重复，直到您终止。遇公共假日则跳过。',
  'pickupRepeats.BIWEEKLY': '每两周重复，直到您终止。遇公共假日则跳过。',
  pickupChangeUntil: '改期或取消的截止时间：{lastMoment}。',
  pickupCancelledSubject: '取件已取消：{number}',
  pickupCancelledText: '{day} {from}至{until}的取件已取消，地址：{address}。不会有快递员上门。',
  pickupNoPlaceSubject: '取件名额已满：{number}',
  pickupNoPlaceText:
    '{day} {from}至{until}的名额已满，当天不会有快递员上门，地址：{address}。您的定期取件的其他日期不变。',
  pickupNoPlaceNext: '您可以在用户中心为这一天选择其他时段。',
  pickupMissedSubject: '未能取件：{number}',
  pickupMissedText:
    '{day} {from}至{until}，我们的快递员没有取到货件，地址：{address}。如果是我们的失误，我们深表歉意。',
  pickupMissedNext: '请在用户中心重新申请取件。此次所选的货件可以再次选择。',
  pickupRuleEndedSubject: '您的定期取件已终止',
  pickupRuleEndedText:
    '{from}至{until}的定期取件已终止，地址：{address}。除快递员已在途中的以外，其余日期均已取消。',
  handoverSubject: '如何交寄{number}',
  handoverPickup:
    '快递员将于{day} {from}至{until}（当地时间）前往您的地址取件。请提前打包并贴好面单。',
  handoverMoved: '您选择的时段已满，这是下一个可用时段。',
  handoverWaiting: '您选择了{day} {from}至{until}取件。订单付款或确认后，我们立即为您保留名额。',
  handoverPoint: '请贴好面单，将货件送到：{point}。',
  handoverPointWaiting: '您选择送到：{point}。订单付款或确认后，面单即可使用。',
  handoverNoPlace: '没有可用的取件时段。请选择其他日期，或将货件送到服务点。',
  handoverMissed: '快递员未能在{day}取件。请选择其他日期，或将货件送到服务点。',
  handoverCancelled: '{day}的取件已取消。请选择其他日期，或将货件送到服务点。',
  handoverPointClosed: '该服务点已停止收件：{point}。请选择其他交寄方式。',
  handoverNone: '您尚未选择如何交寄货件：上门取件，或送到附近的服务点。请在订单回执页面选择。',
  handoverLink: '更改交寄方式',
  pickupLink: '打开取件页面',
  statementSubject: 'Waypost对账单：{month}',
  statementHeading: '{month}对账单',
  statementText: '您的{month}对账单已生成，总额{amount}。',
  statementOpen: '其中待付{amount}，到期日{day}。',
  statementPaid: '没有待付款项。',
  statementLink: '查看对账单和发票',

  newsletterSubject: '请确认订阅Waypost邮件资讯',
  newsletterText:
    '有人（可能是您本人）用此邮箱订阅了我们的邮件资讯。请确认一次：链接72小时内有效。您可随时通过每期邮件中的链接退订。',
  newsletterLink: '确认订阅',
  newsletterWarning: '如非您本人操作，请忽略此邮件，您不会再收到相关邮件。',
  newsletterOnSubject: '您已订阅Waypost邮件资讯',
  newsletterOnText:
    '有人（可能是您本人）用此邮箱订阅了我们的邮件资讯。此邮箱已在订阅之列，未作任何更改。',
  newsletterFooter: '您收到此邮件，是因为此邮箱曾用于订阅我们的邮件资讯。',
  newsletterLeave: '退订邮件资讯',

  /** To our own inbox. */
  contactSubject: '{reference}：{topic}',
  'contactTopic.support': '给客服的留言',
  'contactTopic.sales': '给销售的留言',
  'contactTopic.partnerships': '给合作部门的留言',
  contactFrom: '来自{name}，{email}。该邮箱为对方自行填写，未经验证。',
  contactReference: '对方所知的受理编号：{reference}。',
  contactFooter: '通过联系表单提交。回复此邮件即发送至上述邮箱。',

  contactReplyName: 'Waypost',
  contactAnswerSubject: '对您留言的答复：{reference}',
  contactAnswerHeading: '对您留言的答复',
  contactAnswerFooter:
    '有人（可能是您本人）用此邮箱通过联系表单给我们留言，受理编号：{reference}。如需补充，请直接回复此邮件。',

  invitationSubject: '邀请您使用Waypost管理控制台',
  invitationText:
    '一位同事邀请您使用Waypost管理控制台。请打开链接，设置密码和双重验证。链接72小时内有效，仅可使用一次，且只适用于此邮箱。',
  invitationLink: '接受邀请',
  invitationWarning: '如果您没有预料到此邀请，请告知同事，不要打开链接。',
  statusNowSubject: '{status}：货件 {number}',
  statusNowText: '您的货件 {number} 的当前状态：{status}。',
  contactReceivedSubject: '我们已收到您的留言：{reference}',
  contactReceivedText: '人工客服阅读后，会在周一至周五9:00–18:00（布鲁塞尔时间）答复至此邮箱。',
  contactReceivedFooter:
    '有人（可能是您本人）用此邮箱通过联系表单给我们留言，受理编号：{reference}。如需补充，请直接回复此邮件。',
} satisfies Catalog<'mail'>;
