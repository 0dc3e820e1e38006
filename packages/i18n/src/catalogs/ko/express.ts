import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '익스프레스: 견적과 예약 | Waypost',
  metaDescription:
    '소포와 중량 화물 요금을 바로 확인하세요. 모든 요금 항목을 예약 전에 표시합니다. 소포는 스탠더드, 익스프레스, 프라이오리티, 중량 화물은 항공, 해상, 육상.',
  title: '견적과 예약',
  lead: '모든 서비스를 결제할 요금 항목과 함께 나란히 표시합니다. 나중에 추가되는 요금은 없습니다.',

  servicesTitle: '서비스 비교',
  servicesText: '서비스를 선택하면 위 견적에 적용됩니다. 입력하신 내용은 그대로 유지됩니다.',

  stepsTitle: '이용 방법',
  step1Title: '화물 입력',
  step1Text:
    '출발지와 도착지를 국가까지 입력하고, 중량과 세 변의 길이를 입력하세요. 입력하는 동안 모든 서비스의 요금이 표시됩니다.',
  step2Title: '서비스 선택',
  step2Text:
    '서비스를 고르고 수취인을 입력한 후 예약을 진행하세요. 그때부터 30분간 요금이 유지됩니다.',
  step3Title: '한 번만 확정',
  step3Text:
    '요금 내역을 확인하고 결제 방법을 선택하세요. 예약 확인서와 운송장 번호가 바로 발급되며 메일로도 보내 드립니다.',
  step4Title: '접수와 조회',
  step4Text:
    '선택한 시간대에 배송 기사가 방문하거나, 접수처에 직접 가져오시면 됩니다. 첫 스캔부터 배송 조회 페이지에 모든 경유지가 표시됩니다.',

  benefitsTitle: 'Waypost의 약속',
  priceTitle: '처음 요금이 최종 요금',
  priceText:
    '기본 요금, 할증료, 유류할증료 {fuel}, 보안·취급료 {security}까지 첫 화면부터 예약 확인서까지 표시되는 금액에 모두 포함되어 있습니다.',
  payTitle: '지금 결제 또는 착불',
  payText:
    '착불을 선택하면 {codFee}의 수수료가 추가됩니다. 결정하시기 전에 두 합계를 견적에 나란히 표시합니다.',
  insuranceTitle: '원하실 때만 보험',
  insuranceText:
    '신고 가격의 {insurance}(최소 {insuranceMinimum})에 해당하는 보험료로 분실과 파손을 보상합니다. 예약 화면에서 미리 선택되어 있지 않습니다.',
  onceTitle: '예약은 한 번만',
  onceText:
    '두 번 클릭하거나, 연결이 끊기거나, 다른 탭에서 열어도 예약이나 청구가 중복되지 않습니다.',
  liveTitle: '마지막 스캔까지 실시간',
  liveText:
    '도착, 출발, 통관, 배송이 몇 초 안에 현지 시간으로 페이지에 표시되며, 링크가 있으면 누구나 볼 수 있습니다.',
  privateTitle: '개인정보는 기본적으로 비공개',
  privateText:
    '공개 배송 조회 페이지에는 이름의 첫 글자와 도시만 표시됩니다. 이름, 주소, 전화번호는 발송인과 수취인만 볼 수 있습니다.',

  commitmentsTitle: '서비스 기준',
  commitmentsText:
    '운송 기간은 픽업부터 배송까지이며, 해상 화물은 항구부터 계산합니다. 중량과 부피 중 큰 쪽으로 청구하며 어느 쪽인지 견적에 표시합니다. 국경에서의 통관으로 모든 서비스의 기간이 늘어날 수 있습니다.',

  questionsTitle: '발송 전에',
  questionsText: '견적을 낼 때 자주 묻는 질문입니다.',
  questionsLink: '질문과 답변 전체 보기',
} satisfies Catalog<'express'>;
