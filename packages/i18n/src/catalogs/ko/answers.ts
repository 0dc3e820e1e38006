import type { Catalog } from '../../messages.ts';

/** What the api says when something went well. */
export default {
  codeSent: '6자리 인증번호를 이메일로 보냈습니다. 아래에 입력하여 완료하세요.',
  codeResent: '새 인증번호를 보냈습니다.',
  resetRequested:
    '이 주소로 가입된 계정이 있으면 새 비밀번호를 설정하는 링크를 보내 드립니다. 링크는 30분간 유효합니다.',
  passwordReset:
    '새 비밀번호가 설정되었습니다. 모든 브라우저에서 로그아웃되었습니다. 계속하려면 로그인하세요.',
  passwordChanged: '새 비밀번호가 설정되었습니다. 다른 모든 브라우저에서 로그아웃되었습니다.',
  emailChangeRequested: '새 주소로 링크를 보냈습니다. 링크를 열기 전까지는 기존 주소가 유지됩니다.',
  emailConfirmed: '새 이메일 주소가 확인되었습니다.',
  partyLinkRequested:
    '이 주소가 화물에 등록되어 있으면 링크를 보내 드립니다. 링크는 90일간 유효합니다.',
  contactReceived: '감사합니다. 메시지가 접수되었습니다.',
  newsletterRequested:
    '이 주소로 메일을 보냈습니다. 72시간 이내에 메일의 링크로 뉴스레터 구독을 확인해 주세요.',
  newsletterConfirmed: '뉴스레터 구독이 확인되었습니다.',
  newsletterLeft: '이 주소로는 뉴스레터를 더 이상 보내지 않습니다.',
  newsletterLeavePage: '뉴스레터 구독은 이 주소가 가리키는 페이지에서 해지하세요.',
  updatesRequested:
    '이 주소로 메일을 보냈습니다. 72시간 이내에 메일의 링크로 알림 신청을 확인해 주세요.',
  updatesConfirmed: '알림 신청이 확인되었습니다. 화물이 다음 단계로 넘어가면 알려 드립니다.',
  updatesLeft: '이 주소로는 이 화물의 알림을 더 이상 보내지 않습니다.',
  updatesLeftAll: '이 주소로는 어떤 화물의 알림도 더 이상 보내지 않습니다.',
  emailLanguageChosen: '앞으로 이 주소로 보내는 이메일은 선택하신 언어로 작성됩니다.',
  updatesLeavePage: '알림은 이 주소가 가리키는 페이지에서 중지하세요.',
  signedOut: '로그아웃되었습니다.',
  sessionEnded: '해당 브라우저에서 로그아웃되었습니다.',
  sessionsEnded: '모든 브라우저에서 로그아웃되었습니다.',
  shipmentCancelled: '배송이 취소되었습니다.',
  sessionsAndKeysEnded: '모든 브라우저에서 로그아웃되었고 모든 API 키가 종료되었습니다.',
  webhookRemoved: '웹훅을 삭제했습니다.',
  keyRevoked: '이 키는 더 이상 사용할 수 없습니다.',
  viewingEnded: '고객 마이페이지 열람이 종료되었습니다.',
  addressRemoved: '주소가 삭제되었습니다.',
  cardRemoved: '카드가 삭제되었습니다.',
  accountErased: '계정이 삭제되었습니다.',
  invitationSent: '초대 메일을 보냈습니다. 72시간 동안 유효합니다.',
  passwordLinkSent:
    '이전 비밀번호는 더 이상 사용할 수 없습니다. 새 비밀번호를 설정하는 링크를 보냈으며 24시간 동안 유효합니다.',
  mailResent: '메일을 다시 보냈습니다.',
  addressMailedAgain: '이 주소로 메일이 다시 발송됩니다.',
  secondFactorReset: '2단계 인증이 해제되었습니다. 다음 로그인 시 새로 설정해야 합니다.',
  templateRemoved: '템플릿을 삭제했습니다.',
} satisfies Catalog<'answers'>;
