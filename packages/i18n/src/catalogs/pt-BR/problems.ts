import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/problems.ts';

export default {
  ...portuguese,
  invalid_request: 'Alguns dados faltam ou não são válidos. Verifique-os e tente novamente.',
  idempotency_key_missing:
    'A solicitação não tem Idempotency-Key. Envie o ID de tentativa do rascunho ou, para uma coleta, um ID seu.',
  reference_too_short: 'Digite um número de rastreamento válido.',
  reference_mistyped:
    'Este número de rastreamento tem um erro de digitação. Compare-o com a etiqueta, um grupo de quatro por vez.',
  unauthenticated: 'Entre para continuar.',
  sign_in_refused: 'Endereço de e-mail ou senha incorretos. Verifique ambos e tente novamente.',
  payment_declined:
    'O pagamento foi recusado. Nada foi cobrado. Tente novamente ou pague de outra forma.',
  payment_not_completed:
    'O pagamento não foi concluído. Nada foi cobrado. Tente novamente ou pague de outra forma.',
  tracking_unknown:
    'Não encontramos esse número de rastreamento. Verifique se há erros ou contate o remetente.',
  session_not_found: 'Esta sessão não existe mais. Recarregue a lista.',
  staff_not_found: 'Esse membro da equipe não existe. Recarregue a lista.',
  attempt_not_found: 'Esta tentativa de reserva não existe. Recarregue a página e tente novamente.',
  address_not_found:
    'Este endereço não está mais no seu catálogo de endereços. Recarregue a lista.',
  pickup_not_found: 'Essa coleta não existe. Recarregue a lista.',
  pickup_rule_not_found: 'Essa coleta periódica não existe. Recarregue a lista.',
  attempt_running: 'Esta reserva ainda está sendo processada. O resultado chega em instantes.',
  not_cancellable:
    'Este envio já está a caminho ou foi cancelado. Fale com o atendimento ao cliente para alterá-lo.',
  quote_expired: 'Esta cotação não é mais válida. Obtenha um novo preço para continuar.',
  too_many_webhook_endpoints:
    'Você já tem o número máximo de endereços de webhook de uma conta. Remova um para adicionar outro.',
  webhook_endpoint_off: 'Este webhook está desligado. Ligue-o primeiro.',
  webhook_address:
    'Webhooks vão para endereços https públicos, na porta 443 ou 8443, sem nome de usuário.',
  too_many_keys:
    'Você já tem o número máximo de chaves de uma conta. Revogue uma para criar outra.',
  party_without_name: 'Esta parte não tem um nome que possa ser usado em um e-mail.',
  too_many_views:
    'Você já tem o número máximo de visualizações de um membro da equipe. Remova uma para salvar outra.',
  settings_changed:
    'Nesse meio-tempo, outra pessoa salvou as configurações. Veja o que mudou e salve de novo.',
  tariff_beyond_bounds:
    'Com estes preços, o maior envio custa mais do que a contabilidade pode registrar. Verifique as casas decimais.',
  customer_changed:
    'Nesse meio-tempo, alguém alterou este cliente. Compare com o que existe agora e salve de novo.',
  audit_entry_not_found: 'Essa entrada não existe no registro de auditoria. Recarregue a lista.',
  mail_addressee_gone:
    'Não há mais a quem enviar isto: a pessoa foi apagada ou não quer estes e-mails.',
  viewing_only:
    'Você está vendo o painel de um cliente. A partir daqui não é possível alterar nada.',
  address_book_full: 'Seu catálogo de endereços está cheio. Remova um endereço para salvar outro.',
  desk_item_not_found: 'Isto não está mais na lista de trabalho. Recarregue a lista.',
  case_closed:
    'Este caso foi fechado há mais de 14 dias. Escreva um e-mail ao atendimento ao cliente se houver algo novo.',
  case_full: 'Este caso já tem 20 arquivos. Escreva uma mensagem e dizemos para onde enviar mais.',
  no_open_problem:
    'Nada mais neste envio espera por você. Escreva um e-mail ao atendimento ao cliente se algo não estiver bem.',
  pickup_window_gone: 'Este período não está mais disponível. Escolha outro.',
  pickup_places_used:
    'Neste período, você ou este endereço já tem todas as coletas que podemos reservar. Nada foi pedido nem alterado. Entregue tudo de uma vez ou escolha outro horário.',
  pickup_rules_used:
    'Você já tem todas as coletas periódicas que sua conta permite. Encerre uma delas ou peça coletas individuais.',
  pickup_not_changeable:
    'Esta coleta não pode mais ser alterada: já passou, foi cancelada ou o horário limite já passou.',
  handover_not_changeable:
    'Isto não pode mais ser alterado: o entregador está a caminho, já temos o envio, foi cancelado ou faz parte de outra coleta.',
  drop_off_unavailable:
    'Este ponto de postagem não aceita este envio. Escolha outro ou peça uma coleta.',
  shipment_not_collectable:
    'Um envio que você escolheu não pode ser entregue nesta coleta: está a caminho, em espera, em outro país ou faz parte de outra coleta.',
  too_many_cards: 'Você já salvou o número máximo de cartões. Remova um para salvar outro.',
  followers_full:
    'Este envio já tem o número máximo de endereços que recebem avisos. Abra a página de rastreamento para ver onde está.',
  payload_too_large: 'A solicitação é muito grande. Envie-a em partes menores.',
  unsupported_media_type: 'Este tipo de conteúdo não é aceito aqui. Envie JSON.',
  consent_missing: 'Marque a caixa para concordar, para que possamos escrever para você.',
  password_too_short:
    'Preencha todos os campos obrigatórios e use uma senha forte (mín. 8 caracteres).',
  password_too_common: 'Esta senha está em listas de senhas comuns. Escolha outra.',
  password_too_predictable:
    'Esta senha é fácil de adivinhar. Evite repetições como aaaa, sequências como 1234 ou qwerty, seu nome, seu endereço de e-mail e a palavra Waypost.',
  password_wrong: 'A senha não está certa.',
  link_of_other_account:
    'Esta alteração foi pedida por outra conta. Entre nessa conta e abra o link de novo.',
  unsubscribe_link_invalid:
    'Este link não está completo. Abra-o de novo a partir do e-mail ou escreva ao atendimento ao cliente e retiramos o endereço da lista.',
  second_factor_invalid:
    'Este código não está certo. Espere pelo próximo no aplicativo de autenticação e tente novamente.',
  second_factor_needed: 'Para fazer isto, digite um código do seu aplicativo de autenticação.',
  already_staff: 'Este endereço já pertence a um membro da equipe.',
  last_owner: 'Precisa ficar um proprietário ativo. Nomeie primeiro outra pessoa.',
  nothing_to_price: 'Digite um peso ou as três dimensões, para que haja algo a calcular.',
  pallets_below_one: 'A carga precisa de pelo menos um palete.',
  place_not_bookable:
    'Não reconhecemos o país de um dos lugares. Termine com o país, por exemplo Santos, Brasil.',
  place_unknown: 'Escreva o lugar como cidade e país, por exemplo Santos, Brasil.',
  pay_on_delivery_limit:
    'Este valor é muito alto para pagar na entrega sem conta. Pague de outra forma ou entre.',
  too_many_declines:
    'Foram recusados muitos cartões. Nada foi cobrado. Pague agora de outra forma ou tente novamente com um cartão daqui a uma hora.',
  pay_on_delivery_too_high: 'Este valor é muito alto para pagar na entrega. Pague de outra forma.',
  too_many_bookings:
    'Hoje não são possíveis mais reservas a partir daqui. Tente novamente daqui a 24 horas ou escreva para nós se precisar de mais.',
  card_refused:
    'O cartão não foi aceito e não fica salvo. Tente outro cartão ou pergunte ao seu banco.',
  card_not_found: 'Este cartão não está mais salvo. Escolha outro.',
  card_missing: 'Digite os dados do cartão para pagar com cartão.',
  items_missing:
    'A alfândega precisa saber o que vai dentro. Adicione pelo menos um item com seu valor.',
  shipper_elsewhere:
    'Sua cidade não é a de origem deste preço. Altere a cidade ou peça uma nova cotação a partir dela.',
  upload_booked_before:
    'Um arquivo com o mesmo conteúdo já foi reservado. Confirme que quer reservá-lo outra vez.',
  bulk_upload_not_ready: 'Este upload não está nesse ponto. Verifique o status e tente novamente.',
  bulk_upload_started:
    'Já foram registradas linhas deste upload, por isso as colunas ficam como estão.',
  bulk_prices_changed:
    'Há uma nova tabela de preços em vigor desde que este arquivo foi verificado. Verifique-o de novo para ver o novo total.',
  bank_file_not_accepted: 'O arquivo não é CAMT.053 nem um CSV com data e valor em cada linha.',
  over_credit_limit:
    'Isto ultrapassaria o limite de crédito da conta. Pague de outra forma ou escreva para nós.',
  no_credit: 'Esta conta não permite pagamento faturado. Pague de outra forma ou escreva para nós.',
  bank_line_decided: 'Um colega já decidiu sobre esta transferência. Recarregue a página.',
  bulk_file_not_accepted:
    'O arquivo não é CSV nem XLSX. Salve-o em um destes formatos e tente novamente.',
  file_infected:
    'Este arquivo contém um vírus. Ele não foi guardado. Verifique seu dispositivo e envie uma cópia limpa.',
  file_not_accepted:
    'Este arquivo não é um PDF, JPEG ou PNG, seja qual for o nome. Salve-o em um destes formatos e tente novamente.',
  pickup_day_unavailable:
    'Neste dia nenhum entregador passará. Escolha um dia útil nos próximos 60 dias.',
  too_many_requests: 'Muitas solicitações desta conexão. Espere alguns minutos e tente novamente.',
  internal: 'Algo deu errado do nosso lado. Tente novamente.',
  overloaded: 'Estamos com muito movimento neste momento. Tente novamente em um minuto.',
  temporarily_unavailable:
    'Não conseguimos responder neste momento. Nada se perdeu. Tente novamente em um minuto.',
  document_failed:
    'Não foi possível gerar o documento. Nada se perdeu. Tente novamente em um minuto.',
  service_not_available:
    'Este serviço não transporta o envio. Escolha outro ou confira os lugares, o peso e as medidas.',
  service_limits_changed:
    'Nesse meio-tempo foram publicados outros limites de serviço. Recarregue a página.',
  country_embargoed:
    'Um país deste envio está agora sob embargo, por isso não é mais possível reservar.',
  shift_needed: 'Entre com o seu crachá e PIN para continuar.',
  hub_closed: 'Este hub não está mais em uso. Escolha outro.',
  field_person_inactive: 'Esta pessoa foi desativada. Adicione-a de novo se ela voltou.',
  sort_plan_changed: 'Outro plano de triagem foi publicado nesse meio-tempo. Recarregue a página.',
  badge_or_pin_wrong: 'O crachá ou o PIN não está correto. Verifique ambos e tente novamente.',
  pin_locked: 'Muitos PINs errados. Peça ao escritório para desbloquear o seu crachá.',
  cash_count_not_found:
    'Esta declaração não está pendente na sua unidade. Peça ao entregador que declare o dinheiro de novo.',
  cash_deposit_not_found: 'Não conhecemos esse malote de dinheiro.',
  cash_count_closed: 'Este dinheiro já foi contado ou declarado de novo. Volte para a lista.',
  cash_count_differs: 'Não é o que o entregador declarou. Contem de novo juntos e depois confirme.',
  own_cash_count: 'Outra pessoa precisa contar o seu dinheiro.',
  cash_not_at_hub: 'A unidade não tem tanto dinheiro. Confira os valores.',
  seal_used: 'Este lacre já foi usado. Confira o número do malote.',
  cash_deposit_received: 'Este malote já consta como recebido.',
  cash_difference_changed: 'A diferença não é mais tão grande. Recarregue a página.',
  hub_not_found: 'Esse hub não existe. Recarregue a lista.',
  hub_code_taken: 'Outro hub já tem este código. Escolha outro.',
  scan_not_found: 'Esta leitura não está mais pendente. Recarregue a lista.',
  service_point_not_found: 'Esse ponto de postagem não existe. Recarregue a lista.',
  shipment_changed: 'Nesse meio-tempo, um colega alterou este envio. Veja o que mudou.',
  event_not_voidable: 'Este evento não pode ser anulado ou já foi.',
  bulk_upload_changed:
    'Nesse meio-tempo, um colega escolheu outras colunas. Veja o resultado da verificação e comece de novo.',
  key_unknown:
    'A solicitação não tem uma chave de API válida. Envie uma em Authorization: Bearer ou crie uma nova no seu painel.',
  key_expired:
    'Esta chave de API expirou. Use a chave que a substituiu ou crie uma nova no seu painel.',
  key_network_refused:
    'Esta chave não pode ser usada a partir desta rede. Use-a em uma rede permitida ou crie outra.',
  test_mode_unavailable: 'Ainda não há modo de teste aqui. Use uma chave real.',
  key_spend_cap_reached:
    'Esta chave não pode gastar tanto hoje. Nada foi reservado. Crie uma chave com limite maior ou espere até amanhã.',
  credit_exhausted:
    'Seu crédito não cobre este envio. Nada foi reservado. Pague um extrato ou pague com cartão.',
  payer_needed:
    'O banco pede que o titular do cartão confirme este pagamento, o que um programa não pode fazer. Nada foi cobrado. Use outro cartão ou pague a prazo.',
  idempotency_key_reused:
    'Esta Idempotency-Key foi usada em outra solicitação. Envie uma chave nova com uma solicitação nova.',
  rate_mismatch: 'Este preço foi feito para outro envio ou outra conta. Peça os preços deste.',
  price_above_maximum: 'O preço ultrapassa o máximo que você informou. Nada foi reservado.',
  forbidden: 'Seu acesso não permite fazer isto.',
  pickup_window_full:
    'Todas as vagas deste período estão ocupadas. Nada foi pedido nem alterado. Escolha outro horário.',
  pickup_cut_off_passed:
    'É tarde demais para este período: fecha duas horas antes de começar. Escolha outro horário.',
  second_factor_enrolled: 'Já está configurado um segundo fator. Um colega pode redefini-lo.',
  amount_differs: 'Este não é o valor devido. Verifique de novo ou ajuste primeiro o preço.',
  shipment_not_changeable:
    'Isso não pode mais ser alterado neste envio: ele está a caminho, foi concluído ou não foi reservado por um programa.',
  shipment_cancelled:
    'Este envio está cancelado. Isso é definitivo e nada pode ser acrescentado a ele.',
  nothing_owed: 'Nada mais é devido por este envio, ou não desta forma.',
  cross_site_request: 'Esta solicitação veio de outro site e foi recusada.',
  method_not_allowed: 'Este endereço não responde a esse tipo de solicitação.',
  tariff_not_found: 'Essa tabela de preços não existe.',
  tariff_in_force: 'Uma tabela de preços pode ser retirada até um minuto antes de entrar em vigor.',
  tariff_preview_missing:
    'Ainda não está calculado o que isto altera. Aguarde o resultado e publique depois.',
  bulk_upload_not_found: 'Esse upload não existe. Volte à lista de uploads.',
  template_not_found: 'Este modelo não existe mais. Recarregue a página.',
  too_many_templates: 'Você tem 50 modelos. Remova um para salvar outro.',
  round_not_found: 'Essa rota não existe. Recarregue a página.',
  round_changed: 'Alguém alterou a rota nesse meio-tempo. Veja-a de novo e repita a alteração.',
  round_not_changeable: 'Não é possível no estado atual da rota.',
  round_incomplete: 'Uma rota precisa de paradas e de uma pessoa antes de ser liberada.',
  round_pieces_open:
    'Alguns volumes não foram entregues nem lidos na volta. Procure-os ou informe que estão faltando.',
  stop_taken: 'Uma parte já está em outra rota. Recarregue a lista.',
  stop_not_possible:
    'Uma parte não é possível: uma parada está feita, ou um envio está entregue, cancelado, retido ou é de outro hub.',
  vehicle_not_found: 'Esse veículo não existe neste hub. Recarregue a lista.',
  vehicle_code_taken: 'Outro veículo do hub tem este código. Escolha outro.',
  container_not_found: 'Esse contêiner não existe ou foi apagado depois de dois anos.',
  trip_not_found: 'Essa viagem não existe. Recarregue a lista.',
  trip_not_changeable:
    'Esta viagem não pode ser alterada: já saiu, terminou, ou começa e acaba no mesmo hub.',
} satisfies Catalog<'problems'>;
