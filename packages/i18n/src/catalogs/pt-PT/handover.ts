import type { Catalog } from '../../messages.ts';

export default {
  title: 'Entrega do envio à Waypost',
  choose: 'Como nos entrega o envio?',
  pickupTitle: 'Um estafeta vai ter consigo',
  pickupText: 'Na morada do remetente, hora local.',
  dropOffTitle: 'Leva-o a um ponto de entrega',
  dropOffText: 'Com a etiqueta, no horário de abertura.',
  morePoints: 'Mais pontos de entrega',
  later: 'Decidir mais tarde',
  laterText: 'Na página do recibo, a qualquer momento antes da entrega.',
  window: '{day}, das {from} às {until}',
  away: 'a {km} km',
  noWindows:
    'De momento não há nenhum horário de recolha livre. Pode escolher um mais tarde, na página do recibo.',
  planned: 'Um estafeta vai fazer a recolha: {day}, das {from} às {until}, hora local.',
  moved: 'O horário que escolheu já não estava livre; este é o seguinte.',
  waiting:
    'Escolheu: {day}, das {from} às {until}. Guardamos um lugar assim que a reserva estiver paga ou confirmada. Se o horário já estiver cheio, recebe o próximo livre.',
  pointWaiting:
    'Escolheu levá-lo a este ponto: {name}. A etiqueta fica pronta assim que a reserva estiver paga ou confirmada.',
  point: 'Leve-o a este ponto: {name}.',
  noPlace:
    'Nenhum horário de recolha estava livre. Escolha outro dia ou leve o envio a um ponto de entrega.',
  missed:
    'O estafeta não recolheu o envio: {day}. Escolha outro dia ou leve-o a um ponto de entrega.',
  cancelled:
    'A recolha de {day} está cancelada. Escolha outro dia ou leve o envio a um ponto de entrega.',
  pointClosed:
    'Este ponto já não aceita encomendas: {name}. Escolha outra forma de nos entregar o envio.',
  none: 'Ainda não escolheu como nos entrega o envio.',
  ready: 'Imprima a etiqueta, cole-a e tenha o envio pronto nesta morada:',
  bring: 'Imprima a etiqueta e cole-a antes de sair.',
  change: 'Alterar',
  chooseNow: 'Escolher agora',
  changeUntil: 'Pode alterar até: {moment}.',
  hours: 'Horário',
  closedDay: 'Fechado',
  days: '{from} a {until}',
  at: 'Morada',
  save: 'Guardar',
  saving: 'A guardar…',
  saveFailed: 'Não foi possível guardar. Tente novamente.',
  saved: 'Guardado. Enviamos-lhe os detalhes por e-mail.',
  changeMeta: 'Entregar {number} | Waypost',
  locked:
    'Isto já não pode ser alterado: o estafeta está a caminho, já temos o envio, foi cancelado ou faz parte de outra recolha.',
  pointsMeta: 'Pontos de entrega | Waypost',
  pointsTitle: 'Pontos de entrega',
  pointsLead: 'Leve a encomenda, já com etiqueta, a um destes pontos. Até 30 kg.',
  pointsEmpty: 'Ainda não há pontos de entrega. Um estafeta vai ter consigo.',
  pointsQuote: 'Calcular um preço',
} satisfies Catalog<'handover'>;
