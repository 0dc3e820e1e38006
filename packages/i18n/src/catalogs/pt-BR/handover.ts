import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/handover.ts';

export default {
  ...portuguese,
  pickupTitle: 'Um entregador vai até você',
  pickupText: 'No endereço do remetente, hora local.',
  noWindows:
    'No momento não há nenhum horário de coleta livre. Você pode escolher um mais tarde, na página do recibo.',
  planned: 'Um entregador vai fazer a coleta: {day}, das {from} às {until}, hora local.',
  moved: 'O horário que escolheu não estava mais livre; este é o seguinte.',
  noPlace:
    'Nenhum horário de coleta estava livre. Escolha outro dia ou leve o envio a um ponto de entrega.',
  missed:
    'O entregador não coletou o envio: {day}. Escolha outro dia ou leve-o a um ponto de entrega.',
  cancelled:
    'A coleta de {day} está cancelada. Escolha outro dia ou leve o envio a um ponto de entrega.',
  pointClosed:
    'Este ponto não aceita mais encomendas: {name}. Escolha outra forma de nos entregar o envio.',
  ready: 'Imprima a etiqueta, cole-a e tenha o envio pronto neste endereço:',
  at: 'Endereço',
  save: 'Salvar',
  saving: 'Salvando…',
  saveFailed: 'Não foi possível salvar. Tente novamente.',
  saved: 'Salvo. Enviamos a você os detalhes por e-mail.',
  locked:
    'Isto não pode mais ser alterado: o entregador está a caminho, já temos o envio, foi cancelado ou faz parte de outra coleta.',
  pointsEmpty: 'Ainda não há pontos de entrega. Um entregador vai ter com você.',
} satisfies Catalog<'handover'>;
