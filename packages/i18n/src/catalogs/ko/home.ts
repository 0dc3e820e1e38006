import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Waypost: 배송 조회, 견적, 예약',
  metaDescription:
    '운송장 번호로 화물을 조회하고, 소포나 중량 화물의 전체 요금을 확인하고, 온라인으로 예약하세요. 항공·해상·육상으로 220개 이상의 국가 및 지역에 배송합니다.',
  title: '화물이 지금 어디에 있나요?',
  lead: '스캔할 때마다 장소와 시각이 몇 초 안에 표시됩니다.',
  quoteTitle: '요금은 얼마인가요?',
  quoteFrom: '출발지',
  quoteTo: '도착지',
  quotePlaceExample: '도시, 국가',
  quoteSubmit: '요금 보기',
  factDestinations: '220+',
  factDestinationsLabel: '국가 및 지역',
  factSupport: '24/7',
  factSupportLabel: '예약과 배송 조회',
  factOnTime: '98.7%',
  factOnTimeLabel: '정시 배송률',

  servicesTitle: '여섯 가지 서비스, 하나의 네트워크',
  servicesText:
    '개당 {limit}까지의 소포는 세 가지 속도로 보낼 수 있습니다. 더 무거운 물품은 팔레트에 실어 항공, 해상, 육상으로 운송합니다. 표시된 요금이 전체 요금입니다.',
  pagesTitle: '서비스 안내',
  'page.express': '익스프레스',
  'pageText.express':
    '소포와 서류를 당일에 픽업하며, 주소를 입력하기 전에 요금을 확인할 수 있습니다.',
  'page.freight': '중량 화물 운송',
  'pageText.freight': '매수인과 합의한 인코텀즈에 따라 팔레트를 항공, 해상, 육상으로 운송합니다.',
  'page.ecommerce': '이커머스',
  'pageText.ecommerce': '쇼핑몰 플랫폼을 연동하고, 착불을 제공하고, 반품도 같은 방식으로 받으세요.',
  'page.customs': '세관 및 통관',
  'pageText.customs': '서류에 적을 내용, 통관 절차, 통관이 보류되었을 때 할 일을 안내합니다.',
  'page.domestic': '국내 배송',
  'pageText.domestic': '한 국가 안에서 더 낮은 국내 요금으로, 토요일에도 배송합니다.',
  'page.warehousing': '창고 보관 및 풀필먼트',
  'pageText.warehousing':
    '재고의 입고, 보관, 피킹, 포장, 발송을 맡고 반품을 다시 재고로 돌려놓습니다.',
  stripPause: '일시 정지',
  stripPlay: '계속',

  locationsTitle: '세 노선으로 연결하는 220개 이상의 국가 및 지역',
  locationsText:
    '항공, 해상, 육상 노선이 허브에서 만나며 소포는 세 노선을 모두 이용합니다. 도시와 국가를 입력하면 요금을 확인할 수 있습니다.',
  mapLabel: '노선도: 항공, 해상, 육상 노선이 여섯 지역을 연결합니다.',
  regionNorthAmerica: '북미',
  regionSouthAmerica: '남미',
  regionEurope: '유럽',
  regionAfrica: '아프리카',
  regionMiddleEast: '중동',
  regionAsiaPacific: '아시아 태평양',
  lineAir: '항공',
  lineSea: '해상',
  lineRoad: '육상',
  departuresTitle: '출발편',
  departure: '{mode}, {eta}',
  lane: '{from}에서 {to}까지',
  locationsPoints: '모든 접수처 보기',
  locationsMore:
    '일부만 표시한 것입니다. 목록에 없는 도시도 도시와 국가를 입력하면 같은 방법으로 요금을 확인할 수 있습니다.',

  stepsTitle: '세 단계로 문 앞까지',
  step1Title: '견적',
  step1Text: '출발지와 도착지, 중량, 크기를 입력하세요. 서비스별로 모든 요금 항목이 표시됩니다.',
  step2Title: '예약',
  step2Text:
    '한 번만 확정하면 됩니다. 운송장 번호와 예약 확인서가 발급되며 이후 요금은 바뀌지 않습니다.',
  step3Title: '조회',
  step3Text:
    '배송 조회 링크를 공유하세요. 배송될 때까지 스캔마다 페이지가 자동으로 업데이트됩니다.',

  ratesTitle: '요금 예시',
  ratesText:
    '현재 요금표에 따른 카드 결제 기준 예시입니다. 할증료, 유류할증료, 보안·취급료가 포함되어 있습니다. 행을 선택하면 같은 조건으로 견적이 열립니다.',
  ratesAway:
    '지금은 요금을 표시할 수 없습니다. 1분 후에 견적을 이용해 주세요. 배송 조회는 정상적으로 작동합니다.',
  ratesShipment: '화물',
  ratesLoad: '{weight}, {size}',
  ratesPallets: '{pallets}, 개당 {weight}, {size}',
  ratesNote:
    '착불을 선택하면 {codFee}의 수수료가 추가됩니다. 보험은 선택 사항이며 보험료는 신고 가격의 {insurance}, 최소 {insuranceMinimum}입니다.',
  ratesLink: '내 요금 계산하기',

  voicesTitle: '이용 후기 예시',
  voicesNote:
    '예시 후기입니다. Waypost는 시뮬레이션이므로 실제로 이렇게 말한 사람은 없으며, 듣고 싶은 말을 적은 것입니다.',
  voiceSample: '예시',
  voice1:
    '첫 화면의 금액이 예약 확인서의 금액과 같았습니다. 이제 할증료 목록을 따로 만들지 않습니다.',
  voice1By: '헨트의 도자기 공방',
  voice2:
    '팔레트 하나가 통관에서 보류되었습니다. 누가 전화하기도 전에 페이지에 표시되었고, 빠진 서류까지 나와 있었습니다.',
  voice2By: '로테르담의 부품 수출업체',
  voice3: '주문 안내에 배송 조회 링크를 함께 보냅니다. 어디쯤 왔느냐는 문의가 없어졌습니다.',
  voice3By: '리스본의 온라인 쇼핑몰',

  supportTitle: '고객센터',
  supportText:
    '배송 조회, 견적, 예약, 메시지 접수는 밤낮으로 이용할 수 있습니다. 담당 직원의 확인이 필요한 문의는 업무 시간에 답변드립니다.',
  supportAlways: '사이트와 메시지 접수',
  supportAlwaysHours: '24/7',
  supportPeople: '직원 응대 (브뤼셀 시간)',
  supportPeopleHours: '월~금 9:00~18:00',
  supportContact: '문의하기',
  supportFaq: '질문과 답변 전체 보기',
} satisfies Catalog<'home'>;
