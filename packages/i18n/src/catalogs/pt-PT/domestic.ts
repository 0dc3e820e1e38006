import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envios nacionais: no próprio dia, no dia seguinte e ao sábado | Waypost',
  metaDescription:
    'Dentro de um país em 1–3 dias úteis. Hora limite para o próprio dia 14:00, para o dia seguinte 18:00, entrega ao sábado. Documentos desde 3,50 USD, encomendas desde 5,90 USD.',
  title: 'De um lado ao outro da cidade ou do país',
  lead: 'Os envios nacionais chegam em 1–3 dias úteis. Os que recebemos antes da hora limite partem no mesmo dia.',
  quote: 'Preço de um envio nacional',

  boardTitle: 'Horas limite',
  boardCaption: 'Serviços nacionais com as suas horas limite',
  service: 'Serviço',
  cutOff: 'Hora limite, hora local',
  follows: 'O que se segue',
  'sameDay.name': 'No próprio dia',
  'sameDay.cutOff': '14:00',
  'sameDay.follows': 'Segue na volta da tarde e é entregue no mesmo dia, na mesma cidade',
  'nextDay.name': 'No dia seguinte',
  'nextDay.cutOff': '18:00',
  'nextDay.follows': 'Segue na linha noturna para o próximo centro e é entregue no dia seguinte',
  'saturday.name': 'Entrega ao sábado',
  'saturday.cutOff': 'Sim',
  'saturday.follows':
    'Para envios que recebemos à sexta-feira, antes da hora limite para o dia seguinte',

  pricesTitle: 'Quanto custa',
  pricesText:
    'Três preços de exemplo, em dólares americanos, para orientação. O que paga é o preço da sua cotação: em euros, com todos os encargos indicados.',
  'documents.name': 'Documentos',
  'documents.price': 'desde 3,50 USD',
  'documents.range': 'Até 0,5 kg',
  'documents.text': 'Cartas, contratos e papéis num envelope plano.',
  'parcels.name': 'Encomendas',
  'parcels.price': 'desde 5,90 USD',
  'parcels.range': '0,5–20 kg',
  'parcels.text':
    'Caixas de qualquer tipo. As mais pesadas também seguem, até {maxPiece} por volume.',
  'b2b.name': 'B2B',
  'b2b.price': 'À medida',
  'b2b.range': 'Por acordo',
  'b2b.text': 'Voltas fixas, recolhas diárias e um extrato por mês.',
  priceDocuments: 'Preço de um documento',
  priceParcels: 'Preço de uma encomenda',
  priceB2b: 'Falar com as vendas',

  sampleTitle: 'Veja o que os seus clientes veem',
  sampleText:
    'Este é um envio de exemplo. A página é a verdadeira: as cinco estações, cada leitura com lugar e hora, e os nomes abreviados para pessoas estranhas ao envio.',
  sampleLabel: 'Número de seguimento de exemplo',
  sampleLink: 'Seguir este exemplo',

  faqTitle: 'Perguntas sobre envios nacionais',
  'time.question': 'Quanto demora uma entrega nacional?',
  'time.answer':
    '1–3 dias úteis. Os serviços no próprio dia e no dia seguinte são para envios que recebemos antes da respetiva hora limite; a cotação mostra o tempo de trânsito de cada serviço para o seu trajeto.',
  'cutOff.question': 'E se eu não cumprir a hora limite?',
  'cutOff.answer':
    'O envio segue na partida seguinte: depois das 14:00, na linha do dia seguinte; depois das 18:00, no dia útil seguinte.',
  'saturday.question': 'Fazem entregas ao sábado?',
  'saturday.answer': 'Sim. Não há entregas aos domingos nem nos feriados.',
  'pickup.question': 'Tenho de vos levar a encomenda?',
  'pickup.answer':
    'Não. Peça uma recolha no seu painel, uma só vez ou todos os dias, todas as semanas ou de duas em duas semanas. Os períodos são 09:00–13:00, 13:00–17:00 e 17:00–20:00.',
  'heavy.question': 'E se pesar mais de 20 kg?',
  'heavy.answer':
    'O preço de exemplo abrange encomendas de 0,5–20 kg. A cotação calcula o preço de qualquer encomenda até {maxPiece}; acima disso, segue em palete como carga rodoviária.',
  'same.question': 'O que conta como nacional?',
  'same.answer':
    'Quando os dois lugares ficam no mesmo país. A cotação reconhece-o sozinha e usa o preço nacional, mais baixo; nada passa pela alfândega.',
  'cod.question': 'O destinatário pode pagar à porta?',
  'cod.answer':
    'Sim. O pagamento na entrega acrescenta {codFee} do subtotal, e a cotação mostra os dois totais.',
  dashboardLink: 'Pedir uma recolha',
  freightLink: 'Carga rodoviária',
} satisfies Catalog<'domestic'>;
