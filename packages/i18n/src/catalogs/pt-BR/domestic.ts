import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/domestic.ts';

export default {
  ...portuguese,
  boardCaption: 'Serviços nacionais com seus horários limite',
  cutOff: 'Horário limite, hora local',
  follows: 'Próximos passos',
  'saturday.name': 'Entrega aos sábados',
  'documents.text': 'Cartas, contratos e papéis em um envelope plano.',
  'b2b.text': 'Rotas fixas, coletas diárias e um extrato por mês.',
  sampleTitle: 'Veja o que seus clientes veem',
  sampleText:
    'Este é um envio de exemplo. A página é a verdadeira: as cinco etapas, cada leitura com lugar e hora, e os nomes abreviados para terceiros.',
  sampleLabel: 'Número de rastreamento de exemplo',
  'cutOff.question': 'E se eu perder o horário limite?',
  'saturday.question': 'Vocês entregam aos sábados?',
  'pickup.answer':
    'Não. Peça uma coleta no seu painel, uma só vez ou todos os dias, todas as semanas ou a cada duas semanas. Os períodos são 09:00–13:00, 13:00–17:00 e 17:00–20:00.',
  'cod.question': 'O destinatário pode pagar na porta?',
  dashboardLink: 'Pedir uma coleta',
  metaTitle: 'Envios nacionais com entrega aos sábados | Waypost',
  metaDescription:
    'Dentro de um país: coleta no mesmo dia se você reservar antes do horário limite, entrega também aos sábados. Documentos a partir de {documents}, encomendas a partir de {parcels}.',
  lead: 'Reserve antes do horário limite e coletamos no mesmo dia. Expresso e Prioritário também são entregues aos sábados.',
  levelFollows: 'Coletado no mesmo dia, entregue em {eta}',
  pricesText:
    'Os preços mais baixos dentro de um país, no cartão, com todos os encargos incluídos. A cotação indica cada um.',
  fromPrice: 'a partir de {price}',
  'time.answer':
    '{standardEta} com Standard, {expressEta} com Expresso, {priorityEta} com Prioritário. A cotação mostra os dias de entrega da sua rota.',
  'cutOff.answer': 'O envio é coletado no dia útil seguinte.',
  boardTitle: 'Horários limite',
  'b2b.price': 'Sob medida',
  sampleLink: 'Rastrear este exemplo',
  'pickup.question': 'Preciso levar a encomenda até vocês?',
  'same.answer':
    'Quando os dois lugares ficam no mesmo país. A cotação reconhece isso sozinha e usa o preço nacional, mais baixo; nada passa pela alfândega.',
  'parcels.text': 'Caixas de qualquer tipo. As mais pesadas também vão, até {maxPiece} por volume.',
  'heavy.answer':
    'O preço de exemplo vale para encomendas de 0,5–20 kg. A cotação calcula o preço de qualquer encomenda até {maxPiece}; acima disso, ela vai em palete como carga rodoviária.',
  priceB2b: 'Falar com vendas',
} satisfies Catalog<'domestic'>;
