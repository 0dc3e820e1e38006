import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/mail.ts';

export default {
  ...portuguese,
  accountFooter:
    'A Waypost escreve para este endereço porque ele pertence a uma conta ou foi digitado no site.',
  bookedText: 'Seu envio ({from} – {to}) está reservado. O número de rastreamento é {number}.',
  bookedDueOnDelivery: 'O entregador cobra {amount} na porta.',
  bookedOnAccount:
    'O valor de {amount} foi lançado na sua conta. O extrato mensal traz a cobrança.',
  bookedPaid: 'O valor de {amount} está reservado no seu meio de pagamento e é cobrado agora.',
  trackLink: 'Rastrear o envio',
  'news.picked_up': 'Coletado',
  'news.picked_up.text': 'O envio foi coletado e começa sua viagem.',
  'news.picked_up.next':
    'Voltamos a escrever quando estiver em trânsito, em rota de entrega e entregue.',
  'news.in_transit.text': 'O envio está avançando na nossa rede.',
  'news.in_transit.next':
    'O próximo e-mail chega quando estiver em rota de entrega ou quando algo precisar de atenção.',
  'news.out_for_delivery': 'Saiu para entrega',
  'news.out_for_delivery.text': 'O envio está com o entregador e deve ser entregue hoje.',
  'news.out_for_delivery.next': 'É bom que haja alguém no endereço para recebê-lo.',
  'news.delivered.next':
    'Se faltar algo ou houver danos, guarde a embalagem e escreva ao atendimento ao cliente com o número de rastreamento.',
  'news.returning.next':
    'Você não precisa fazer nada. Para mudar isso, escreva ao atendimento ao cliente com o número de rastreamento.',
  'news.customs_hold.next':
    '{reader, select, shipper {Abra o envio e mande o documento: você tem {days, plural, one {# dia útil} other {# dias úteis}}.} other {O remetente tem {days, plural, one {# dia útil} other {# dias úteis}} para enviar.}} O envio avança quando a alfândega liberar.',
  'news.held.text': 'O envio está aguardando em um dos nossos centros.',
  'news.held.next':
    'Você não precisa fazer nada. Se não avançar depois de dois dias úteis, escreva ao atendimento ao cliente com o número de rastreamento.',
  'news.failed_attempt.text': 'O entregador esteve na porta e não conseguiu entregar o envio.',
  'news.failed_attempt.next':
    'Tentamos de novo no próximo dia útil e guardamos o envio por 7 dias. É bom que haja alguém no endereço para recebê-lo; se preferir outra solução, escreva ao atendimento ao cliente.',
  'news.address': 'O endereço não está claro',
  'news.address.text': 'O entregador não encontrou o endereço de entrega.',
  'news.address.next':
    '{reader, select, recipient {Envie-nos o endereço completo em {days, plural, one {# dia útil} other {# dias úteis}}: escreva para o suporte com o número de rastreamento.} other {O destinatário tem {days, plural, one {# dia útil} other {# dias úteis}} para completá-lo: escreva o endereço ao suporte com o número de rastreamento.}}',
  'news.refused.text': 'O envio não foi aceito na porta.',
  'news.refused.next':
    '{reader, select, shipper {Diga-nos em {days, plural, one {# dia útil} other {# dias úteis}} para onde deve ir; depois, volta para você.} other {O remetente tem {days, plural, one {# dia útil} other {# dias úteis}} para dizer para onde deve ir; depois, o envio é devolvido.}} Se for um engano, escreva para o suporte com o número de rastreamento.',
  'news.other.next':
    'Abra o envio para ver em que ponto está ou escreva ao atendimento ao cliente com o número de rastreamento.',
  'news.damage.text': 'Encontramos danos no envio.',
  'news.damage.next':
    'Escreva ao atendimento ao cliente com o número de rastreamento para combinar os próximos passos. Se você já o recebeu, guarde a embalagem e tire fotos.',
  'news.loss.text': 'O envio não está onde deveria e estamos procurando por ele.',
  'news.loss.next':
    'Para apresentar uma reclamação, escreva ao atendimento ao cliente com o número de rastreamento.',
  'news.returned.text':
    '{reader, select, shipper {O envio foi devolvido para você.} other {O envio foi devolvido ao remetente.}}',
  newsShipment: 'Número de rastreamento',
  'sms.picked_up': 'Waypost: seu envio foi coletado.',
  'sms.in_transit': 'Waypost: seu envio segue a caminho.',
  'sms.out_for_delivery': 'Waypost: seu envio sai hoje para entrega.',
  'sms.delivered': 'Waypost: seu envio foi entregue.',
  'sms.returning': 'Waypost: seu envio volta ao remetente.',
  'sms.cancelled': 'Waypost: seu envio foi cancelado.',
  'sms.customs_hold': 'Waypost: seu envio foi retido na aduana. Veja o que falta:',
  'sms.held': 'Waypost: seu envio aguarda em um dos nossos centros.',
  'sms.address': 'Waypost: falta corrigir os dados de entrega do envio. Veja o que fazer:',
  'sms.refused': 'Waypost: seu envio foi recusado na porta.',
  'sms.other': 'Waypost: algo impede seu envio de seguir. Veja o que fazer:',
  'sms.damage': 'Waypost: seu envio foi danificado. Veja o que fazer:',
  'sms.loss': 'Waypost: estamos procurando seu envio.',
  'sms.returned': 'Waypost: seu envio foi devolvido ao remetente.',
  followText:
    'Alguém, provavelmente você, pediu avisos sobre o envio Waypost {number} para este endereço. Confirme uma vez: o link é válido por 72 horas. Você pode cancelar a qualquer momento com o link em cada e-mail.',
  followWarning: 'Se você não pediu, não faça nada e não receberá mais nada sobre este envio.',
  followFooter:
    'A Waypost escreve para este endereço porque ele foi digitado em uma página de rastreamento.',
  followingSubject: 'Você já recebe avisos sobre {number}',
  followingHeading: 'Você já recebe estes avisos',
  followingText:
    'Alguém, provavelmente você, pediu avisos sobre o envio Waypost {number} para este endereço. O endereço já os recebe e nada foi alterado.',
  recipientSubject: 'Um envio para você: {number}',
  recipientHeading: 'Um envio para você',
  recipientText:
    'Foi reservado na Waypost um envio para você ({from} – {to}). Escreveremos quando for coletado e quando estiver em rota de entrega.',
  recipientDue: 'O entregador cobra {amount} na porta.',
  recipientSmallPrint:
    'A Waypost escreve para este endereço porque um remetente o indicou como o do destinatário. Se você não espera nada, pode recusar o envio na porta.',
  cancelledText: 'Seu envio ({from} – {to}) com o número de rastreamento {number} está cancelado.',
  cancelledMoney:
    'Não há mais nada a pagar. O que estava reservado é liberado e o que foi pago é devolvido pela mesma via.',
  partyLinkSubject: 'Seu link para o envio {number}',
  partyLinkText:
    'Alguém, provavelmente você, pediu este link na nossa página de rastreamento. Ele mostra o envio {number} com contatos e comprovante de entrega e permite escrever para nós sobre ele. É válido por 90 dias, em qualquer navegador que o abra.',
  partyLinkWarning:
    'Não encaminhe este e-mail: quem abrir o link vê tudo o que é mostrado a você. Se você não pediu, não faça nada.',
  caseAnswerSubject: 'Você tem uma resposta sobre o envio {number}',
  caseAnswerHeading: 'Você tem uma resposta',
  caseAnswerText:
    'Nosso atendimento ao cliente respondeu a você sobre o envio {number}. Abra o link para ler a resposta e voltar a escrever.',
  activationSubject: '{code} ativa sua reserva Waypost',
  activationHeading: 'Ative sua reserva',
  activationText:
    'Digite este código na página da sua reserva. Ele vale por uma hora. Depois a etiqueta fica pronta e você pode nos entregar o envio. Cobramos {amount} na entrega.',
  activationSmallPrint:
    'Se você não reservou nada, não faça nada: sem o código, a reserva é cancelada depois de um dia.',
  codeSubject: '{code} é seu código Waypost',
  codeHeading: 'Seu código',
  codeText: 'Digite este código na página que o pediu. Pode ser usado uma só vez, por 10 minutos.',
  codeWarning:
    'Nunca pedimos este código por telefone nem por e-mail. Se você não o pediu, não faça nada: sem o código, ninguém entra.',
  alreadyRegisteredSubject: 'Você já tem uma conta Waypost',
  alreadyRegisteredNext: 'Entre com sua senha ou defina uma nova, se você a esqueceu.',
  resetSubject: 'Defina uma nova senha Waypost',
  resetText:
    'Alguém, provavelmente você, pediu uma nova senha para esta conta. O link pode ser usado uma só vez, por 30 minutos. Ao definir uma nova senha, a sessão é encerrada em todos os navegadores.',
  resetLink: 'Definir nova senha',
  resetWarning: 'Se você não a pediu, não faça nada. Sua senha fica como está.',
  confirmEmailSubject: 'Confirme seu novo endereço de e-mail',
  confirmEmailText:
    'A conta Waypost {account} pediu para usar este endereço. Para confirmá-lo, abra o link em um navegador conectado a essa conta. O link pode ser usado uma só vez, por 24 horas. Até lá, vale o endereço antigo.',
  emailChangeSubject: 'Seu e-mail na Waypost vai mudar',
  emailChangeText:
    'Alguém, provavelmente você, pediu outro endereço de e-mail para esta conta. A mudança é feita assim que o novo endereço for confirmado.',
  emailChangeNext:
    'Se você não fez este pedido, defina já uma nova senha: isso também cancela a mudança de endereço.',
  webhookFailingSubject: 'Seu webhook está falhando',
  webhookFailingText:
    'Os eventos para {host} não chegam desde {time}. Continuamos tentando, cada vez com menos frequência, mas pelo menos a cada 15 minutos, e guardamos os eventos por 30 dias. Quando o problema estiver resolvido, escolha “{button}”: tentamos na hora e, assim que chegar, enviamos tudo o que está esperando.',
  webhookOffSubject: 'Seu webhook foi desligado',
  webhookOffText:
    'Nada mais chegava a {host}, então paramos de enviar eventos para lá. Ligue-o de novo quando responder e recupere o que perdeu em até 30 dias.',
  webhookLink: 'Ver seus webhooks',
  keyMadeNext:
    'Se foi você, não precisa fazer nada. Se não, revogue a chave e defina já uma nova senha.',
  keyMadeLink: 'Ver suas chaves API',
  keyEndingSubject: 'Sua chave API expira em {day}',
  keyEndingText: 'A partir daí, os programas que ainda usarem esta chave serão recusados.',
  keyEndingNext:
    'Se você ainda precisa dela, crie a tempo uma nova chave que expire mais tarde, coloque-a em seus programas e revogue esta. “{button}” não basta: a nova chave expiraria na mesma data. Se não precisa mais dela, não precisa fazer nada.',
  keyUnusedSubject: 'Sua chave API não é usada há 90 dias',
  keyUnusedText:
    'Uma chave que ninguém usa também pode ser encontrada e usada indevidamente. Se não precisa mais dela, revogue-a.',
  keyUnusedNext:
    'Se quiser mantê-la, não precisa fazer nada. Só voltamos a escrever se ela for usada e depois ficar mais 90 dias sem uso.',
  passwordChangedSubject: 'Sua senha Waypost foi alterada',
  passwordChangedText: 'A senha da sua conta foi alterada, {time}.',
  passwordChangedByReset:
    'A sessão foi encerrada em todos os navegadores e todas as chaves API foram encerradas.',
  passwordChangedHere:
    'A sessão foi encerrada nos outros navegadores. Suas chaves API continuam funcionando até você revogá-las.',
  passwordChangedNext: 'Se não foi você, defina já uma nova senha.',
  newSignInSubject: 'Novo login na sua conta Waypost',
  newSignInText:
    'Sua conta foi usada em um navegador que ainda não conhecíamos: {browser}, {time}.',
  newSignInNext:
    'Se você o reconhece, não precisa fazer nada. Se não, defina já uma nova senha: isso encerra a sessão em todos os navegadores.',
  pickupScheduledSubject: 'Coleta agendada: {number}',
  pickupRescheduledSubject: 'Coleta reagendada: {number}',
  pickupScheduledText:
    'Um entregador vai fazer a coleta: {day}, das {from} às {until}, hora local. Endereço: {address}. Tenha tudo embalado e etiquetado.',
  'pickupRepeats.DAILY': 'Repete todos os dias úteis, até você encerrar.',
  'pickupRepeats.WEEKLY':
    'Repete todas as semanas, até você encerrar. Se uma data cair em um feriado, não há coleta nesse dia.',
  'pickupRepeats.BIWEEKLY':
    'Repete a cada duas semanas, até você encerrar. Se uma data cair em um feriado, não há coleta nesse dia.',
  pickupChangeUntil: 'Você pode reagendá-la ou cancelá-la até {lastMoment}.',
  pickupCancelledSubject: 'Coleta cancelada: {number}',
  pickupCancelledText:
    'A coleta de {day}, das {from} às {until}, está cancelada. Nenhum entregador passará. Endereço: {address}.',
  pickupNoPlaceSubject: 'Sem entregador livre: coleta {number}',
  pickupNoPlaceText:
    'Todas as vagas de {day}, das {from} às {until}, estão ocupadas, por isso nesse dia nenhum entregador passará. Endereço: {address}. As outras datas da sua coleta periódica continuam.',
  pickupNoPlaceNext: 'Você pode escolher outro horário para esta data no seu painel.',
  pickupMissedSubject: 'Coleta não realizada: {number}',
  pickupMissedText:
    'Na coleta de {day}, das {from} às {until}, nosso entregador não coletou nada. Endereço: {address}. Se o erro foi nosso, pedimos desculpas.',
  pickupMissedNext:
    'Peça outra coleta no seu painel. Os envios que você tinha escolhido para esta podem ser escolhidos de novo.',
  pickupRuleEndedSubject: 'Sua coleta periódica foi encerrada',
  pickupRuleEndedText:
    'A coleta periódica das {from} às {until} foi encerrada. Endereço: {address}. As datas estão canceladas, exceto aquelas para as quais já há um entregador a caminho.',
  handoverPickup:
    'Um entregador vai fazer a coleta: {day}, das {from} às {until}, hora local, no seu endereço. Tenha o envio embalado e etiquetado.',
  handoverMoved: 'O horário que você escolheu não estava mais livre; este é o próximo.',
  handoverWaiting:
    'Você escolheu uma coleta: {day}, das {from} às {until}. Guardamos uma vaga assim que a reserva estiver paga ou confirmada.',
  handoverNoPlace:
    'Nenhum horário de coleta estava livre. Escolha outro dia ou leve o envio a um ponto de postagem.',
  handoverMissed:
    'O entregador não coletou o envio: {day}. Escolha outro dia ou leve-o a um ponto de postagem.',
  handoverCancelled:
    'A coleta de {day} está cancelada. Escolha outro dia ou leve o envio a um ponto de postagem.',
  handoverPointClosed:
    'Este ponto não aceita mais encomendas: {point}. Escolha outra forma de nos entregar o envio.',
  handoverNone:
    'Você ainda não escolheu como nos entregar o envio: com uma coleta ou em um ponto de postagem perto de você. Você pode fazer isso na página do recibo.',
  pickupLink: 'Abrir suas coletas',
  statementSubject: 'Seu extrato Waypost de {month}',
  statementHeading: 'Seu extrato de {month}',
  statementText: 'Seu extrato de {month} está pronto. O total é de {amount}.',
  newsletterText:
    'Alguém, provavelmente você, pediu nossa newsletter para este endereço. Confirme uma vez: o link é válido por 72 horas. Você pode cancelar a assinatura a qualquer momento com o link em cada edição.',
  newsletterWarning: 'Se você não pediu, não faça nada e não receberá mais nada sobre ela.',
  newsletterOnSubject: 'Você já recebe a newsletter da Waypost',
  newsletterOnText:
    'Alguém, provavelmente você, pediu nossa newsletter para este endereço. O endereço já está na lista e nada foi alterado.',
  newsletterFooter:
    'A Waypost escreve para este endereço porque ele foi digitado para receber nossa newsletter.',
  newsletterLeave: 'Cancelar a assinatura',
  'contactTopic.support': 'Mensagem para o atendimento ao cliente',
  contactFooter:
    'Escrita no formulário de contato. Uma resposta a este e-mail vai para o endereço acima.',
  contactAnswerSubject: 'Nossa resposta à sua mensagem {reference}',
  contactAnswerHeading: 'Nossa resposta à sua mensagem',
  contactAnswerFooter:
    'Alguém, provavelmente você, escreveu para nós no formulário de contato com este endereço. Sua mensagem é a {reference}. Responda a este e-mail se houver mais a dizer.',
  invitationSubject: 'Convite para o console da Waypost',
  invitationText:
    'Você recebeu de um colega um convite para trabalhar no console da Waypost. Abra o link, escolha uma senha e configure um segundo fator. O link pode ser usado uma só vez, por 72 horas, apenas com este endereço.',
  invitationWarning: 'Se você não esperava este convite, avise seus colegas e não abra o link.',
  statusNowText: 'O status do seu envio {number} é: {status}.',
  transferHeading: 'Sua transferência chegou',
  transferText:
    'Recebemos {amount}. Seu envio ({from} – {to}) está reservado e a etiqueta está pronta para imprimir.',
  awaitingSubject: 'Aguardando sua transferência: {number}',
  awaitingHeading: 'Falta um passo: sua transferência',
  awaitingText: 'Seu envio ({from} – {to}) está registrado. O número de rastreamento é {number}.',
  'newsFooter.shipper': 'A Waypost escreve para você como remetente deste envio.',
  'news.returning.text':
    'Não foi possível entregar o envio, que {reader, select, shipper {volta para você} other {volta ao remetente}}.',
  'news.returned.next':
    '{reader, select, shipper {Para enviar de novo, faça uma nova reserva.} other {Para que seja enviado de novo, combine uma nova reserva com o remetente.}}',
  bookedTransferred: 'Sua transferência de {amount} chegou.',
  contactReceivedSubject: 'Recebemos sua mensagem {reference}',
  contactReceivedText:
    'Nossa equipe lê a mensagem e responde para este endereço de segunda a sexta, 09:00–18:00, hora de Bruxelas.',
  bookedAwaitingTransfer:
    'Transfira {amount} no prazo de 7 dias. A conta e a referência estão no recibo. A etiqueta é liberada quando o dinheiro chegar.',
  'newsFooter.recipient':
    'A Waypost escreve para este endereço porque o remetente o indicou como o do destinatário.',
  'newsFooter.follower':
    'A Waypost escreve para este endereço porque avisos sobre este envio foram pedidos para ele.',
  alreadyRegisteredText:
    'Alguém, provavelmente você, tentou usar este endereço para uma conta Waypost. O endereço já tem uma conta e nada nela foi alterado.',
  keyMadeText:
    'Uma chave que começa com {hint} foi criada para sua conta, {time}. O que permite: {scopes}.',
  handoverSubject: 'Como nos entregar {number}',
  handoverPointWaiting:
    'Você escolheu levar o envio a este ponto: {point}. A etiqueta fica pronta assim que a reserva estiver paga ou confirmada.',
  'reminderSubject.1': 'Lembrete: seu extrato Waypost de {month}',
  'reminderSubject.2': 'Segundo lembrete: seu extrato Waypost de {month}',
  'reminderSubject.3': 'Último lembrete: seu extrato Waypost de {month}',
  reminderHeading: 'Seu extrato de {month} está vencido',
  'reminderText.1':
    'Ainda não recebemos {amount} do seu extrato de {month}, com vencimento em {day}.',
  'reminderText.2':
    'Continua em aberto o valor de {amount} do seu extrato de {month}, com vencimento em {day}. Pague em até 7 dias.',
  'reminderText.3':
    'Continua em aberto o valor de {amount} do seu extrato de {month}, com vencimento em {day}. Este é o nosso último lembrete. Pague agora ou escreva para nós se algo estiver errado.',
  reminderTransfer: 'Transfira {amount} para a conta {account} e informe a referência {number}.',
  reminderCrossed: 'Se você pagou nos últimos dias, não precisa fazer nada.',
  statementPaid: 'Não há nada a pagar.',
  'contactTopic.sales': 'Mensagem para vendas',
  'contactTopic.partnerships': 'Mensagem para parcerias',
  contactReceivedFooter:
    'Alguém, provavelmente você, escreveu para nós no formulário de contato com este endereço. Sua mensagem é a {reference}. Responda a este e-mail se houver mais a dizer.',
  newsCode: 'Código para o entregador',
} satisfies Catalog<'mail'>;
