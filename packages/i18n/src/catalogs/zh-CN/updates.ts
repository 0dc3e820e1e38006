import type { Catalog } from '../../messages.ts';

/** The card on the tracking page, and the pages that mailed links open. */
export default {
  title: '接收货件通知',
  lead: '货件有进展时发邮件通知：已揽收、派送中、已送达，或需要处理时。',
  email: '电子邮箱',
  consent: '我同意接收此运单号的货件通知。',
  submit: '订阅通知',
  privacy: '隐私声明',
  failed: '未能受理您的请求，请重试。',
  demonstration: '这是示例，没有可发送的通知。',
  ended: '此货件的运输已结束，不再有通知可订阅。',

  alertsLead: '您是此货件的{role, select, shipper {发件人} other {收件人}}。',
  emailAlerts: '邮件通知',
  emailTo: '发送至{address}',
  smsAlerts: '短信通知',
  smsTo: '发送至{number}',
  smsNoNumber: '订单中没有带国家代码（如+86）的号码。',
  smsOff: '目前不发送短信。',
  save: '保存',
  saved: '已保存。',
  saveFailed: '未能保存，请重试。',

  askedMetaTitle: '货件通知 | Waypost',
  askedTitle: '货件通知',
  toShipment: '返回货件',
  toTracking: '追踪货件',

  confirmMetaTitle: '确认通知 | Waypost',
  confirmTitle: '确认接收通知',
  confirmLead: '点按按钮后，收到该邮件的邮箱即可接收此货件的通知。',
  confirmAction: '确认接收通知',

  languageMetaTitle: '邮件语言 | Waypost',
  languageTitle: '邮件语言',
  languageLead: '请选择我们向收到邮件的邮箱发送邮件时使用的语言。',
  languageChosen: '今后我们将使用以下语言：{language}',
  leaveMetaTitle: '停止通知 | Waypost',
  leaveTitle: '停止通知',
  leaveLead: '适用于收到该邮件的邮箱。订单所需的邮件（如订单回执）仍会发送。',
  leaveShipment: '停止此货件的通知',
  leaveAll: '停止所有货件的通知',
} satisfies Catalog<'updates'>;
