import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Perguntas e respostas | Waypost',
  metaDescription:
    'Como enviar, quanto demora a entrega, como funcionam o seguimento e a alfândega, como pedir uma recolha e quanto custa pagar na entrega.',
  title: 'Perguntas e respostas',
  lead: 'Primeiro, respostas curtas. Cada uma tem um link para a página onde pode agir.',
  contents: 'Temas',
  stillTitle: 'Não encontrou resposta?',
  stillText:
    'Escreva-nos e indique o número de seguimento, se houver. A nossa equipa responde de segunda a sexta, 09:00–18:00, hora de Bruxelas.',
  stillLink: 'Contactar o apoio ao cliente',

  boardTitle: 'Cada resposta numa linha',
  'board.ship': 'Enviar algo',
  'board.shipAnswer': 'Use a página do serviço expresso',
  'board.domestic': 'Entrega nacional',
  'board.domesticAnswer': '{standardEta}, ou {priorityEta} com Prioritário',
  'board.international': 'Expresso internacional para o Reino Unido e a UE',
  'board.internationalAnswer': '{expressEta}',
  'board.track': 'Seguimento',
  'board.trackAnswer': 'Pelo número, na página inicial ou na de seguimento',
  'board.customs': 'Um problema na alfândega',
  'board.customsAnswer': 'Aparece com o estado Ocorrência',
  'board.pickup': 'Recolhas',
  'board.pickupAnswer': 'Pedem-se no seu painel',

  'topic.shipping': 'Enviar',
  'topic.delivery': 'Tempos de entrega',
  'topic.tracking': 'Seguimento',
  'topic.customs': 'Alfândega',
  'topic.pickups': 'Recolhas',
  'topic.paying': 'Preços e pagamento',
  'topic.account': 'Conta e privacidade',

  'ship.question': 'Como envio algo?',
  'ship.answer':
    'Na página do serviço expresso. Indique onde o envio começa e termina, o peso e as dimensões para ver todos os serviços com o preço completo. Acrescente o e-mail e a morada do destinatário, continue para a reserva, verifique os encargos e confirme. Recebe de imediato um número de seguimento e um recibo.',
  'guest.question': 'Preciso de uma conta para enviar?',
  'guest.answer':
    'Não. Qualquer pessoa pode obter um preço, reservar e seguir um envio. Uma conta acrescenta um painel com todos os seus envios, o que custaram e as suas recolhas.',
  'heavy.question': 'Quanto pode pesar uma encomenda?',
  'heavy.answer':
    'Uma encomenda pode pesar até {maxPiece}. O que pesar mais segue como carga em paletes, por via aérea, marítima ou rodoviária.',
  'volume.question': 'Porque é que o tamanho altera o preço?',
  'volume.answer':
    'Uma caixa grande e leve ocupa o lugar de uma pesada. Comparamos o peso real com o peso volumétrico (comprimento × largura × altura em centímetros, a dividir por {parcelDivisor}, ou por {airDivisor} na carga aérea) e faturamos o maior dos dois. A cotação mostra os dois números.',
  'forbidden.question': 'O que não posso enviar?',
  'forbidden.answer':
    'Mercadorias perigosas, armas, drogas, animais vivos, numerário e algumas outras coisas. A lista completa está nas condições. Um envio que contenha uma delas é parado, e o remetente paga o que daí resultar.',

  'domestic.question': 'Quanto demora uma entrega nacional?',
  'domestic.answer':
    '{standardEta} com Standard, {expressEta} com Expresso, {priorityEta} com Prioritário. Uma encomenda reservada antes da hora limite é recolhida no mesmo dia; as horas limite estão na página de envios nacionais.',
  'international.question': 'Quanto demora o expresso internacional para o Reino Unido ou a UE?',
  'international.answer':
    '{expressEta}. O desalfandegamento na fronteira está incluído. Quando a alfândega faz uma pergunta, a contagem para até haver resposta.',
  'nobody.question': 'O que acontece se não estiver ninguém em casa?',
  'nobody.answer':
    'O estafeta regista a tentativa no local, e a página de seguimento mostra-a como Ocorrência, com a hora. Escreva ao apoio ao cliente com o número de seguimento para combinar outro dia ou outra morada.',

  'track.question': 'Como sigo um envio?',
  'track.answer':
    'Pelo número de seguimento, na página inicial ou na página de seguimento. O número está na etiqueta, no recibo e nos nossos e-mails. Maiúsculas, espaços e traços não importam, e a página atualiza-se sozinha a cada leitura.',
  'missing.question': 'Porque é que o meu número de seguimento não é encontrado?',
  'missing.answer':
    'Os nossos números terminam com um carácter de controlo, por isso a página distingue um erro de digitação de um número que não existe. Compare-o com a etiqueta, quatro caracteres de cada vez. Uma etiqueta nova pode demorar alguns minutos a aparecer.',
  'statuses.question': 'O que significam os estados?',
  'statuses.answer':
    'Criado: reservado e à espera da primeira leitura. Recolhido: está connosco. Em trânsito: entre os nossos centros ou em desalfandegamento. Em distribuição: com um estafeta, na volta de hoje. Entregue: chegou às mãos de quem o recebeu. Ocorrência: algo o parou, e o histórico diz o quê. Cancelado: não vai seguir.',
  'masked.question':
    'Porque é que os nomes e as moradas aparecem abreviados na página de seguimento?',
  'masked.answer':
    'Um link de seguimento é muitas vezes reencaminhado. Por isso, a página mostra a todos as iniciais, um e-mail e um telefone ocultados e apenas as duas últimas partes do destino. Quem não é parte no envio nunca vê mais, porque o resto não sai do nosso servidor.',

  'hold.question': 'O que acontece quando há um problema na alfândega?',
  'hold.answer':
    'O estado muda para Ocorrência e o histórico indica «Retido na alfândega». Em geral, falta um documento ou uma descrição mais clara da mercadoria. Quando a alfândega fica satisfeita, segue-se a entrada «Libertado pela alfândega» e o envio avança.',
  'duties.question': 'Quem paga direitos e impostos?',
  'duties.answer':
    'São fixados pelo país de destino e não fazem parte do nosso preço. Nas encomendas, paga-os o destinatário. Na carga, decide o Incoterm que escolher; em DAP, é também o destinatário.',

  'pickup.question': 'Como peço uma recolha?',
  'pickup.answer':
    'No seu painel. Inicie sessão, abra Recolhas e escolha Pedir recolha. Indique a data, um dos períodos 09:00–13:00, 13:00–17:00 ou 17:00–20:00 e a morada. Uma recolha pode repetir-se todos os dias, todas as semanas ou de duas em duas semanas.',

  'price.question': 'O que inclui o preço?',
  'price.answer':
    'O preço do envio para o peso faturável, o trajeto e o serviço, uma sobretaxa de combustível de {fuel} e segurança e manuseamento de {security}. O seguro é opcional e custa {insurance} do valor declarado, no mínimo {insuranceMinimum}. A cotação indica cada linha antes da reserva e mantém o preço durante 30 minutos.',
  'methods.question': 'Como posso pagar?',
  'methods.answer':
    'Com cartão, PayPal, transferência bancária ou na entrega. Ao reservar, são mostradas as formas disponíveis para o seu envio.',
  'onDelivery.question': 'Quanto custa pagar na entrega?',
  'onDelivery.answer':
    '{codFee} do subtotal. A cotação mostra lado a lado o total com cartão e o total na entrega. O estafeta cobra o valor à porta.',
  'cancel.question': 'Posso cancelar um envio?',
  'cancel.answer':
    'Sim, gratuitamente, até o recolhermos: cancele-o no respetivo recibo. Depois disso, podemos fazê-lo regressar; as condições dizem o que lhe é devolvido.',

  'signIn.question': 'Porque recebo um código quando inicio sessão?',
  'signIn.answer':
    'A palavra-passe, só por si, não chega. Depois dela, enviamos um código de 6 dígitos para o seu endereço; pode ser usado uma só vez, durante 10 minutos. Nunca o pedimos por telefone nem por e-mail.',
  'delete.question': 'Como vejo ou elimino os meus dados?',
  'delete.answer':
    'No seu perfil pode exportar tudo o que temos sobre si e eliminar a conta. Os registos contabilísticos ficam, como a lei exige, e já não identificam ninguém.',

  linkExpress: 'Página do serviço expresso',
  linkFreight: 'Carga',
  linkProhibited: 'Mercadorias proibidas',
  linkDomestic: 'Envios nacionais',
  linkHome: 'Página inicial',
  linkTrack: 'Página de seguimento',
  linkCustoms: 'Alfândega e desalfandegamento',
  linkIncoterms: 'Incoterms explicados',
  linkDashboard: 'Painel',
  linkQuote: 'Obter um preço',
  linkCancellations: 'Cancelamentos e reembolsos',
  linkPrivacy: 'Aviso de privacidade',
  linkContact: 'Contactar o apoio ao cliente',
} satisfies Catalog<'faq'>;
