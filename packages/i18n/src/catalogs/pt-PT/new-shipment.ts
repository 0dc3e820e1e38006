import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Novo envio | Waypost',
  title: 'Novo envio',
  freight: 'Carga ou volumes de tamanhos diferentes: {link}',
  freightLink: 'pedir um orçamento',
  senderTitle: 'Remetente',
  senderChange: 'Alterar a morada predefinida',
  senderMissing: 'Escolha primeiro uma morada predefinida.',
  senderMissingText:
    'Os volumes partem dela. Adicione uma morada ao seu livro de moradas e torne-a predefinida.',
  keep: 'Guardar no meu livro de moradas',
  count: 'Número de volumes',
  countHelp: 'Todos com este peso e tamanho.',
  priceMissing: 'Indique o destinatário e o volume para ver o preço.',
  price: 'Ver o preço',
  pricing: 'A calcular o preço',
  priceIsNew: 'Mudou algo de que depende o preço. Verifique o novo preço e depois reserve.',
  bookOnAccount: 'Reservar a crédito por {amount}',
  booking: 'A reservar',
  payOtherwise: 'Pagar de outra forma',
  toCheckout: 'Continuar para o pagamento',
  toCustoms: 'Continuar para os dados da alfândega',
  customsText:
    'Este volume atravessa uma fronteira aduaneira. Os dados da alfândega são pedidos na página seguinte.',
  failed: 'Não foi reservado. Tente novamente.',
  booked: '{number} para {name} está reservado.',
  bookedText: 'O volume seguinte, abaixo, tem o mesmo peso, tamanho e serviço.',
  label: 'Etiqueta (PDF)',
  like: 'Outro igual',
  notKept: 'A morada não foi guardada. O seu livro de moradas pode estar cheio.',
} satisfies Catalog<'new-shipment'>;
