import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/domestic.ts';

export default {
  ...portuguese,
  metaTitle: 'Envios nacionais: no mesmo dia, no dia seguinte e aos sábados | Waypost',
  metaDescription:
    'Dentro de um país em 1–3 dias úteis. Horário limite para o próprio dia 14:00, para o dia seguinte 18:00, entrega aos sábados. Documentos desde 3,50 USD, encomendas desde 5,90 USD.',
  lead: 'Os envios nacionais chegam em 1–3 dias úteis. Os que recebemos antes do horário limite partem no mesmo dia.',
  boardCaption: 'Serviços nacionais com suas horários limite',
  cutOff: 'Horário limite, hora local',
  follows: 'Próximos passos',
  'sameDay.name': 'No mesmo dia',
  'saturday.name': 'Entrega aos sábados',
  'saturday.follows':
    'Para envios que recebemos à sexta-feira, antes do horário limite para o dia seguinte',
  'documents.text': 'Cartas, contratos e papéis em um envelope plano.',
  'b2b.text': 'Voltas fixas, coletas diárias e um extrato por mês.',
  sampleTitle: 'Veja o que seus clientes veem',
  sampleText:
    'Este é um envio de exemplo. A página é a verdadeira: as cinco etapas, cada leitura com lugar e hora, e os nomes abreviados para terceiros.',
  sampleLabel: 'Número de rastreamento de exemplo',
  'time.answer':
    '1–3 dias úteis. Os serviços no mesmo dia e no dia seguinte são para envios que recebemos antes da respectiva horário limite; a cotação mostra o tempo de trânsito de cada serviço para seu trajeto.',
  'cutOff.question': 'E se eu não cumprir o horário limite?',
  'saturday.question': 'Fazem entregas aos sábados?',
  'pickup.answer':
    'Não. Peça uma coleta no seu painel, uma só vez ou todos os dias, todas as semanas ou de duas em duas semanas. Os períodos são 09:00–13:00, 13:00–17:00 e 17:00–20:00.',
  'cod.question': 'O destinatário pode pagar na porta?',
  dashboardLink: 'Pedir uma coleta',
} satisfies Catalog<'domestic'>;
