import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/status.ts';

export default {
  ...portuguese,
  metaDescription:
    'Se a reserva, o rastreamento, os pagamentos, os e-mails e as leituras da Waypost funcionam agora e como foi nos últimos 90 dias.',
  'part.tracking': 'Rastreamento',
  'state.up': 'Funcionando',
  'state.down': 'Fora do ar',
  someDown: 'Algumas partes estão fora do ar.',
  dayDown: 'esteve fora do ar',
  stale:
    'No momento não conseguimos acessar os nossos próprios sistemas. O histórico é do último contato.',
  contactText: 'Algo não funciona para você e nada aparece aqui?',
  contactLink: 'Escreva para nós',
  lead: 'O que funciona agora e como foi nos últimos 90 dias. Medido a cada minuto.',
} satisfies Catalog<'status'>;
