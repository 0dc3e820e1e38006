import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/quote.ts';

export default {
  ...portuguese,
  countryUnknown:
    'Não reconhecemos o país. Termine com ele, por exemplo Santos, Brasil. O preço é mostrado, mas ainda não é possível reservar.',
  placeMissing: 'Digite uma cidade e seu país.',
  measureInvalid: 'Digite um número, 0 ou mais.',
  palletsInvalid: 'Digite um número inteiro de paletes, de 1 a 200.',
  nothingToPrice: 'Digite o peso ou as três dimensões.',
  overMaxPieceShort: 'Isto é muito pesado para uma encomenda.',
  palletBelowGuidance:
    'Os paletes aéreos pesam habitualmente {min} a {max}. Um mais leve é transportado, mas por estrada ou como encomenda pode custar menos.',
  palletAboveGuidance:
    'Os paletes aéreos pesam habitualmente {min} a {max}. Um mais pesado é transportado após verificação; por mar ou estrada não há esse limite.',
  missingPlaces: 'Digite os dois lugares para ver preços.',
  missingMeasures: 'Digite o peso, ou as três dimensões, para ver preços.',
  billableNoSize:
    '{billable}, o peso digitado. Indique as dimensões para ter o preço exato: a mercadoria volumosa é cobrada pelo peso volumétrico.',
  recipientEmailHelp: 'Apenas para avisos da entrega.',
  recipientEmailInvalid: 'Digite um e-mail válido do destinatário para continuar.',
  recipientAddress: 'Endereço do destinatário',
  recipientAddressHelp: 'Rua, número, CEP ou código postal, cidade',
  recipientAddressInvalid: 'Digite o endereço do destinatário para continuar.',
  continuing: 'Salvando a cotação',
  validity: 'A partir daqui, o preço é mantido por 30 minutos.',
  timetableCaption: 'Serviços com tempo de trânsito, coleta, limite e cálculo do peso volumétrico',
  timetablePickup: 'Coleta',
  'pickup.standard': 'No mesmo dia ou no seguinte',
  'pickup.express': 'No mesmo dia',
  'pickup.priority': 'No mesmo dia, horário limite mais cedo',
  pickupFreight: 'Com agendamento',
  'serviceText.express':
    'Para o que é urgente. Escolha um horário de coleta ou um ponto de postagem.',
  'serviceText.priority':
    'Para o que não pode esperar: o horário limite mais cedo e o menor tempo de trânsito.',
  'serviceText.road': 'Para paletes entre lugares aonde um caminhão chega, porta a porta.',
  sampleFreight: '{amount} por um palete de {weight} para outro país',
  'limit.not_served': 'País sem atendimento: {country}.',
  'limit.no_road': 'Nossos caminhões não ligam esses dois lugares.',
  'limit.no_sea_leg': 'Não há trecho marítimo nesta rota.',
  'limit.out_of_reach': 'Longe demais para cumprir o prazo deste serviço.',
  countryUnknownNoPrice: 'Não reconhecemos o país. Termine com ele, por exemplo Santos, Brasil.',
  serviceLimited: 'Este serviço não transporta seu envio. Escolha um que tenha preço.',
  kindLabel: 'O que você vai enviar?',
  chargesTitle: 'O que você vai pagar',
  incotermHelp:
    'Quem paga o transporte e os tributos e assume o risco. Se tiver dúvidas, deixe como está.',
  'serviceText.air': 'Para paletes necessários em poucos dias, em qualquer continente.',
  minimum: 'Ajuste para o preço mínimo',
} satisfies Catalog<'quote'>;
