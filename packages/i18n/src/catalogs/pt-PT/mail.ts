import type { Catalog } from '../../messages.ts';

/** Mails, block by block: the server makes the plain text and the HTML of the same words. */
export default {
  greeting: 'Olá, {name},',
  signature: 'Waypost',
  /** Under every mail about an account. */
  accountFooter:
    'A Waypost escreve para este endereço porque ele pertence a uma conta ou foi introduzido no site.',

  expectedOn: 'Entrega prevista: {day}',
  expectedBetween: 'Entrega prevista: {earliest} – {latest}',
  expectedBy: 'Entrega prevista até {day}',
  expectedToday: 'Entrega prevista hoje, {day}',
  expectedLate: 'Estava previsto: {day}',
  bookedSubject: 'Reservado: {number}',
  bookedText: 'O seu envio ({from} – {to}) está reservado. O número de seguimento é {number}.',
  bookedDueOnDelivery: 'O estafeta cobra {amount} à porta.',
  bookedOnAccount: 'Valor a crédito: {amount}. Consta do extrato mensal.',
  bookedPaid: 'O valor de {amount} está cativo no seu meio de pagamento e é cobrado agora.',
  bookedTransferred: 'A sua transferência de {amount} chegou.',
  bookedAwaitingTransfer:
    'Transfira {amount} no prazo de 7 dias. A conta e a referência estão no recibo. A etiqueta segue quando o dinheiro chegar.',
  awaitingSubject: 'A aguardar a sua transferência: {number}',
  awaitingHeading: 'Falta um passo: a sua transferência',
  awaitingText: 'O seu envio ({from} – {to}) está registado. O número de seguimento é {number}.',
  transferSubject: 'Pago: {number}',
  transferHeading: 'A sua transferência chegou',
  transferText:
    'Recebemos {amount}. O seu envio ({from} – {to}) está reservado e a etiqueta está pronta a imprimir.',
  labelLink: 'Imprimir a etiqueta',
  bookedReceipt: 'Abrir o recibo',
  trackLink: 'Seguir o envio',
  sender: 'Remetente',

  /** News of a shipment: what happened, then what follows or what to do. */
  'news.picked_up': 'Recolhido',
  'news.picked_up.text': 'O envio foi recolhido e inicia o seu caminho.',
  'news.picked_up.next':
    'Voltamos a escrever quando estiver em trânsito, em distribuição e entregue.',
  'news.in_transit': 'Em trânsito',
  'news.in_transit.text': 'O envio está a avançar na nossa rede.',
  'news.in_transit.next':
    'O próximo e-mail chega quando estiver em distribuição ou quando algo precisar de atenção.',
  'news.out_for_delivery': 'Em distribuição',
  'news.out_for_delivery.text': 'O envio está com o estafeta e deve ser entregue hoje.',
  'news.out_for_delivery.next': 'Convém que esteja alguém na morada para o receber.',
  'news.delivered': 'Entregue',
  'news.delivered.text': 'O envio foi entregue: {city}, {time}.',
  'news.delivered.textWithoutPlace': 'O envio foi entregue: {time}.',
  'news.delivered.next':
    'Se faltar algo ou houver danos, guarde a embalagem e escreva ao apoio ao cliente com o número de seguimento.',
  'news.returning': 'Em devolução',
  'news.returning.text':
    'Não foi possível entregar o envio, que {reader, select, shipper {volta para si} other {volta ao remetente}}.',
  'news.returning.next':
    'Não tem de fazer nada. Para alterar isto, escreva ao apoio ao cliente com o número de seguimento.',
  'news.cancelled': 'Cancelado',
  'news.cancelled.text': 'O envio foi cancelado e não será entregue.',
  'news.cancelled.next': 'Não haverá mais avisos sobre ele.',
  'news.customs_hold': 'Retido na alfândega',
  'news.customs_hold.text':
    'O envio está retido na alfândega. Na maioria dos casos falta um documento, como uma fatura ou um número de importação.',
  'news.customs_hold.next':
    '{reader, select, shipper {Abra o envio e carregue-o: tem {days, plural, one {# dia útil} other {# dias úteis}}.} other {O remetente tem {days, plural, one {# dia útil} other {# dias úteis}} para o enviar.}} O envio avança quando a alfândega o libertar.',
  'news.held': 'Em espera',
  'news.held.text': 'O envio está à espera num dos nossos centros.',
  'news.held.next':
    'Não tem de fazer nada. Se não avançar ao fim de dois dias úteis, escreva ao apoio ao cliente com o número de seguimento.',
  'news.failed_attempt': 'Tentativa de entrega',
  'news.failed_attempt.text': 'O estafeta esteve à porta e não conseguiu entregar o envio.',
  'news.failed_attempt.next':
    'Tentamos de novo no próximo dia útil e guardamos o envio durante 7 dias. Convém que esteja alguém na morada para o receber; se preferir outra solução, escreva ao apoio ao cliente.',
  'news.address': 'A morada não é clara',
  'news.address.text': 'O estafeta não encontrou a morada de entrega.',
  'news.address.next':
    '{reader, select, recipient {Envie-nos a morada completa em {days, plural, one {# dia útil} other {# dias úteis}}: escreva ao apoio ao cliente com o número de seguimento.} other {O destinatário tem {days, plural, one {# dia útil} other {# dias úteis}} para a completar: escreva a morada ao apoio ao cliente com o número de seguimento.}}',
  'news.refused': 'Entrega recusada',
  'news.refused.text': 'O envio não foi aceite à porta.',
  'news.refused.next':
    '{reader, select, shipper {Diga-nos em {days, plural, one {# dia útil} other {# dias úteis}} para onde deve ir; depois, volta para si.} other {O remetente tem {days, plural, one {# dia útil} other {# dias úteis}} para dizer para onde deve ir; depois, o envio é devolvido.}} Se for um engano, escreva ao apoio ao cliente com o número de seguimento.',
  'news.other': 'Requer atenção',
  'news.other.text': 'Algo impede o envio de avançar.',
  'news.other.next':
    'Abra o envio para ver em que ponto está ou escreva ao apoio ao cliente com o número de seguimento.',
  'news.damage': 'O envio está danificado',
  'news.damage.text': 'Encontrámos danos no envio.',
  'news.damage.next':
    'Escreva ao apoio ao cliente com o número de seguimento para combinar o que se segue. Se já o recebeu, guarde a embalagem e tire fotografias.',
  'news.loss': 'Envio não localizado',
  'news.loss.text': 'O envio não está onde devia e estamos à procura dele.',
  'news.loss.next':
    'Para apresentar uma reclamação, escreva ao apoio ao cliente com o número de seguimento.',
  'news.returned': 'Devolvido ao remetente',
  'news.returned.text':
    '{reader, select, shipper {O envio foi-lhe devolvido.} other {O envio foi devolvido ao remetente.}}',
  'news.returned.next':
    '{reader, select, shipper {Para o enviar de novo, faça uma nova reserva.} other {Para que seja enviado de novo, combine uma nova reserva com o remetente.}}',
  newsSubject: '{news}: {number}',
  newsLink: 'Abrir o envio',
  newsShipment: 'Número de seguimento',
  newsRoute: 'Trajeto',
  newsRouteText: '{from} – {to}',
  newsActBy: 'Prazo',
  newsCode: 'Código para o estafeta',
  newsPlace: 'Última localização',
  newsPlaceText: '{city}, {country}',
  newsTime: 'Hora',
  'newsFooter.shipper': 'A Waypost escreve-lhe como remetente deste envio.',
  'newsFooter.recipient':
    'A Waypost escreve para este endereço porque o remetente o indicou como sendo o do destinatário.',
  'newsFooter.follower':
    'A Waypost escreve para este endereço porque para ele foram pedidos avisos sobre este envio.',
  newsLeave: 'Cancelar estes avisos',

  /** Texts: one message of 160 characters with the link after it. */
  'sms.picked_up': 'Waypost: o seu envio foi recolhido.',
  'sms.in_transit': 'Waypost: o seu envio vai a caminho.',
  'sms.out_for_delivery': 'Waypost: o seu envio sai hoje para entrega.',
  'sms.delivered': 'Waypost: o seu envio foi entregue.',
  'sms.returning': 'Waypost: o seu envio volta ao remetente.',
  'sms.cancelled': 'Waypost: o seu envio foi cancelado.',
  'sms.customs_hold': 'Waypost: o seu envio foi retido na aduana. Veja o que falta:',
  'sms.held': 'Waypost: o seu envio aguarda num dos nossos centros.',
  'sms.failed_attempt': 'Waypost: entrega sem sucesso. Vamos tentar de novo.',
  'sms.address': 'Waypost: falta esclarecer a morada do seu envio. Veja o que fazer:',
  'sms.refused': 'Waypost: o seu envio foi recusado à porta.',
  'sms.other': 'Waypost: algo impede o seu envio de seguir. Veja o que fazer:',
  'sms.damage': 'Waypost: o seu envio foi danificado. Veja o que fazer:',
  'sms.loss': 'Waypost: andamos à procura do seu envio.',
  'sms.returned': 'Waypost: o seu envio foi devolvido ao remetente.',

  otherLanguages: 'Outros idiomas',
  followSubject: 'Confirme os avisos sobre {number}',
  followHeading: 'Confirme os avisos',
  followText:
    'Foram pedidos para este endereço, provavelmente por si, avisos sobre o envio Waypost {number}. Confirme uma vez: o link é válido durante 72 horas. Pode cancelar a qualquer momento com o link em cada e-mail.',
  followLink: 'Confirmar os avisos',
  followWarning: 'Se não os pediu, não faça nada e não voltará a ouvir falar deste envio.',
  followFooter:
    'A Waypost escreve para este endereço porque ele foi introduzido numa página de seguimento.',
  followingSubject: 'Já recebe avisos sobre {number}',
  followingHeading: 'Já recebe estes avisos',
  followingText:
    'Foram pedidos para este endereço, provavelmente por si, avisos sobre o envio Waypost {number}. O endereço já os recebe e nada foi alterado.',

  recipientSubject: 'Um envio para si: {number}',
  recipientHeading: 'Um envio para si',
  recipientText:
    'Foi reservado na Waypost um envio para si ({from} – {to}). Escrevemos-lhe quando for recolhido e quando estiver em distribuição.',
  recipientDue: 'O estafeta cobra {amount} à porta.',
  recipientSmallPrint:
    'A Waypost escreve para este endereço porque um remetente o indicou como sendo o do destinatário. Se não espera nada, pode recusar o envio à porta.',

  cancelledSubject: 'Cancelado: {number}',
  cancelledText: 'O seu envio ({from} – {to}) com o número de seguimento {number} está cancelado.',
  cancelledMoney:
    'Não há mais nada a pagar. O que estava cativo é libertado e o que foi pago é devolvido pela via de origem.',

  partyLinkSubject: 'O seu link para o envio {number}',
  partyLinkHeading: 'Veja o envio completo',
  partyLinkText:
    'Foi pedido, provavelmente por si, este link na nossa página de seguimento. Mostra o envio {number} com contactos e comprovativo de entrega e permite escrever-nos sobre ele. É válido durante 90 dias, em qualquer navegador que o abra.',
  partyLinkWarning:
    'Não reencaminhe este e-mail: quem abrir o link vê tudo o que lhe é mostrado a si. Se não o pediu, não faça nada.',

  caseAnswerSubject: 'Tem uma resposta sobre o envio {number}',
  caseAnswerHeading: 'Tem uma resposta',
  caseAnswerText:
    'O nosso apoio ao cliente respondeu-lhe sobre o envio {number}. Abra o link para ler a resposta e voltar a escrever.',
  caseAnswerLink: 'Ler a resposta',

  activationSubject: '{code} ativa a sua reserva Waypost',
  activationHeading: 'Ative a sua reserva',
  activationText:
    'Introduza este código na página da sua reserva. É válido durante uma hora. Depois a etiqueta fica pronta e pode entregar-nos o envio. Cobramos {amount} na entrega.',
  activationLink: 'Abrir a reserva',
  activationSmallPrint:
    'Se não reservou nada, não faça nada: sem o código, a reserva é cancelada ao fim de um dia.',

  codeSubject: '{code} é o seu código Waypost',
  codeHeading: 'O seu código',
  codeText:
    'Introduza este código na página que o pediu. Pode ser usado uma só vez, durante 10 minutos.',
  codeWarning:
    'Nunca pedimos este código por telefone nem por e-mail. Se não o pediu, não faça nada: sem o código, ninguém entra.',

  alreadyRegisteredSubject: 'Já tem uma conta Waypost',
  alreadyRegisteredText:
    'Alguém, provavelmente quem lê este e-mail, tentou usar este endereço para uma conta Waypost. O endereço já tem uma conta e nada nela foi alterado.',
  alreadyRegisteredNext: 'Inicie sessão com a sua palavra-passe ou defina uma nova, se a esqueceu.',
  signInLink: 'Entrar',

  resetSubject: 'Defina uma nova palavra-passe Waypost',
  resetText:
    'Foi pedida, provavelmente por si, uma nova palavra-passe para esta conta. O link pode ser usado uma só vez, durante 30 minutos. Ao definir uma nova palavra-passe, a sessão termina em todos os navegadores.',
  resetLink: 'Definir nova palavra-passe',
  resetWarning: 'Se não a pediu, não faça nada. A sua palavra-passe fica como está.',

  confirmEmailSubject: 'Confirme o seu novo endereço de e-mail',
  confirmEmailText:
    'A conta Waypost {account} pediu para usar este endereço. Para o confirmar, abra o link num navegador com sessão iniciada nessa conta. O link pode ser usado uma só vez, durante 24 horas. Até lá, mantém-se o endereço antigo.',
  confirmEmailLink: 'Confirmar o endereço',
  confirmEmailWarning: 'Se essa conta não é sua, não faça nada. Nada é alterado.',

  emailChangeSubject: 'O seu e-mail na Waypost vai mudar',
  emailChangeText:
    'Foi pedido, provavelmente por si, outro endereço de e-mail para esta conta. A mudança faz-se assim que o novo endereço for confirmado.',
  emailChangeNext:
    'Se não fez este pedido, defina já uma nova palavra-passe: isso anula também a mudança de endereço.',

  keyMadeSubject: 'Nova chave API na sua conta Waypost',
  keyMadeText:
    'Foi criada para a sua conta uma chave que começa por {hint}, {time}. O que permite: {scopes}.',
  webhookFailingSubject: 'O seu webhook está a falhar',
  webhookFailingText:
    'Os eventos para {host} não chegam desde {time}. Continuamos a tentar, cada vez com menos frequência mas pelo menos a cada 15 minutos, e guardamos os eventos durante 30 dias. Quando o problema estiver resolvido, escolha «{button}»: tentamos de imediato e, assim que chegar, enviamos tudo o que espera.',
  webhookOffSubject: 'O seu webhook foi desligado',
  webhookOffText:
    'Já nada chegava a {host}, por isso deixámos de enviar eventos para lá. Volte a ligá-lo quando responder e recupere o que perdeu no prazo de 30 dias.',
  webhookLink: 'Ver os seus webhooks',
  keyMadeNext:
    'Se foi o próprio, não precisa de fazer nada. Se não, revogue a chave e defina já uma nova palavra-passe.',
  keyMadeLink: 'Ver as suas chaves API',
  keyEndingSubject: 'A sua chave API termina a {day}',
  keyEndingText: 'A partir daí, os programas que ainda usarem esta chave são recusados.',
  keyEndingNext:
    'Se ainda precisa dela, crie a tempo uma nova chave que termine mais tarde, coloque-a nos seus programas e revogue esta. «{button}» não basta: a nova chave terminaria na mesma data. Se já não precisa dela, não tem de fazer nada.',
  keyUnusedSubject: 'A sua chave API não é usada há 90 dias',
  keyUnusedText:
    'Uma chave que ninguém usa também pode ser encontrada e usada indevidamente. Se já não precisa dela, revogue-a.',
  keyUnusedNext:
    'Se quiser mantê-la, não tem de fazer nada. Só voltamos a escrever se for usada e depois ficar mais 90 dias sem uso.',
  passwordChangedSubject: 'A sua palavra-passe Waypost foi alterada',
  passwordChangedText: 'A palavra-passe da sua conta foi alterada, {time}.',
  passwordChangedByReset:
    'A sessão foi terminada em todos os navegadores e todas as chaves API terminaram.',
  passwordChangedHere:
    'A sessão foi terminada nos outros navegadores. As suas chaves API continuam a funcionar até as revogar.',
  passwordChangedNext: 'Se não foi o próprio, defina já uma nova palavra-passe.',
  newSignInSubject: 'Novo início de sessão na sua conta Waypost',
  newSignInText:
    'A sua conta foi usada num navegador que ainda não conhecíamos: {browser}, {time}.',
  newSignInNext:
    'Se o reconhece, não tem de fazer nada. Se não, defina já uma nova palavra-passe: isso termina a sessão em todos os navegadores.',

  pickupScheduledSubject: 'Recolha agendada: {number}',
  pickupRescheduledSubject: 'Recolha reagendada: {number}',
  pickupScheduledText:
    'Um estafeta vai fazer a recolha: {day}, das {from} às {until}, hora local. Morada: {address}. Tenha tudo embalado e etiquetado.',
  'pickupRepeats.DAILY': 'Repete-se todos os dias úteis, até lhe pôr fim.',
  'pickupRepeats.WEEKLY':
    'Repete-se todas as semanas, até lhe pôr fim. Se uma data calhar num feriado, não há recolha nesse dia.',
  'pickupRepeats.BIWEEKLY':
    'Repete-se de duas em duas semanas, até lhe pôr fim. Se uma data calhar num feriado, não há recolha nesse dia.',
  pickupChangeUntil: 'Pode reagendá-la ou cancelá-la até {lastMoment}.',
  pickupCancelledSubject: 'Recolha cancelada: {number}',
  pickupCancelledText:
    'A recolha de {day}, das {from} às {until}, está cancelada. Não passa nenhum estafeta. Morada: {address}.',
  pickupNoPlaceSubject: 'Sem estafeta livre: recolha {number}',
  pickupNoPlaceText:
    'Todas as vagas de {day}, das {from} às {until}, estão ocupadas, por isso nesse dia não passa nenhum estafeta. Morada: {address}. As outras datas da sua recolha periódica mantêm-se.',
  pickupNoPlaceNext: 'Pode escolher outra hora para esta data no seu painel.',
  pickupMissedSubject: 'Recolha não efetuada: {number}',
  pickupMissedText:
    'Na recolha de {day}, das {from} às {until}, o nosso estafeta não recolheu nada. Morada: {address}. Se o erro foi nosso, pedimos desculpa.',
  pickupMissedNext:
    'Peça outra recolha no seu painel. Os envios que tinha escolhido para esta podem ser escolhidos de novo.',
  pickupRuleEndedSubject: 'A sua recolha periódica terminou',
  pickupRuleEndedText:
    'A recolha periódica das {from} às {until} terminou. Morada: {address}. As datas estão canceladas, exceto aquelas para as quais já há um estafeta a caminho.',
  handoverSubject: 'Como nos entrega {number}',
  handoverPickup:
    'Um estafeta vai fazer a recolha: {day}, das {from} às {until}, hora local, na sua morada. Tenha o envio embalado e etiquetado.',
  handoverMoved: 'O horário que escolheu já não estava livre; este é o seguinte.',
  handoverWaiting:
    'Escolheu uma recolha: {day}, das {from} às {until}. Guardamos um lugar assim que a reserva estiver paga ou confirmada.',
  handoverPoint: 'Leve o envio, já com etiqueta, a este ponto: {point}.',
  handoverPointWaiting:
    'Escolheu levá-lo a este ponto: {point}. A etiqueta fica pronta assim que a reserva estiver paga ou confirmada.',
  handoverNoPlace:
    'Nenhum horário de recolha estava livre. Escolha outro dia ou leve o envio a um ponto de entrega.',
  handoverMissed:
    'O estafeta não recolheu o envio: {day}. Escolha outro dia ou leve-o a um ponto de entrega.',
  handoverCancelled:
    'A recolha de {day} está cancelada. Escolha outro dia ou leve o envio a um ponto de entrega.',
  handoverPointClosed:
    'Este ponto já não aceita encomendas: {point}. Escolha outra forma de nos entregar o envio.',
  handoverNone:
    'Ainda não escolheu como nos entrega o envio: com uma recolha ou num ponto de entrega perto de si. Pode fazê-lo na página do recibo.',
  handoverLink: 'Alterar a entrega',
  pickupLink: 'Abrir as suas recolhas',
  statementSubject: 'O seu extrato Waypost de {month}',
  statementHeading: 'O seu extrato de {month}',
  statementText: 'O seu extrato de {month} está pronto. O total é de {amount}.',
  statementOpen: 'Valor em aberto: {amount}, a pagar até {day}.',
  'reminderSubject.1': 'Lembrete: o seu extrato Waypost de {month}',
  'reminderSubject.2': 'Segundo lembrete: o seu extrato Waypost de {month}',
  'reminderSubject.3': 'Último lembrete: o seu extrato Waypost de {month}',
  reminderHeading: 'O seu extrato de {month} está vencido',
  'reminderText.1': 'Ainda não recebemos {amount} do seu extrato de {month}, a pagar até {day}.',
  'reminderText.2':
    'Continua em aberto o valor de {amount} do seu extrato de {month}, a pagar até {day}. Pague-o no prazo de 7 dias.',
  'reminderText.3':
    'Continua em aberto o valor de {amount} do seu extrato de {month}, a pagar até {day}. Este é o nosso último lembrete. Pague agora ou escreva-nos se algo não estiver certo.',
  reminderTransfer: 'Transfira {amount} para a conta {account} e indique a referência {number}.',
  reminderCrossed: 'Se pagou nos últimos dias, não precisa de fazer nada.',
  statementPaid: 'Não há nada por pagar.',
  statementLink: 'Ver o extrato e a fatura',

  newsletterSubject: 'Confirme a newsletter da Waypost',
  newsletterText:
    'Foi pedida para este endereço, provavelmente por si, a nossa newsletter. Confirme uma vez: o link é válido durante 72 horas. Pode cancelar a subscrição a qualquer momento com o link em cada edição.',
  newsletterLink: 'Confirmar a newsletter',
  newsletterWarning: 'Se não a pediu, não faça nada e não voltará a ouvir falar dela.',
  newsletterOnSubject: 'Já recebe a newsletter da Waypost',
  newsletterOnText:
    'Foi pedida para este endereço, provavelmente por si, a nossa newsletter. O endereço já está na lista e nada foi alterado.',
  newsletterFooter:
    'A Waypost escreve para este endereço porque ele foi introduzido para receber a nossa newsletter.',
  newsletterLeave: 'Cancelar a subscrição',

  /** To our own inbox. */
  contactSubject: '{reference}: {topic}',
  'contactTopic.support': 'Mensagem para o apoio ao cliente',
  'contactTopic.sales': 'Mensagem para as vendas',
  'contactTopic.partnerships': 'Mensagem para as parcerias',
  contactFrom:
    'De {name}, {email}. O endereço foi digitado e ninguém provou que pertence a essa pessoa.',
  contactReference: 'O remetente conhece esta mensagem como {reference}.',
  contactFooter:
    'Escrita no formulário de contacto. Uma resposta a este e-mail vai para o endereço acima.',

  contactReplyName: 'Waypost',
  contactAnswerSubject: 'A nossa resposta à sua mensagem {reference}',
  contactAnswerHeading: 'A nossa resposta à sua mensagem',
  contactAnswerFooter:
    'Alguém, provavelmente quem lê este e-mail, escreveu-nos no formulário de contacto com este endereço. A sua mensagem é a {reference}. Responda a este e-mail se houver mais a dizer.',

  invitationSubject: 'Convite para a consola da Waypost',
  invitationText:
    'Recebeu de um colega um convite para trabalhar na consola da Waypost. Abra o link, escolha uma palavra-passe e configure um segundo fator. O link pode ser usado uma só vez, durante 72 horas, apenas com este endereço.',
  invitationLink: 'Aceitar o convite',
  invitationWarning: 'Se não esperava este convite, avise os seus colegas e não abra o link.',
  statusNowSubject: '{status}: envio {number}',
  statusNowText: 'O estado do seu envio {number} é: {status}.',
  contactReceivedSubject: 'Recebemos a sua mensagem {reference}',
  contactReceivedText:
    'A nossa equipa lê-a e responde para este endereço de segunda a sexta, 09:00–18:00, hora de Bruxelas.',
  contactReceivedFooter:
    'Alguém, provavelmente quem lê este e-mail, escreveu-nos no formulário de contacto com este endereço. A sua mensagem é a {reference}. Responda a este e-mail se houver mais a dizer.',
} satisfies Catalog<'mail'>;
