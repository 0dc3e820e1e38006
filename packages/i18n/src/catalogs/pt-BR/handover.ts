import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/handover.ts';

export default {
  ...portuguese,
  pickupTitle: 'Um entregador vai até você',
  pickupText: 'No endereço do remetente, hora local.',
  noWindows:
    'No momento não há nenhum horário de coleta livre. Você pode escolher um mais tarde, na página do recibo.',
  planned: 'Um entregador vai fazer a coleta: {day}, das {from} às {until}, hora local.',
  moved: 'O horário que você escolheu não estava mais livre; este é o próximo.',
  noPlace:
    'Nenhum horário de coleta estava livre. Escolha outro dia ou leve o envio a um ponto de postagem.',
  missed:
    'O entregador não coletou o envio: {day}. Escolha outro dia ou leve-o a um ponto de postagem.',
  cancelled:
    'A coleta de {day} está cancelada. Escolha outro dia ou leve o envio a um ponto de postagem.',
  pointClosed:
    'Este ponto não aceita mais encomendas: {name}. Escolha outra forma de nos entregar o envio.',
  ready: 'Imprima a etiqueta, cole-a e tenha o envio pronto neste endereço:',
  at: 'Endereço',
  save: 'Salvar',
  saving: 'Salvando…',
  saveFailed: 'Não foi possível salvar. Tente novamente.',
  saved: 'Salvo. Enviamos os detalhes para você por e-mail.',
  locked:
    'Isto não pode mais ser alterado: o entregador está a caminho, já temos o envio, foi cancelado ou faz parte de outra coleta.',
  pointsEmpty: 'Ainda não há pontos de postagem. Um entregador vai até você.',
  dropOffTitle: 'Você leva a um ponto de postagem',
  pointsMeta: 'Pontos de postagem | Waypost',
  pointsTitle: 'Pontos de postagem',
  choose: 'Como você vai nos entregar o envio?',
  dropOffText: 'Com a etiqueta, no horário de funcionamento.',
  waiting:
    'Você escolheu: {day}, das {from} às {until}. Guardamos uma vaga assim que a reserva estiver paga ou confirmada. Se o horário já estiver cheio, você recebe o próximo livre.',
  pointWaiting:
    'Você escolheu levar o envio a este ponto: {name}. A etiqueta fica pronta assim que a reserva estiver paga ou confirmada.',
  point: 'Leve o envio a este ponto: {name}.',
  none: 'Você ainda não escolheu como nos entregar o envio.',
  changeUntil: 'Você pode alterar até: {moment}.',
  hours: 'Horário de funcionamento',
  morePoints: 'Mais pontos de postagem',
} satisfies Catalog<'handover'>;
