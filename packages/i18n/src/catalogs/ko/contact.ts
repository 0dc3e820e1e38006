import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '문의하기 | Waypost',
  metaDescription:
    '고객센터, 영업팀, 제휴 담당에 메시지를 보내세요. 메시지는 24시간 접수하며 월~금 9:00~18:00에 답변드립니다.',
  title: '문의하기',
  lead: '메시지는 언제든지 보내실 수 있습니다. 담당 직원이 월~금 9:00~18:00(브뤼셀 시간)에 입력하신 주소로 답변드립니다.',

  formTitle: '메시지 작성',
  name: '이름',
  email: '이메일',
  emailHelp: '이 주소로 답변드립니다.',
  topic: '주제',
  'topic.support': '고객센터',
  'topic.sales': '영업팀',
  'topic.partnerships': '제휴',
  message: '메시지',
  messageHelp:
    '화물에 관한 내용이면 운송장 번호를 적어 주세요. 비밀번호와 카드 번호는 적지 마세요.',
  aboutShipment: '운송장 번호 {number}\n\n',
  send: '메시지 보내기',
  sending: '보내는 중',
  incomplete: '이름, 이메일, 메시지를 입력하세요.',
  nameMissing: '이름을 입력하세요.',
  emailMissing: '이메일 주소를 입력하세요.',
  emailInvalid: '올바른 이메일 주소를 입력하세요.',
  messageMissing: '메시지를 입력하세요.',
  messageTooLong: '메시지는 5,000자까지 입력할 수 있습니다.',
  failed: '메시지를 보내지 못했습니다. 다시 시도해 주세요.',
  reference: '접수 번호: {reference}. 다시 문의하실 때 알려 주세요.',
  privacy: '메시지의 개인정보 처리',

  waysTitle: '다른 방법',
  wayEmail: '이메일',
  wayHours: '상담 시간',
  hours: '월~금 9:00~18:00',
  hoursZone: '브뤼셀 시간',
  wayTracking: '화물 위치',
  wayTrackingText: '배송 조회 페이지에서 같은 정보를 더 빨리 확인하실 수 있습니다.',
  wayTrackingLink: '배송 조회',
  wayAnswers: '자주 묻는 질문',
  wayAnswersLink: '질문과 답변',
  wayClaims: '분실 또는 파손',
  wayClaimsText: '신고 기한이 있습니다. 기한과 제출할 자료는 약관에 있습니다.',
  wayClaimsLink: '배상 청구 방법',
  placeholder:
    'Waypost는 시뮬레이션입니다. 이메일 주소는 예시이므로 메일이 전달되지 않습니다. 양식은 실제로 작동합니다.',

  topicsTitle: '담당 부서',
  'topic.supportText': '운송 중인 화물, 배송 문제, 픽업, 결제, 계정.',
  'topic.salesText': '정기 물량, B2B 요금, 창고 보관 및 풀필먼트.',
  'topic.partnershipsText': '운송사, 대리점, 쇼핑몰 플랫폼, 소프트웨어.',
} satisfies Catalog<'contact'>;
