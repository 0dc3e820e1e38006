import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '국내 배송, 토요일 배송 | Waypost',
  metaDescription:
    '한 국가 안에서 마감 전 예약 시 당일 픽업, 토요일에도 배송합니다. 서류 {documents}부터, 소포 {parcels}부터.',
  title: '시내에서 전국까지',
  lead: '접수 마감 전에 예약하시면 당일에 픽업합니다. 익스프레스와 프라이오리티는 토요일에도 배송합니다.',
  quote: '국내 소포 요금 보기',

  boardTitle: '접수 마감',
  boardCaption: '국내 서비스별 접수 마감 시각',
  service: '서비스',
  cutOff: '접수 마감 (현지 시간)',
  follows: '이후 진행',
  levelFollows: '당일 픽업, {eta} 안에 배송',
  'saturday.name': '토요일 배송',
  'saturday.cutOff': '가능',
  'saturday.follows': '익스프레스와 프라이오리티',

  pricesTitle: '요금',
  pricesText:
    '한 국가 안에서 카드로 결제할 때의 최저 요금이며 모든 비용이 포함되어 있습니다. 항목은 견적에 표시됩니다.',
  fromPrice: '{price}부터',
  'documents.name': '서류',
  'documents.range': '0.5kg까지',
  'documents.text': '편지, 계약서, 각종 서류를 납작한 봉투에 담아 보냅니다.',
  'parcels.name': '소포',
  'parcels.range': '0.5~20kg',
  'parcels.text': '모든 종류의 상자. 더 무거운 것도 개당 {maxPiece}까지 보낼 수 있습니다.',
  'b2b.name': 'B2B',
  'b2b.price': '별도 협의',
  'b2b.range': '협의에 따름',
  'b2b.text': '고정 배송편, 매일 픽업, 월 1회 이용 명세서.',
  priceDocuments: '서류 요금 보기',
  priceParcels: '소포 요금 보기',
  priceB2b: '영업팀 문의',

  sampleTitle: '구매자가 보는 화면',
  sampleText:
    '예시 화물이지만 페이지는 실제와 같습니다. 다섯 단계, 장소와 시각이 표시된 모든 스캔, 제삼자에게 일부만 보이는 이름을 확인하실 수 있습니다.',
  sampleLabel: '예시 운송장 번호',
  sampleLink: '예시 조회',

  faqTitle: '국내 배송에 관한 질문',
  'time.question': '국내 배송은 얼마나 걸리나요?',
  'time.answer':
    '스탠더드는 {standardEta}, 익스프레스는 {expressEta}, 프라이오리티는 {priorityEta}입니다. 구간별 배송일은 견적에 표시됩니다.',
  'cutOff.question': '접수 마감을 놓치면 어떻게 되나요?',
  'cutOff.answer': '다음 영업일에 픽업합니다.',
  'saturday.question': '토요일에도 배송하나요?',
  'saturday.answer': '예. 일요일과 공휴일에는 배송하지 않습니다.',
  'pickup.question': '소포를 직접 가져가야 하나요?',
  'pickup.answer':
    '아니요. 마이페이지에서 픽업을 요청하세요. 1회 또는 매일, 매주, 격주로 반복할 수 있습니다. 시간대는 09:00~13:00, 13:00~17:00, 17:00~20:00입니다.',
  'heavy.question': '20kg보다 무거우면 어떻게 하나요?',
  'heavy.answer':
    '예시 요금은 0.5~20kg 소포에 해당합니다. {maxPiece}까지의 소포는 모두 견적을 낼 수 있으며, 그보다 무거우면 팔레트에 실어 육상 화물로 보냅니다.',
  'same.question': '국내 배송의 기준은 무엇인가요?',
  'same.answer':
    '출발지와 도착지가 같은 국가에 있는 경우입니다. 견적에서 자동으로 확인하여 더 저렴한 국내 요금을 적용하며, 통관은 없습니다.',
  'cod.question': '수취인이 배송 시 결제할 수 있나요?',
  'cod.answer':
    '예. 착불을 선택하면 소계의 {codFee}에 해당하는 수수료가 추가되며, 견적에 두 합계가 모두 표시됩니다.',
  dashboardLink: '픽업 요청',
  freightLink: '육상 화물',
} satisfies Catalog<'domestic'>;
