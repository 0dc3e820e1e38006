import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envios nacionais com entrega ao sábado | Waypost',
  metaDescription:
    'Dentro de um país: recolha no próprio dia se reservar antes da hora limite, entrega também ao sábado. Documentos desde {documents}, encomendas desde {parcels}.',
  title: 'De um lado ao outro da cidade ou do país',
  lead: 'Reserve antes da hora limite e recolhemos no mesmo dia. Expresso e Prioritário também são entregues ao sábado.',
  quote: 'Preço de um envio nacional',

  boardTitle: 'Horas limite',
  boardCaption: 'Serviços nacionais com as suas horas limite',
  service: 'Serviço',
  cutOff: 'Hora limite, hora local',
  follows: 'O que se segue',
  levelFollows: 'Recolhido no mesmo dia, entregue em {eta}',
  'saturday.name': 'Entrega ao sábado',
  'saturday.cutOff': 'Sim',
  'saturday.follows': 'Com Expresso e Prioritário',

  pricesTitle: 'Quanto custa',
  pricesText:
    'Os preços mais baixos dentro de um país, com cartão e todos os encargos incluídos. A cotação indica cada um.',
  fromPrice: 'desde {price}',
  'documents.name': 'Documentos',
  'documents.range': 'Até 0,5 kg',
  'documents.text': 'Cartas, contratos e papéis num envelope plano.',
  'parcels.name': 'Encomendas',
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
    'Este é um envio de exemplo. A página é a verdadeira: as cinco etapas, cada leitura com lugar e hora, e os nomes abreviados para pessoas estranhas ao envio.',
  sampleLabel: 'Número de seguimento de exemplo',
  sampleLink: 'Seguir este exemplo',

  faqTitle: 'Perguntas sobre envios nacionais',
  'time.question': 'Quanto demora uma entrega nacional?',
  'time.answer':
    '{standardEta} com Standard, {expressEta} com Expresso, {priorityEta} com Prioritário. A cotação mostra os dias de entrega do seu percurso.',
  'cutOff.question': 'E se eu não cumprir a hora limite?',
  'cutOff.answer': 'O envio é recolhido no dia útil seguinte.',
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
