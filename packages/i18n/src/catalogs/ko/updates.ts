import type { Catalog } from '../../messages.ts';

/** The card on the tracking page, and the pages that mailed links open. */
export default {
  title: '알림 받기',
  lead: '픽업 완료, 배송 출발, 배송 완료 등 화물이 다음 단계로 넘어가거나 확인이 필요할 때 메일로 알려 드립니다.',
  email: '이메일',
  consent: '이 운송장 번호의 배송 알림을 받는 데 동의합니다.',
  submit: '알림 신청',
  privacy: '개인정보 처리방침',
  failed: '신청을 처리하지 못했습니다. 다시 시도해 주세요.',
  demonstration: '예시 화물이므로 보낼 알림이 없습니다.',
  ended: '이 화물의 운송이 종료되어 더 이상 알림을 신청할 수 없습니다.',

  alertsLead: '고객님은 이 화물의 {role, select, shipper {발송인} other {수취인}}입니다.',
  emailAlerts: '이메일 알림',
  emailTo: '받는 주소: {address}',
  smsAlerts: '문자 알림',
  smsTo: '받는 번호: {number}',
  smsNoNumber: '예약에 +82와 같은 국가 번호가 포함된 전화번호가 없습니다.',
  smsOff: '현재 문자 알림은 제공되지 않습니다.',
  save: '저장',
  saved: '저장되었습니다.',
  saveFailed: '저장하지 못했습니다. 다시 시도해 주세요.',

  askedMetaTitle: '배송 알림 | Waypost',
  askedTitle: '배송 알림',
  toShipment: '화물로 돌아가기',
  toTracking: '배송 조회',

  confirmMetaTitle: '알림 신청 확인 | Waypost',
  confirmTitle: '알림 신청 확인',
  confirmLead: '버튼을 누르면 메일을 받은 주소로 이 화물의 알림을 보내 드립니다.',
  confirmAction: '알림 신청 확인',

  languageMetaTitle: '이메일 언어 | Waypost',
  languageTitle: '이메일 언어',
  languageLead: '이메일을 받은 주소로 연락드릴 때 사용할 언어를 선택해 주세요.',
  languageChosen: '이제부터 다음 언어로 보내 드립니다: {language}',
  leaveMetaTitle: '알림 중지 | Waypost',
  leaveTitle: '알림 중지',
  leaveLead: '메일을 받은 주소에 적용됩니다. 예약 확인서처럼 예약에 필요한 메일은 계속 발송됩니다.',
  leaveShipment: '이 화물만 중지',
  leaveAll: '모든 화물 중지',
} satisfies Catalog<'updates'>;
