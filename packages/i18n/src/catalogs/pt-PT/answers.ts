import type { Catalog } from '../../messages.ts';

/** What the api says when something went well. */
export default {
  codeSent: 'Enviámos um código de 6 dígitos para o seu e-mail. Introduza-o abaixo para concluir.',
  codeResent: 'Enviámos um novo código.',
  resetRequested:
    'Se este endereço tiver uma conta, vai receber um link para definir uma nova palavra-passe. É válido durante 30 minutos.',
  passwordReset:
    'A nova palavra-passe está definida. A sessão foi terminada em todos os navegadores. Inicie sessão para continuar.',
  passwordChanged:
    'A nova palavra-passe está definida. A sessão foi terminada em todos os outros navegadores.',
  emailChangeRequested:
    'Enviámos um link para o novo endereço. O antigo mantém-se até o link ser aberto.',
  emailConfirmed: 'O novo endereço de e-mail está confirmado.',
  partyLinkRequested:
    'Se este endereço pertencer ao envio, vai receber um link. É válido durante 90 dias.',
  contactReceived: 'Obrigado. Recebemos a sua mensagem.',
  newsletterRequested:
    'Enviámos um e-mail para este endereço. Confirme a newsletter com o link que ele contém, no prazo de 72 horas.',
  newsletterConfirmed: 'A newsletter está confirmada.',
  newsletterLeft: 'Este endereço não recebe mais newsletters.',
  newsletterLeavePage:
    'Cancele a subscrição da newsletter na página para onde este endereço aponta.',
  updatesRequested:
    'Enviámos um e-mail para este endereço. Confirme os avisos com o link que ele contém, no prazo de 72 horas.',
  updatesConfirmed: 'Os avisos estão confirmados. O próximo chega quando o envio avançar.',
  updatesLeft: 'Este endereço não recebe mais avisos sobre este envio.',
  updatesLeftAll: 'Este endereço não recebe mais avisos sobre nenhum envio.',
  emailLanguageChosen: 'Os próximos e-mails para este endereço serão no idioma escolhido.',
  updatesLeavePage: 'Cancele os avisos na página para onde este endereço aponta.',
  signedOut: 'Terminou a sessão.',
  sessionEnded: 'A sessão neste navegador foi terminada.',
  sessionsEnded: 'A sessão foi terminada em todos os navegadores.',
  shipmentCancelled: 'O envio foi cancelado.',
  sessionsAndKeysEnded:
    'A sessão foi terminada em todos os navegadores e todas as chaves API terminaram.',
  webhookRemoved: 'O webhook foi removido.',
  keyRevoked: 'A chave deixou de funcionar.',
  viewingEnded: 'Já não está a ver o painel de um cliente.',
  addressRemoved: 'A morada foi removida.',
  cardRemoved: 'O cartão foi removido.',
  accountErased: 'A conta foi apagada.',
  invitationSent: 'O convite foi enviado. É válido durante 72 horas.',
  passwordLinkSent:
    'A palavra-passe antiga já não funciona. Um link para definir uma nova vai a caminho; é válido durante 24 horas.',
  mailResent: 'O e-mail foi enviado outra vez.',
  addressMailedAgain: 'O endereço volta a receber e-mails.',
  secondFactorReset:
    'O segundo fator foi removido. No próximo início de sessão será pedido um novo.',
  templateRemoved: 'Modelo removido.',
} satisfies Catalog<'answers'>;
