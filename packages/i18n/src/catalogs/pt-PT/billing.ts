import type { Catalog } from '../../messages.ts';

/** The checkout page, and what became of a try to book. */
export default {
  metaTitle: 'Confirmar e reservar | Waypost',
  title: 'Confirmar e reservar',
  backToQuote: 'Voltar à cotação',
  track: 'Seguir',
  shipmentTitle: 'Envio',
  changeQuote: 'Alterar',
  chargesTitle: 'Encargos',
  confirm: 'Confirmar e reservar',
  confirming: 'A reservar',
  cancel: 'Cancelar',
  confirmNote: 'Mesmo que confirme duas vezes, só há uma reserva.',
  validUntil: 'Preço garantido até: {time}.',
  expired: 'Esta cotação já não é válida.',
  expiredText:
    'Um preço é mantido durante 30 minutos. Um novo demora um instante, e não perde nada do que introduziu.',
  newPrice: 'Obter novo preço',
  newPriceFailed: 'Não foi possível calcular um novo preço. Tente de novo.',
  timedOut: 'O pedido demorou demasiado. Tente de novo.',
  timedOutText:
    'A sua reserva pode já ter sido feita. Tentar de novo repete a mesma reserva e nunca cria uma segunda.',
  failed: 'Não foi possível criar o envio. Tente de novo.',
  creating: 'A criar o envio…',
  creatingText: 'Demora alguns segundos. Pode sair desta página e voltar mais tarde.',
  stepTitle: 'Aprove o pagamento',
  stepText:
    'O seu banco ou o PayPal pede-lhe que aprove o pagamento numa página própria. Depois volta para aqui.',
  stepWaiting: 'O pagamento ainda não foi aprovado. Nada é cobrado nem reservado até o aprovar.',
  stepLater: 'Acabou de o aprovar? Esta página volta a verificar sozinha.',
  stepGiveUp: 'Pagar de outra forma',
  stepGo: 'Ir para a página de aprovação',
  priceChanged: 'O preço mudou.',
  priceChangedText: 'Era {before} e agora é {now}. Verifique os encargos e confirme de novo.',
  alreadyBooked: 'Este envio já está reservado.',
  alreadyBookedText: 'Foi reservado a partir deste rascunho, talvez noutro separador.',
  openReceipt: 'Abrir o recibo',
  declined: 'Esta reserva não foi concluída.',
  declinedCard:
    'O seu banco não aprovou este pagamento. Nada foi cobrado. Verifique o número, a data e o código de segurança do cartão, tente outro cartão ou escolha outra forma de pagamento. Os dados que introduziu continuam aqui.',
  declinedPaypal:
    'O PayPal não aprovou este pagamento. Nada foi cobrado. Tente de novo com o PayPal ou escolha outra forma de pagamento. Os dados que introduziu continuam aqui.',
  tooManyDeclines:
    'Foram recusados demasiados cartões e nada foi cobrado. Pague agora de outra forma ou volte a tentar com um cartão daqui a {minutes, plural, one {# minuto} other {# minutos}}. Os dados que introduziu continuam aqui.',
  requestId: 'ID do pedido {id}',
  someInvalid: '{count, plural, one {Há um campo a corrigir.} other {Há # campos a corrigir.}}',
} satisfies Catalog<'billing'>;
