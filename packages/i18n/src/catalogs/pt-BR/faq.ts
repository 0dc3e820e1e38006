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
    'Na página do serviço expresso. Indique onde o envio começa e termina, o peso e as dimensões para ver todos os serviços com o preço completo. Acrescente o e-mail e o endereço do destinatário, continue para a reserva, verifique os encargos e confirme. Você recebe na hora um número de rastreamento e um recibo.',
  'guest.answer':
    'Não. Qualquer pessoa pode obter um preço, reservar e rastrear um envio. Uma conta acrescenta um painel com todos os seus envios, quanto custaram e suas coletas.',
  'forbidden.answer':
    'Mercadorias perigosas, armas, drogas, animais vivos, dinheiro e algumas outras coisas. A lista completa está nas condições. Um envio que contenha uma delas é parado, e o remetente paga os custos resultantes.',
  'nobody.answer':
    'O entregador registra a tentativa no local, e a página de rastreamento a mostra como Ocorrência, com a hora. Escreva ao atendimento ao cliente com o número de rastreamento para combinar outro dia ou outro endereço.',
  'track.answer':
    'Pelo número de rastreamento, na página inicial ou na página de rastreamento. O número está na etiqueta, no recibo e nos nossos e-mails. Maiúsculas, espaços e traços não importam, e a página se atualiza sozinha a cada leitura.',
  'missing.question': 'Por que meu número de rastreamento não é encontrado?',
  'missing.answer':
    'Nossos números terminam com um caractere de controle, por isso a página distingue um erro de digitação de um número que não existe. Compare-o com a etiqueta, quatro caracteres por vez. Uma etiqueta nova pode demorar alguns minutos para aparecer.',
  'statuses.answer':
    'Criado: reservado e aguardando a primeira leitura. Coletado: está conosco. Em trânsito: entre nossos centros ou em desembaraço aduaneiro. Saiu para entrega: com um entregador, na rota de hoje. Entregue: chegou às mãos de quem o recebeu. Ocorrência: algo o parou, e o histórico diz o quê. Cancelado: não vai seguir.',
  'masked.question':
    'Por que os nomes e os endereços aparecem abreviados na página de rastreamento?',
  'masked.answer':
    'Um link de rastreamento é muitas vezes encaminhado. Por isso, a página mostra a todos as iniciais, um e-mail e um telefone mascarados e apenas as duas últimas partes do destino. Quem não é parte do envio nunca vê mais, porque o resto não sai do nosso servidor.',
  'hold.answer':
    'O status muda para Ocorrência e o histórico indica “Retido na alfândega”. Em geral, falta um documento ou uma descrição mais clara da mercadoria. Quando a alfândega fica satisfeita, aparece “Liberado pela alfândega” e o envio avança.',
  'pickup.question': 'Como peço uma coleta?',
  'pickup.answer':
    'No seu painel. Entre, abra Coletas e escolha Pedir coleta. Indique a data, um dos períodos 09:00–13:00, 13:00–17:00 ou 17:00–20:00 e o endereço. Uma coleta pode se repetir todos os dias, todas as semanas ou a cada duas semanas.',
  'price.answer':
    'O preço do envio para o peso faturável, o trajeto e o serviço, uma sobretaxa de combustível de {fuel} e segurança e manuseio de {security}. O seguro é opcional e custa {insurance} do valor declarado, no mínimo {insuranceMinimum}. A cotação indica cada linha antes da reserva e mantém o preço por 30 minutos.',
  'onDelivery.answer':
    '{codFee} do subtotal. A cotação mostra lado a lado o total com cartão e o total na entrega. O entregador cobra o valor na porta.',
  'signIn.answer':
    'Só a senha não basta. Depois dela, enviamos um código de 6 dígitos para seu e-mail; ele só pode ser usado uma vez, por 10 minutos. Nunca pedimos esse código por telefone nem por e-mail.',
  'delete.question': 'Como vejo ou excluo meus dados?',
  'delete.answer':
    'No seu perfil você pode exportar tudo o que temos sobre você e excluir a conta. Os registros contábeis ficam, como a lei exige, e não identificam mais ninguém.',
  linkTrack: 'Página de rastreamento',
  linkCustoms: 'Alfândega e desembaraço aduaneiro',
  linkContact: 'Falar com o atendimento ao cliente',
  'domestic.answer':
    '{standardEta} com Standard, {expressEta} com Expresso, {priorityEta} com Prioritário. Uma encomenda reservada antes do horário limite é coletada no mesmo dia; os horários limite estão na página de envios nacionais.',
  'international.answer':
    '{expressEta}. O desembaraço na fronteira está incluído. Quando a alfândega faz uma pergunta, a contagem para até haver resposta.',
  'cancel.answer':
    'Sim, de graça, até a coleta: cancele no recibo do envio. Depois disso, podemos trazê-lo de volta; as condições dizem o que é devolvido a você.',
  'volume.question': 'Por que o tamanho muda o preço?',
  'volume.answer':
    'Uma caixa grande e leve ocupa o lugar de uma pesada. Comparamos o peso real com o peso volumétrico (comprimento × largura × altura em centímetros, dividido por {parcelDivisor}, ou por {airDivisor} na carga aérea) e faturamos o maior dos dois. A cotação mostra os dois números.',
  'methods.answer':
    'Com cartão, PayPal, transferência bancária ou na entrega. Ao reservar, são mostradas as formas disponíveis para seu envio.',
  'signIn.question': 'Por que recebo um código quando entro?',
  lead: 'Primeiro, respostas curtas. Cada uma tem um link para a página onde você pode agir.',
  'board.pickupAnswer': 'São pedidas no seu painel',
  'nobody.question': 'O que acontece se não houver ninguém em casa?',
  'track.question': 'Como rastreio um envio?',
  'statuses.question': 'O que significam os status?',
  'duties.question': 'Quem paga os tributos de importação?',
  'duties.answer':
    'São definidos pelo país de destino e não fazem parte do nosso preço. Nas encomendas, quem paga é o destinatário. Na carga, depende do Incoterm que você escolher; em DAP, também é o destinatário.',
} satisfies Catalog<'faq'>;
