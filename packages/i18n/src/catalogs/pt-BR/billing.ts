import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/billing.ts';

export default {
  ...portuguese,
  track: 'Rastrear',
  confirming: 'Reservando',
  confirmNote: 'Mesmo que você confirme duas vezes, só há uma reserva.',
  expired: 'Esta cotação não é mais válida.',
  expiredText:
    'Um preço é mantido por 30 minutos. Um novo leva um instante, e você não perde nada do que digitou.',
  newPriceFailed: 'Não foi possível calcular um novo preço. Tente novamente.',
  timedOut: 'O pedido demorou muito. Tente novamente.',
  timedOutText:
    'Sua reserva pode já ter sido feita. Tentar de novo repete a mesma reserva e nunca cria uma segunda.',
  failed: 'Não foi possível criar o envio. Tente novamente.',
  creating: 'Criando o envio…',
  creatingText: 'Leva alguns segundos. Você pode sair desta página e voltar mais tarde.',
  stepText:
    'Seu banco ou o PayPal pede que você aprove o pagamento em uma página própria. Depois você volta para cá.',
  stepWaiting: 'O pagamento ainda não foi aprovado. Nada é cobrado nem reservado até você aprovar.',
  stepLater: 'Você acabou de aprovar? Esta página volta a verificar sozinha.',
  alreadyBookedText: 'Foi reservado a partir deste rascunho, talvez em outra aba.',
  tooManyDeclines:
    'Foram recusados muitos cartões e nada foi cobrado. Pague agora de outra forma ou tente novamente com um cartão daqui a {minutes, plural, one {# minuto} other {# minutos}}. Os dados que você digitou continuam aqui.',
  declinedCard:
    'Seu banco não aprovou este pagamento. Nada foi cobrado. Confira o número, a validade e o código de segurança do cartão, tente outro cartão ou escolha outra forma de pagamento. Os dados que você preencheu continuam aqui.',
  declinedPaypal:
    'O PayPal não aprovou este pagamento. Nada foi cobrado. Tente de novo com o PayPal ou escolha outra forma de pagamento. Os dados que você preencheu continuam aqui.',
  requestId: 'ID da solicitação {id}',
} satisfies Catalog<'billing'>;
