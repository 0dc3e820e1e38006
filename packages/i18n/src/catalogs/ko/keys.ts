import type { Catalog } from '../../messages.ts';

/** Keys for a customer's own programs. */
export default {
  metaTitle: 'API 키 | Waypost',
  title: 'API 키',
  lead: '키가 있으면 고객님의 프로그램이 로그인 없이 예약하고 조회할 수 있습니다.',
  reference: '키로 예약하고 조회하는 방법',
  createTitle: '새 키',
  name: '이름',
  nameHelp: '키를 사용할 곳을 적으십시오. 예: “온라인 쇼핑몰”',
  nameMissing: '키 이름을 입력하십시오.',
  scopes: '권한',
  'scope.shipments:read': '발송물 읽기',
  'scope.bookings:write': '견적 및 예약',
  scopeMissing: '하나 이상 선택하십시오.',
  create: '키 만들기',
  creating: '만드는 중',

  createdTitle: '새 키',
  createdText:
    '지금 복사해 두십시오. Waypost에는 키의 해시값만 보관되므로 다시 표시할 수 없습니다.',
  secret: '키',
  copy: '복사',
  copied: '복사됨',

  listTitle: '사용 중인 키',
  begins: '앞자리',
  created: '생성일',
  lastUsed: '마지막 사용',
  never: '없음',
  revoke: '폐기',
  revokeOf: '{name} 폐기',
  revokeTitle: '이 키를 폐기하시겠습니까?',
  revokeText: '이 키를 사용하는 프로그램은 즉시 차단됩니다.',
  revokeConfirm: '폐기',
  keep: '유지',
  revoked: '이 키는 더 이상 사용할 수 없습니다.',

  empty: '등록된 키가 없습니다.',
  failed: '키를 불러오지 못했습니다.',
  failedText: '키는 계속 작동합니다. 다시 시도해 주십시오.',
  notDone: '처리하지 못했습니다. 다시 시도해 주십시오.',
} satisfies Catalog<'keys'>;
