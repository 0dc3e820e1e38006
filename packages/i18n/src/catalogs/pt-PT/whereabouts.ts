import type { Catalog } from '../../messages.ts';

/**
 * Where a shipment is, in one sentence each: a translation may turn the parts around. `arrival` is
 * the promise against the calendar, `where` says whether the place of the last event is known, and
 * `age` reads "25 minutes ago" or `justNow`.
 */
export default {
  justNow: 'agora mesmo',
  day: '{arrival, select, today {Chega hoje, {latest}} tomorrow {Chega amanhã, {latest}} by {Chega até {latest}} between {Chega: {earliest} – {latest}} late {Atrasado: estava previsto {latest}} other {Chega: {latest}}}',
  dayRevised:
    '{arrival, select, today {Nova data: hoje, {latest}} tomorrow {Nova data: amanhã, {latest}} by {Nova data: até {latest}} between {Nova data: {earliest} – {latest}} late {Estava previsto: {latest}} other {Nova data: {latest}}}',
  created:
    'Etiqueta criada {age}{arrival, select, today {, entrega prevista para hoje} tomorrow {, entrega prevista para amanhã} by {, entrega prevista até {latest}} day {, entrega prevista para {latest}} between {, entrega prevista entre {earliest} e {latest}} other {}}; a primeira leitura faz-se na recolha.',
  pickedUp:
    'Recolhido{where, select, known { ({place})} other {}}, {arrival, select, today {entrega prevista para hoje} tomorrow {entrega prevista para amanhã} by {entrega prevista até {latest}} day {entrega prevista para {latest}} between {entrega prevista entre {earliest} e {latest}} other {a caminho}}; última leitura {age}.',
  inTransit:
    'Em trânsito{arrival, select, today {, entrega prevista para hoje} tomorrow {, entrega prevista para amanhã} by {, entrega prevista até {latest}} day {, entrega prevista para {latest}} between {, entrega prevista entre {earliest} e {latest}} other {}}; {event, select, ARRIVED {chegou ao nosso centro} DEPARTED {saiu do nosso centro} CUSTOMS {entrou em desalfandegamento} CUSTOMS_RELEASED {libertado pela alfândega} other {última leitura}}{where, select, known { ({place})} other {}} {age}.',
  outForDelivery:
    'Em distribuição{where, select, known { ({place})} other {}}{arrival, select, today {, entrega prevista para hoje} tomorrow {, entrega prevista para amanhã} by {, entrega prevista até {latest}} day {, entrega prevista para {latest}} between {, entrega prevista entre {earliest} e {latest}} other {}}; última leitura {age}.',
  late: 'Com atraso: a entrega estava prevista até {latest}; envio {status, select, pickedUp {recolhido} outForDelivery {em distribuição} other {em trânsito}}, última leitura{where, select, known { ({place})} other {}} {age}.',
  lateCreated:
    'Com atraso: a entrega estava prevista até {latest}; envio ainda não recolhido, etiqueta criada {age}.',
  delivered:
    'Entregue{where, select, known { ({place})} other {}}{day, select, today { hoje} yesterday { ontem} other {: {date}}}, {time}.',
  exception:
    '{kind, select, customs_hold {Retido na alfândega} held {Em espera no nosso centro} failed_attempt {Parado após tentativa de entrega sem sucesso} address {Parado por morada não encontrada} refused {Recusado pelo destinatário} damage {Encontrado com danos} loss {Não localizado} other {Parado por um problema de entrega}}{where, select, known { ({place})} other {}}{arrival, select, today {, entrega agora prevista para hoje} tomorrow {, entrega agora prevista para amanhã} by {, entrega agora prevista até {latest}} day {, entrega agora prevista para {latest}} between {, entrega agora prevista entre {earliest} e {latest}} late {, a entrega estava prevista até {latest}} other {}}; comunicado {age}.',
  returning:
    'Em devolução ao remetente; última leitura{where, select, known { ({place})} other {}} {age}.',
  returned: 'Devolvido ao remetente{where, select, known { ({place})} other {}} {age}.',
  cancelled: 'Cancelado {age}. Nada será entregue.',
} satisfies Catalog<'whereabouts'>;
