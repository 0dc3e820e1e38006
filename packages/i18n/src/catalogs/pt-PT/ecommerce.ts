import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envios para e-commerce: integrações, pagamento na entrega, devoluções | Waypost',
  metaDescription:
    'Ligue a sua loja a preços, reservas e seguimento em direto. Pagamento na entrega, devoluções, seguro e a mesma API que o nosso site usa.',
  title: 'Do carrinho à porta de casa',
  lead: 'A sua loja pede-nos o preço, reserva quando a compra está paga e mostra ao seu cliente uma página em direto até à porta.',
  docs: 'Ler a referência da API',
  talk: 'Falar com as vendas',

  connectTitle: 'Integração com plataformas',
  connectText:
    'Qualquer plataforma que consiga chamar um endereço web pode enviar connosco: uma loja alojada através de uma extensão, a sua própria loja diretamente. Bastam três passos por compra.',
  'connect.1': 'Preço',
  'connect.1Text':
    'Na finalização da compra, a sua loja envia os dois lugares, o peso e as dimensões e recebe todos os encargos e o tempo de trânsito. O preço é válido durante 30 minutos.',
  'connect.2': 'Reserva',
  'connect.2Text':
    'Quando a compra está paga, a sua loja reserva. Cada reserva leva uma chave: enviá-la duas vezes, por exemplo após uma falha de ligação, cria uma só reserva.',
  'connect.3': 'Seguimento',
  'connect.3Text':
    'O número de seguimento vai no e-mail da compra. A página que ele abre atualiza-se a cada leitura; a sua loja pode ler os mesmos dados ou segui-los em direto.',

  codTitle: 'Pagamento na entrega (à cobrança)',
  codText:
    'O seu cliente paga o envio à porta e o estafeta regista o valor cobrado. Custa {codFee} do subtotal. Os dois totais estão no primeiro preço que vê.',
  codExample: 'Uma encomenda de {weight}, {from} – {to}, Standard',
  byCard: 'Pago com cartão',
  onDelivery: 'Pago na entrega',

  returnsTitle: 'Devoluções',
  returnsText:
    'Uma devolução é um envio no sentido contrário: reserve-o da morada do seu cliente para a sua e mande-lhe a etiqueta. Tem o seu próprio número de seguimento e o mesmo preço da ida.',
  returnsFailed:
    'O que não pode ser entregue é devolvido automaticamente. O histórico indica então «Em devolução ao remetente», e o seu serviço ao cliente sabe antes de o cliente perguntar.',

  insuranceTitle: 'Opções de seguro',
  insuranceText: 'A escolha é feita em cada envio, ao reservar no site ou na chamada da API.',
  insuranceCaption: 'Envio com e sem seguro',
  insuranceCorner: 'Pergunta',
  without: 'Sem seguro',
  with: 'Com seguro',
  'insurance.cost': 'Custa',
  'insurance.costWithout': 'Nada',
  'insurance.costWith': '{insurance} do valor declarado, no mínimo {insuranceMinimum}',
  'insurance.covers': 'Paga perda e danos',
  'insurance.coversWithout': 'Até aos limites das condições, que dependem do peso',
  'insurance.coversWith':
    'O valor comprovado da mercadoria, até ao valor declarado e no máximo {insuranceLimit}, e o preço do envio',
  'insurance.for': 'Indicado para',
  'insurance.forWithout': 'O que custa menos a substituir do que a enviar',
  'insurance.forWith': 'Tudo o resto',
  liabilityLink: 'Responsabilidade nas condições',

  apiTitle: 'A API',
  apiText:
    'O nosso próprio site funciona com ela. Está descrita em OpenAPI, as recusas têm códigos estáveis, os valores são cêntimos inteiros e cada endpoint diz quem o pode chamar.',
  apiRequest: 'Pedir um preço',
  apiAnswer: 'A resposta, abreviada',
  openapi: 'Documento OpenAPI',

  endTitle: 'Comece com uma encomenda',
  endText: 'Calcule o preço e reserve à mão hoje; ligue a loja quando valer a pena.',
  quote: 'Obter um preço',
} satisfies Catalog<'ecommerce'>;
