import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/answers.ts';

export default {
  ...portuguese,
  codeSent: 'Enviamos um código de 6 dígitos para seu e-mail. Digite-o abaixo para concluir.',
  codeResent: 'Enviamos um novo código.',
  resetRequested:
    'Se este endereço tiver uma conta, ele vai receber um link para definir uma nova senha. É válido por 30 minutos.',
  passwordReset:
    'A nova senha está definida. A sessão foi encerrada em todos os navegadores. Entre para continuar.',
  passwordChanged:
    'A nova senha está definida. A sessão foi encerrada em todos os outros navegadores.',
  emailChangeRequested:
    'Enviamos um link para o novo endereço. O antigo continua até o link ser aberto.',
  partyLinkRequested:
    'Se este endereço pertencer ao envio, ele vai receber um link. É válido por 90 dias.',
  contactReceived: 'Obrigado. Recebemos sua mensagem.',
  newsletterRequested:
    'Enviamos um e-mail para este endereço. Confirme a newsletter com o link que ele contém, no prazo de 72 horas.',
  newsletterLeavePage:
    'Cancele a assinatura da newsletter na página para onde este endereço aponta.',
  updatesRequested:
    'Enviamos um e-mail para este endereço. Confirme os avisos com o link que ele contém, no prazo de 72 horas.',
  signedOut: 'Você saiu.',
  sessionsEnded: 'A sessão foi encerrada em todos os navegadores.',
  sessionsAndKeysEnded:
    'A sessão foi encerrada em todos os navegadores e todas as chaves API foram encerradas.',
  keyRevoked: 'A chave não funciona mais.',
  viewingEnded: 'Você não está mais vendo o painel de um cliente.',
  addressRemoved: 'O endereço foi removido.',
  invitationSent: 'O convite foi enviado. É válido por 72 horas.',
  passwordLinkSent:
    'A senha antiga não funciona mais. Um link para definir uma nova está a caminho; é válido por 24 horas.',
  secondFactorReset: 'O segundo fator foi removido. No próximo login será pedido um novo.',
  sessionEnded: 'A sessão neste navegador foi encerrada.',
  mailResent: 'O e-mail foi enviado novamente.',
  addressMailedAgain: 'O endereço volta a receber e-mails.',
} satisfies Catalog<'answers'>;
