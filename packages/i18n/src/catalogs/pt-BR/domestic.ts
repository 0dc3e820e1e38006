import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/domestic.ts';

export default {
  ...portuguese,
  boardCaption: 'Serviços nacionais com suas horários limite',
  cutOff: 'Horário limite, hora local',
  follows: 'Próximos passos',
  'saturday.name': 'Entrega aos sábados',
  'documents.text': 'Cartas, contratos e papéis em um envelope plano.',
  'b2b.text': 'Voltas fixas, coletas diárias e um extrato por mês.',
  sampleTitle: 'Veja o que seus clientes veem',
  sampleText:
    'Este é um envio de exemplo. A página é a verdadeira: as cinco etapas, cada leitura com lugar e hora, e os nomes abreviados para terceiros.',
  sampleLabel: 'Número de rastreamento de exemplo',
  'cutOff.question': 'E se eu não cumprir o horário limite?',
  'saturday.question': 'Fazem entregas aos sábados?',
  'pickup.answer':
    'Não. Peça uma coleta no seu painel, uma só vez ou todos os dias, todas as semanas ou de duas em duas semanas. Os períodos são 09:00–13:00, 13:00–17:00 e 17:00–20:00.',
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
} satisfies Catalog<'domestic'>;
