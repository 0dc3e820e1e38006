import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/whereabouts.ts';

export default {
  ...portuguese,
  created:
    'Etiqueta criada {age}{arrival, select, today {, entrega prevista para hoje} tomorrow {, entrega prevista para amanhã} by {, entrega prevista até {latest}} day {, entrega prevista para {latest}} between {, entrega prevista entre {earliest} e {latest}} other {}}; a primeira leitura é feita na coleta.',
  pickedUp:
    'Coletado{where, select, known { ({place})} other {}}, {arrival, select, today {entrega prevista para hoje} tomorrow {entrega prevista para amanhã} by {entrega prevista até {latest}} day {entrega prevista para {latest}} between {entrega prevista entre {earliest} e {latest}} other {a caminho}}; última leitura {age}.',
  inTransit:
    'Em trânsito{arrival, select, today {, entrega prevista para hoje} tomorrow {, entrega prevista para amanhã} by {, entrega prevista até {latest}} day {, entrega prevista para {latest}} between {, entrega prevista entre {earliest} e {latest}} other {}}; {event, select, ARRIVED {chegou ao nosso centro} DEPARTED {saiu do nosso centro} CUSTOMS {entrou em desembaraço aduaneiro} CUSTOMS_RELEASED {liberado pela alfândega} other {última leitura}}{where, select, known { ({place})} other {}} {age}.',
  outForDelivery:
    'Saiu para entrega{where, select, known { ({place})} other {}}{arrival, select, today {, entrega prevista para hoje} tomorrow {, entrega prevista para amanhã} by {, entrega prevista até {latest}} day {, entrega prevista para {latest}} between {, entrega prevista entre {earliest} e {latest}} other {}}; última leitura {age}.',
  late: 'Com atraso: a entrega estava prevista até {latest}; envio {status, select, pickedUp {coletado} outForDelivery {em rota de entrega} other {em trânsito}}, última leitura{where, select, known { ({place})} other {}} {age}.',
  lateCreated:
    'Com atraso: a entrega estava prevista até {latest}; envio ainda não coletado, etiqueta criada {age}.',
  exception:
    '{kind, select, customs_hold {Retido na alfândega} held {Em espera no nosso centro} failed_attempt {Parado após tentativa de entrega sem sucesso} address {Parado por endereço não encontrado} refused {Recusado pelo destinatário} damage {Encontrado com danos} loss {Não localizado} other {Parado por um problema de entrega}}{where, select, known { ({place})} other {}}{arrival, select, today {, entrega agora prevista para hoje} tomorrow {, entrega agora prevista para amanhã} by {, entrega agora prevista até {latest}} day {, entrega agora prevista para {latest}} between {, entrega agora prevista entre {earliest} e {latest}} late {, a entrega estava prevista até {latest}} other {}}; informado {age}.',
} satisfies Catalog<'whereabouts'>;
