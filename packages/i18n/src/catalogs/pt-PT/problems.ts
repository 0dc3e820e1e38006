import type { Catalog } from '../../messages.ts';

/** One sentence for every refusal: what happened, and what the reader can do. */
export default {
  invalid_request: 'Alguns dados faltam ou não são válidos. Verifique-os e tente de novo.',
  idempotency_key_missing:
    'O pedido não tem Idempotency-Key. Envie o ID de tentativa do rascunho ou, para uma recolha, um ID seu.',
  webhook_signature_invalid: 'A assinatura deste evento não é válida.',
  reference_too_short: 'Introduza um número de seguimento válido.',
  reference_mistyped:
    'Este número de seguimento tem um erro de digitação. Compare-o com a etiqueta, um grupo de quatro de cada vez.',
  unauthenticated: 'Inicie sessão para continuar.',
  sign_in_refused:
    'Endereço de e-mail ou palavra-passe incorretos. Verifique ambos e tente de novo.',
  payment_declined:
    'O pagamento foi recusado. Nada foi cobrado. Tente de novo ou pague de outra forma.',
  payment_not_completed:
    'O pagamento não foi concluído. Nada foi cobrado. Tente de novo ou pague de outra forma.',
  key_unknown:
    'O pedido não tem uma chave API válida. Envie uma em Authorization: Bearer ou crie uma nova no seu painel.',
  key_expired:
    'Esta chave API expirou. Use a chave que a substituiu ou crie uma nova no seu painel.',
  key_network_refused:
    'Esta chave não pode ser usada a partir desta rede. Use-a numa rede permitida ou crie outra.',
  test_mode_unavailable: 'Aqui ainda não há modo de teste. Use uma chave real.',
  key_spend_cap_reached:
    'Esta chave não pode gastar tanto hoje. Nada foi reservado. Crie uma chave com um limite maior ou espere até amanhã.',
  credit_exhausted:
    'O seu crédito não cobre este envio. Nada foi reservado. Pague um extrato ou pague com cartão.',
  payer_needed:
    'O banco pede que o titular do cartão confirme este pagamento, o que um programa não pode fazer. Nada foi cobrado. Use outro cartão ou pague em conta.',
  idempotency_key_reused:
    'Esta Idempotency-Key foi usada noutro pedido. Envie uma chave nova com um pedido novo.',
  rate_mismatch: 'Este preço foi feito para outro envio ou outra conta. Peça os preços deste.',
  price_above_maximum: 'O preço ultrapassa o máximo que indicou. Nada foi reservado.',
  forbidden: 'Não pode fazer isto com o acesso que tem.',
  cross_site_request: 'Este pedido veio de outro site e foi recusado.',
  not_found: 'Não há nada neste endereço.',
  tracking_unknown:
    'Não encontrámos esse número de seguimento. Verifique se há erros ou contacte o remetente.',
  draft_not_found: 'Falta o rascunho do envio. Crie o envio de novo.',
  session_not_found: 'Esta sessão já não existe. Recarregue a lista.',
  staff_not_found: 'Esse membro da equipa não existe. Recarregue a lista.',
  attempt_not_found: 'Esta tentativa de reserva não existe. Recarregue a página e tente de novo.',
  address_not_found: 'Esta morada já não está no seu livro de moradas. Recarregue a lista.',
  pickup_not_found: 'Essa recolha não existe. Recarregue a lista.',
  pickup_rule_not_found: 'Essa recolha periódica não existe. Recarregue a lista.',
  receipt_unavailable: 'Recibo indisponível',
  case_not_found: 'Esse caso não existe. Recarregue a página para ver os que existem.',
  shipment_not_found: 'Esse envio não existe. Recarregue a lista.',
  method_not_allowed: 'Este endereço não responde a esse tipo de pedido.',
  attempt_running:
    'Esta reserva ainda está a ser processada. O resultado segue dentro de momentos.',
  already_booked: 'Este envio já está reservado.',
  attempt_superseded:
    'Uma tentativa de reserva mais recente substituiu esta. Verifique o preço e confirme de novo.',
  price_changed: 'O preço mudou. Verifique o novo preço e confirme de novo.',
  form_already_sent:
    'Este formulário já foi enviado, com outro texto. Recarregue a página para escrever outra mensagem.',
  not_cancellable:
    'Este envio já está a caminho ou foi cancelado. Contacte o apoio ao cliente para o alterar.',
  label_withheld:
    'Este documento não está disponível enquanto a reserva espera por confirmação ou pagamento, nem depois de ser cancelada.',
  labels_withheld: 'Alguns destes envios não têm agora etiqueta para imprimir. Nada foi criado.',
  too_many_labels: 'São mais de 500 etiquetas. Escolha menos envios.',
  quote_expired: 'Esta cotação já não é válida. Obtenha um novo preço para continuar.',
  too_many_webhook_endpoints:
    'Já tem o número máximo de endereços de webhook de uma conta. Remova um para adicionar outro.',
  webhook_endpoint_off: 'Este webhook está desligado. Ligue-o primeiro.',
  webhook_address:
    'Os webhooks são enviados para endereços https públicos, na porta 443 ou 8443, sem nome de utilizador.',
  too_many_keys: 'Já tem o número máximo de chaves de uma conta. Revogue uma para criar outra.',
  too_many_views:
    'Já tem o número máximo de vistas de um membro da equipa. Remova uma para guardar outra.',
  settings_changed:
    'Entretanto, outra pessoa guardou as definições. Veja o que mudou e guarde de novo.',
  tariff_not_found: 'Esse tarifário não existe.',
  tariff_changed:
    'Foi publicada outra versão depois desta proposta. Consulte-a e proponha de novo.',
  tariff_preview_missing:
    'Ainda não está calculado o que isto altera. Aguarde pelo resultado e publique depois.',
  tariff_in_force: 'Um tarifário pode ser retirado até um minuto antes de entrar em vigor.',
  tariff_beyond_bounds:
    'Com estes preços, o maior envio custa mais do que a contabilidade pode registar. Verifique as casas decimais.',
  tariff_moment_past: 'Escolha um momento pelo menos um minuto depois de agora.',
  key_not_found: 'Essa chave não existe.',
  key_name_taken:
    'Já existe uma origem com este nome. Renove a chave dessa origem ou escolha outro nome.',
  key_expiry_past: 'Escolha um dia futuro ou nenhum.',
  customer_unknown: 'Esse cliente não existe.',
  customer_changed:
    'Entretanto, alguém alterou este cliente. Compare com o que existe agora e guarde de novo.',
  customer_active: 'Esta conta está ativa. Desative-a antes de apagar a pessoa.',
  mail_not_found: 'Esse e-mail não existe. Recarregue a lista.',
  audit_entry_not_found: 'Essa entrada não existe no registo de auditoria. Recarregue a lista.',
  mail_sealed:
    'Este e-mail contém um código ou um link, ou responde a um só pedido. Não pode ser reenviado; quem o lê pode pedir um novo.',
  mail_addressee_gone:
    'Já não há a quem enviar isto: a pessoa foi apagada ou não quer estes e-mails.',
  mail_opted_out: 'Este endereço não quer e-mails sobre envios. Nada foi enviado.',
  shipper_only: 'Só o remetente pode cancelar este envio.',
  key_ended: 'Esta chave terminou ou já foi substituída. Crie uma nova.',
  viewing_only: 'Está a ver o painel de um cliente. A partir daqui não é possível alterar nada.',
  address_book_full: 'O seu livro de moradas está cheio. Remova uma morada para guardar outra.',
  desk_item_not_found: 'Isto já não está na lista de trabalho. Recarregue a lista.',
  desk_item_taken: 'Um colega já ficou com isto.',
  desk_item_final:
    'Isto não pode ser reaberto: a pessoa foi apagada ou há um mais recente sobre o mesmo assunto.',
  desk_item_unanswerable: 'Aqui ninguém espera por uma resposta.',
  snooze_out_of_range: 'Escolha um momento entre agora e daqui a 30 dias.',
  case_closed:
    'Este caso foi fechado há mais de 14 dias. Escreva um e-mail ao apoio ao cliente se houver algo de novo.',
  case_full: 'Este caso já tem 20 ficheiros. Escreva uma mensagem e dizemos para onde enviar mais.',
  no_open_problem:
    'Já nada neste envio espera por si. Escreva um e-mail ao apoio ao cliente se algo não estiver bem.',
  pickup_window_gone: 'Este período já não está disponível. Escolha outro.',
  pickup_window_full:
    'Todas as vagas deste período estão ocupadas. Nada foi pedido nem alterado. Escolha outra hora.',
  pickup_places_used:
    'Nesta janela, já tem, ou esta morada já tem, todas as recolhas que podemos reservar. Nada foi pedido nem alterado. Entregue tudo de uma vez ou escolha outra hora.',
  pickup_rules_used:
    'Já tem todas as recolhas periódicas que a sua conta permite. Termine uma delas ou peça recolhas individuais.',
  pickup_cut_off_passed:
    'É tarde demais para este período: fecha duas horas antes de começar. Escolha outra hora.',
  pickup_not_changeable:
    'Esta recolha já não pode ser alterada: já passou, foi cancelada ou a hora limite foi ultrapassada.',
  service_point_not_found: 'Esse ponto de entrega não existe. Recarregue a lista.',
  service_point_not_located:
    'Não conhecemos esta cidade neste país. Verifique ambos ou indique a cidade maior mais próxima.',
  shift_needed: 'Identifique-se com o seu cartão e PIN para continuar.',
  field_person_not_found: 'Essa pessoa não existe. Recarregue a lista.',
  field_device_not_found: 'Esse dispositivo não existe. Recarregue a lista.',
  hub_closed: 'Este centro já não está em uso. Escolha outro.',
  field_person_inactive: 'Esta pessoa foi desativada. Adicione-a de novo se tiver regressado.',
  field_device_revoked: 'Este dispositivo foi revogado. Adicione-o de novo com outro nome.',
  sort_plan_changed: 'Entretanto foi publicado outro plano de triagem. Recarregue a página.',
  enrolment_unknown: 'Este código já foi usado ou expirou. Peça um novo ao escritório.',
  badge_or_pin_wrong: 'O cartão ou o PIN não está correto. Verifique ambos e tente novamente.',
  pin_locked: 'Demasiados PIN errados. Peça ao escritório que desbloqueie o seu cartão.',
  cash_count_not_found:
    'Esta declaração não está pendente no seu centro. Peça ao estafeta que declare o dinheiro novamente.',
  cash_deposit_not_found: 'Não conhecemos esse saco de dinheiro.',
  cash_count_closed: 'Este dinheiro já foi contado ou declarado novamente. Volte à lista.',
  cash_count_differs:
    'Não é o que o estafeta declarou. Contem novamente em conjunto e depois confirme.',
  own_cash_count: 'Outra pessoa tem de contar o seu dinheiro.',
  cash_not_at_hub: 'O centro não tem tanto dinheiro. Verifique os valores.',
  seal_used: 'Este selo já foi utilizado. Verifique o número do saco.',
  cash_deposit_received: 'Este saco já consta como recebido.',
  cash_difference_changed: 'A diferença já não é tão grande. Recarregue a página.',
  hub_not_found: 'Esse centro não existe. Recarregue a lista.',
  hub_code_taken: 'Outro centro já tem este código. Escolha outro.',
  hub_not_located:
    'Não conhecemos esta cidade neste país. Verifique ambos ou indique a cidade maior mais próxima.',
  hub_zone_unknown: 'Não conhecemos este fuso horário. Escreva-o como Europe/Brussels.',
  scan_not_found: 'Esta leitura já não está pendente. Recarregue a lista.',
  handover_not_changeable:
    'Isto já não pode ser alterado: o estafeta está a caminho, já temos o envio, foi cancelado ou faz parte de outra recolha.',
  drop_off_unavailable:
    'Este ponto de entrega não aceita este envio. Escolha outro ou uma recolha.',
  shipment_not_collectable:
    'Um envio que escolheu não pode ser entregue nesta recolha: está a caminho, em espera, noutro país ou faz parte de outra recolha.',
  too_many_cards: 'Já guardou o número máximo de cartões. Remova um para guardar outro.',
  followers_full:
    'Este envio já tem o número máximo de endereços que recebem avisos. Abra a página de seguimento para ver onde está.',
  payload_too_large: 'O pedido é demasiado grande. Envie-o em partes mais pequenas.',
  unsupported_media_type: 'Este tipo de conteúdo não é aceite aqui. Envie JSON.',
  idempotency_mismatch:
    'Os dados foram alterados depois do envio. Recarregue a página para ver em que ponto está.',
  terms_not_accepted: 'Aceite as condições de transporte em vigor para continuar.',
  consent_missing: 'Assinale a caixa para dar o seu acordo, para que lhe possamos escrever.',
  contact_incomplete: 'Preencha o nome, o e-mail e a mensagem.',
  password_too_short:
    'Preencha todos os campos obrigatórios e use uma palavra-passe forte (mín. 8 caracteres).',
  password_too_common:
    'Esta palavra-passe consta de listas de palavras-passe comuns. Escolha outra.',
  password_too_predictable:
    'Esta palavra-passe é fácil de adivinhar. Evite repetições como aaaa, sequências como 1234 ou qwerty, o seu nome, o seu endereço de email e a palavra Waypost.',
  password_wrong: 'A palavra-passe não está certa.',
  code_invalid: 'Código inválido ou expirado.',
  link_invalid: 'Este link expirou ou já foi usado. Peça um novo.',
  link_of_other_account:
    'Esta alteração foi pedida por outra conta. Inicie sessão nessa conta e abra o link de novo.',
  unsubscribe_link_invalid:
    'Este link não está completo. Abra-o de novo a partir do e-mail ou escreva ao apoio ao cliente e retiramos o endereço da lista.',
  invitation_invalid:
    'Este convite expirou, já foi usado ou é para outro endereço de e-mail. Peça um novo.',
  second_factor_invalid:
    'Este código não está certo. Espere pelo próximo na aplicação de autenticação e tente de novo.',
  second_factor_needed: 'Para fazer isto, introduza um código da sua aplicação de autenticação.',
  second_factor_enrolled: 'Já está configurado um segundo fator. Um colega pode repô-lo.',
  second_factor_enrolment_needed: 'Configure primeiro um segundo fator.',
  already_staff: 'Este endereço já pertence a um membro da equipa.',
  last_owner: 'Tem de ficar um proprietário ativo. Nomeie primeiro outra pessoa.',
  nothing_to_price: 'Introduza um peso ou as três dimensões, para que haja algo a calcular.',
  service_not_available:
    'Este serviço não transporta o envio. Escolha outro ou verifique os locais, o peso e as medidas.',
  service_limits_changed:
    'Entretanto foram publicados outros limites de serviço. Recarregue a página.',
  country_embargoed: 'Um país deste envio ficou sob embargo, pelo que já não pode ser reservado.',
  over_max_piece_weight:
    'Uma encomenda pode pesar até 70 kg. Envie mercadoria mais pesada como carga.',
  measure_out_of_range:
    'Um peso ou uma dimensão excede o que podemos transportar. Verifique os números.',
  pallets_below_one: 'A carga precisa de pelo menos uma palete.',
  place_not_bookable:
    'Não reconhecemos o país de um dos lugares. Termine com o país, por exemplo Porto, Portugal.',
  place_unknown: 'Escreva o lugar como cidade e país, por exemplo Porto, Portugal.',
  delivery_days_impossible:
    'Estes dias não podem ser prometidos: já passaram ou este envio não está a caminho.',
  event_not_possible: 'Este envio não tem esse volume. Escolha um que tenha.',
  amount_differs: 'Este não é o valor em dívida. Verifique de novo ou ajuste primeiro o preço.',
  no_shipment_selected: 'Nenhum envio selecionado para o e-mail.',
  party_without_email: 'Não há endereço de e-mail para onde escrever.',
  party_without_name: 'Esta parte não tem um nome que possa ser usado num e-mail.',
  event_not_found: 'Este envio não tem esse evento.',
  shipment_changed: 'Entretanto, um colega alterou este envio. Veja o que mudou.',
  shipment_not_changeable:
    'Isto já não pode ser alterado neste envio: está a caminho, terminou ou não foi reservado por um programa.',
  shipment_cancelled:
    'Este envio está cancelado. Isso é definitivo e nada lhe pode ser acrescentado.',
  event_not_voidable: 'Este evento não pode ser anulado ou já o foi.',
  price_settled:
    'O pagamento deste envio está liquidado ou em curso, por isso o preço não pode ser alterado. Cancele o envio e devolva o dinheiro.',
  nothing_owed: 'Já nada é devido por este envio, ou não desta forma.',
  reference_taken: 'Outro envio já tem este número.',
  payment_method_unavailable: 'Esta forma de pagamento não está disponível agora. Escolha outra.',
  pay_on_delivery_limit:
    'Este valor é demasiado alto para pagar na entrega sem conta. Pague de outra forma ou inicie sessão.',
  too_many_declines:
    'Foram recusados demasiados cartões. Nada foi cobrado. Pague agora de outra forma ou volte a tentar com um cartão daqui a uma hora.',
  pay_on_delivery_too_high:
    'Este valor é demasiado alto para pagar na entrega. Pague de outra forma.',
  too_many_bookings:
    'Hoje não são possíveis mais reservas a partir daqui. Tente de novo daqui a 24 horas ou escreva-nos se precisar de mais.',
  card_refused:
    'O cartão não foi aceite e não fica guardado. Tente outro cartão ou pergunte ao seu banco.',
  card_not_found: 'Este cartão já não está guardado. Escolha outro.',
  statement_not_found: 'Não existe esse documento para este mês.',
  card_missing: 'Introduza os dados do cartão para pagar com cartão.',
  items_missing:
    'A alfândega precisa de saber o que vai dentro. Adicione pelo menos um artigo com o seu valor.',
  declared_value_missing:
    'O seguro depende do valor da mercadoria. Indique o que vai dentro e quanto vale.',
  shipper_elsewhere:
    'A sua cidade não é a de origem deste preço. Altere a cidade ou peça uma nova cotação a partir dela.',
  recipient_elsewhere:
    'A cidade do destinatário não é a deste preço. Altere a cidade ou peça uma nova cotação para lá.',
  bulk_upload_not_found: 'Esse carregamento não existe. Volte à lista de carregamentos.',
  bulk_upload_not_ready:
    'Este carregamento não está nesse ponto. Verifique o estado e tente de novo.',
  bulk_upload_started:
    'Já foram registadas linhas deste carregamento, por isso as colunas ficam como estão.',
  bulk_upload_changed:
    'Entretanto, um colega escolheu outras colunas. Veja o resultado da verificação e comece de novo.',
  bulk_prices_changed:
    'Há um novo tarifário em vigor desde que este ficheiro foi verificado. Verifique-o de novo para ver o novo total.',
  bank_file_not_accepted: 'O ficheiro não é CAMT.053 nem um CSV com data e montante em cada linha.',
  over_credit_limit:
    'Isto ultrapassaria o limite de crédito da conta. Pague de outra forma ou escreva-nos.',
  vat_number_invalid:
    'Este não é um número de IVA de uma empresa da União Europeia, ou a conta já tem outro. Recarregue a página.',
  no_credit: 'Esta conta não permite pagar a crédito. Pague de outra forma ou escreva-nos.',
  bank_line_decided: 'Um colega já decidiu sobre esta transferência. Carregue novamente a página.',
  upload_booked_before:
    'Um ficheiro com o mesmo conteúdo já foi reservado. Confirme que o quer reservar outra vez.',
  bulk_file_not_accepted:
    'O ficheiro não é CSV nem XLSX. Guarde-o num destes formatos e tente de novo.',
  bulk_columns_missing: 'Ainda falta escolher algumas colunas de que todos os envios precisam.',
  file_infected:
    'Este ficheiro contém um vírus. Não foi guardado. Verifique o seu dispositivo e envie uma cópia limpa.',
  file_not_accepted:
    'Este ficheiro não é um PDF, JPEG ou PNG, seja qual for o nome. Guarde-o num destes formatos e tente de novo.',
  picture_taken: 'Outra imagem tem este identificador. Envie esta com um novo.',
  picture_not_accepted: 'Isto não é uma imagem JPEG, PNG ou WebP legível.',
  pickup_day_unavailable:
    'Neste dia não passa nenhum estafeta. Escolha um dia útil nos próximos 60 dias.',
  too_many_requests: 'Demasiados pedidos desta ligação. Espere alguns minutos e tente de novo.',
  internal: 'Algo correu mal do nosso lado. Tente de novo.',
  overloaded: 'Estamos com muito tráfego neste momento. Tente de novo dentro de um minuto.',
  temporarily_unavailable:
    'Não conseguimos responder neste momento. Nada se perdeu. Tente de novo dentro de um minuto.',
  document_failed:
    'Não foi possível gerar o documento. Nada se perdeu. Tente de novo dentro de um minuto.',
  template_not_found: 'Este modelo já não existe. Recarregue a página.',
  too_many_templates: 'Tem 50 modelos. Remova um para guardar outro.',
  round_not_found: 'Essa ronda não existe. Recarregue a página.',
  round_changed: 'Alguém alterou a ronda entretanto. Veja-a de novo e repita a alteração.',
  round_not_changeable: 'Não é possível no estado atual da ronda.',
  round_incomplete: 'Uma ronda precisa de paragens e de uma pessoa antes de ser libertada.',
  round_pieces_open:
    'Alguns volumes não foram entregues nem lidos no regresso. Procure-os ou comunique-os como em falta.',
  stop_taken: 'Uma parte já está noutra ronda. Recarregue a lista.',
  stop_not_possible:
    'Uma parte não é possível: uma paragem está feita, ou um envio está entregue, cancelado, retido ou é de outro hub.',
  vehicle_not_found: 'Esse veículo não existe neste hub. Recarregue a lista.',
  vehicle_code_taken: 'Outro veículo do hub tem este código. Escolha outro.',
  container_not_found: 'Esse contentor não existe ou foi apagado ao fim de dois anos.',
  trip_not_found: 'Essa viagem não existe. Recarregue a lista.',
  trip_not_changeable:
    'Esta viagem não pode ser alterada: já partiu, terminou, ou começa e acaba no mesmo hub.',
} satisfies Catalog<'problems'>;
