import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '회사 소개 | Waypost',
  metaDescription:
    'Waypost 소개, 화물의 스캔이 화면에 표시되기까지의 과정, 약속, 지도와 지명 데이터의 출처.',
  title: '시간표처럼 알아보기 쉬운 운송사',
  lead: 'Waypost는 개인과 기업의 소포와 중량 화물을 항공, 해상, 육상으로 220개 이상의 국가 및 지역에 운송합니다. 예약 전에 요금을, 스캔마다 위치를, 문제는 파악하는 즉시 알려 드립니다.',

  'claim.destinations': '220+',
  'claim.destinationsLabel': '국가 및 지역',
  'claim.support': '24/7',
  'claim.supportLabel': '예약, 배송 조회, 메시지 접수 (상담은 월~금 9:00~18:00)',
  'claim.onTime': '98.7%',
  'claim.onTimeLabel': '정시 배송률',

  whoTitle: 'Waypost 소개',
  who1: '하나의 시스템으로 움직이는 하나의 운송사입니다. 예약 페이지, 직원이 쓰는 관리 콘솔, 허브의 스캐너가 같은 기록을 사용하므로, 누군가 이미 아는 것을 다른 사람이 다시 찾아볼 필요가 없습니다.',
  who2: '개인은 계정 없이 소포 하나를 보낼 수 있습니다. 기업은 마이페이지에서 화물, 요금, 픽업을 관리합니다. 쇼핑몰은 API로 연동하고 재고를 Waypost 창고에 맡길 수 있습니다.',
  servicesLink: '요금 보기',
  contactLink: '문의하기',

  howTitle: '이용 방법',
  'how.1': '견적',
  'how.1Text':
    '출발지와 도착지, 중량, 크기를 입력합니다. 견적에 서비스별 모든 요금 항목이 표시되고 요금은 30분간 유지됩니다.',
  'how.2': '예약',
  'how.2Text':
    '한 번만 확정하면 됩니다. 화물에는 검사 문자로 끝나는 운송장 번호가 부여되므로, 조회하기 전에 입력 오류를 찾아냅니다.',
  'how.3': '스캔',
  'how.3Text':
    '픽업할 때, 모든 허브에서, 세관에서, 문 앞에서 스캔합니다. 상태는 스캔 정보가 도착한 순서가 아니라 스캔이 실제로 이루어진 순서로 정해집니다.',
  'how.4': '조회',
  'how.4Text':
    '배송 조회 페이지에 몇 초 안에 각 스캔이 표시됩니다. 운송장 번호가 있으면 누구나 열 수 있으며, 제삼자에게는 이름과 주소의 일부만 표시됩니다.',
  'how.5': '배송',
  'how.5Text':
    '마지막 스캔으로 운송이 끝납니다. 그 전에 운송이 중단되면 페이지에 “문제 발생”과 그 내용이 표시됩니다.',

  promiseTitle: '지키는 원칙',
  'promise.price': '전체 요금을 먼저',
  'promise.priceText': '모든 요금 항목을 예약 전에 표시합니다. 나중에 추가되는 요금은 없습니다.',
  'promise.status': '사실만 담은 상태',
  'promise.statusText':
    '페이지의 모든 내용은 스캔 또는 담당자 이름이 기록된 직원의 조치에 근거합니다.',
  'promise.news': '나쁜 소식은 먼저, 숨김없이',
  'promise.newsText':
    '무슨 일이 있었는지, 다음은 무엇인지, 고객님이 할 수 있는 일은 무엇인지 알려 드립니다.',
  'promise.data': '적은 데이터를 짧은 기간만',
  'promise.dataText':
    '제삼자가 고객님을 추적하지 않습니다. 무엇을 왜 얼마 동안 보관하는지는 개인정보 처리방침에 있습니다.',
  privacyLink: '개인정보 처리방침',

  simulationTitle: '이 사이트는 시뮬레이션입니다',
  simulation1:
    'Waypost는 실제 회사가 아닙니다. 견적부터 마지막 스캔까지 운송사의 시스템이 어떻게 작동할 수 있는지 보여 줍니다. 여기서 예약한 화물은 실제 기록으로 남지만 픽업하러 오는 사람은 없습니다.',
  simulation2:
    '연락처는 예시입니다. {email} 주소와 약관의 회사 정보는 실재하지 않습니다. 배송 기간은 시뮬레이션이며 요금은 예시로 만든 것입니다.',

  creditsTitle: '출처',
  creditsText: '다른 분들이 만들어 사용을 허락한 것입니다.',
  'credit.geonames': '지명과 좌표',
  'credit.geonamesText': 'GeoNames, 크리에이티브 커먼즈 저작자표시 4.0(CC BY 4.0) 라이선스',
  'credit.naturalEarth': '지도의 해안선과 국경',
  'credit.naturalEarthText': 'Natural Earth, 퍼블릭 도메인',
  'credit.fonts': '글꼴',
  'credit.fontsText': 'Archivo 및 IBM Plex, SIL Open Font License',
} satisfies Catalog<'about'>;
