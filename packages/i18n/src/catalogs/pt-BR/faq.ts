import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/faq.ts';

export default {
  ...portuguese,
  metaDescription:
    'Como enviar, quanto demora a entrega, como funcionam o rastreamento e a alfândega, como pedir uma coleta e quanto custa pagar na entrega.',
  stillText:
    'Escreva para nós e indique o número de rastreamento, se houver. Nossa equipe responde de segunda a sexta, 09:00–18:00, hora de Bruxelas.',
  stillLink: 'Falar com o atendimento ao cliente',
  boardTitle: 'Cada resposta em uma linha',
  'board.track': 'Rastreamento',
  'board.trackAnswer': 'Pelo número, na página inicial ou na de rastreamento',
  'board.customsAnswer': 'Aparece com o status Ocorrência',
  'board.pickup': 'Coletas',
  'topic.tracking': 'Rastreamento',
  'topic.pickups': 'Coletas',
  'ship.answer':
    'Na página do serviço expresso. Indique onde o envio começa e termina, o peso e as dimensões para ver todos os serviços com o preço completo. Acrescente o e-mail e o endereço do destinatário, continue para a reserva, verifique os encargos e confirme. Recebe de imediato um número de rastreamento e um recibo.',
  'guest.answer':
    'Não. Qualquer pessoa pode obter um preço, reservar e rastrear um envio. Uma conta acrescenta um painel com todos seus envios, o que custaram e suas coletas.',
  'forbidden.answer':
    'Mercadorias perigosas, armas, drogas, animais vivos, dinheiro e algumas outras coisas. A lista completa está nas condições. Um envio que contenha uma delas é parado, e o remetente paga o que daí resultar.',
  'nobody.answer':
    'O entregador registra a tentativa no local, e a página de rastreamento mostra-a como Ocorrência, com a hora. Escreva ao atendimento ao cliente com o número de rastreamento para combinar outro dia ou outro endereço.',
  'track.answer':
    'Pelo número de rastreamento, na página inicial ou na página de rastreamento. O número está na etiqueta, no recibo e nos nossos e-mails. Maiúsculas, espaços e traços não importam, e a página se atualiza sozinha a cada leitura.',
  'missing.question': 'Porque é que o meu número de rastreamento não é encontrado?',
  'missing.answer':
    'Nossos números terminam com um símbolo de controle, por isso a página distingue um erro de digitação de um número que não existe. Compare-o com a etiqueta, quatro caracteres de cada vez. Uma etiqueta nova pode demorar alguns minutos para aparecer.',
  'statuses.answer':
    'Criado: reservado e à espera da primeira leitura. Coletado: está conosco. Em trânsito: entre nossos centros ou em desembaraço aduaneiro. Saiu para entrega: com um entregador, na rota de hoje. Entregue: chegou às mãos de quem o recebeu. Ocorrência: algo o parou, e o histórico diz o quê. Cancelado: não vai seguir.',
  'masked.question':
    'Porque é que os nomes e os endereços aparecem abreviados na página de rastreamento?',
  'masked.answer':
    'Um link de rastreamento é muitas vezes encaminhado. Por isso, a página mostra a todos as iniciais, um e-mail e um telefone ocultados e apenas as duas últimas partes do destino. Quem não é parte no envio nunca vê mais, porque o resto não sai do nosso servidor.',
  'hold.answer':
    'O status muda para Ocorrência e o histórico indica «Retido na alfândega». Em geral, falta um documento ou uma descrição mais clara da mercadoria. Quando a alfândega fica satisfeita, segue-se a entrada «Liberado pela alfândega» e o envio avança.',
  'pickup.question': 'Como peço uma coleta?',
  'pickup.answer':
    'No seu painel. Entre, abra Coletas e escolha Pedir coleta. Indique a data, um dos períodos 09:00–13:00, 13:00–17:00 ou 17:00–20:00 e o endereço. Uma coleta pode repetir-se todos os dias, todas as semanas ou de duas em duas semanas.',
  'price.answer':
    'O preço do envio para o peso faturável, o trajeto e o serviço, uma sobretaxa de combustível de {fuel} e segurança e manuseio de {security}. O seguro é opcional e custa {insurance} do valor declarado, no mínimo {insuranceMinimum}. A cotação indica cada linha antes da reserva e mantém o preço por 30 minutos.',
  'onDelivery.answer':
    '{codFee} do subtotal. A cotação mostra lado a lado o total com cartão e o total na entrega. O entregador cobra o valor na porta.',
  'signIn.answer':
    'A senha, só por você, não chega. Depois dela, enviamos um código de 6 dígitos para seu endereço; pode ser usado uma só vez, por 10 minutos. Nunca o pedimos por telefone nem por e-mail.',
  'delete.question': 'Como vejo ou excluo os meus dados?',
  'delete.answer':
    'No seu perfil pode exportar tudo o que temos sobre você e excluir a conta. Os registros contábeis ficam, como a lei exige, e não identificam mais ninguém.',
  linkTrack: 'Página de rastreamento',
  linkCustoms: 'Alfândega e desembaraço aduaneiro',
  linkContact: 'Falar com o atendimento ao cliente',
  'domestic.answer':
    '{standardEta} com Standard, {expressEta} com Expresso, {priorityEta} com Prioritário. Uma encomenda reservada antes do horário limite é coletada no mesmo dia; os horários limite estão na página de envios nacionais.',
  'international.answer':
    '{expressEta}. O desembaraço na fronteira está incluído. Quando a alfândega faz uma pergunta, a contagem para até haver resposta.',
  'cancel.answer':
    'Sim, de graça, até a coleta: cancele no recibo do envio. Depois disso, podemos trazê-lo de volta; as condições dizem o que é devolvido a você.',
} satisfies Catalog<'faq'>;
