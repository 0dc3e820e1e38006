import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/tracking.ts';

export default {
  ...portuguese,
  archivedTitle: 'Do arquivo',
  archivedText:
    'Este envio é antigo, e guardamos o histórico dele em um arquivo. Está completo, mas demora um pouco mais para carregar.',
  asOfTitle: 'Dados das {time}',
  asOfText:
    'No momento não conseguimos obter informações mais recentes. Esta página se atualiza sozinha assim que for possível.',
  metaTitle: 'Rastrear um envio | Waypost',
  metaDescriptionResult: '{status}. Veja ao vivo onde está o envio.',
  metaDescription: 'Digite um número de rastreamento para ver onde está um envio, ao vivo.',
  title: 'Rastrear um envio',
  inputLabel: 'Número de rastreamento',
  submit: 'Rastrear',
  searching: 'Procurando',
  share: 'Compartilhar',
  downloadPdf: 'Baixar PDF',
  pdfFailed: 'Não foi possível gerar o PDF neste momento. Tente novamente.',
  contactSupport: 'Falar com o suporte',
  'step.1': 'Coletado',
  'step.3': 'Saiu para entrega',
  deliveryOpen:
    'Ainda não é possível indicar um dia. Informamos assim que o envio voltar a avançar.',
  'revised.late_pickup': 'Antes: {days}; coletado mais tarde do que o planejado ({date}).',
  'revised.customs_released': 'Antes: {days}; liberado pela alfândega ({date}).',
  'revised.address': 'Antes: {days}; endereço errado ({date}).',
  'revised.out_for_delivery': 'Antes: {days}; em rota de entrega ({date}).',
  'revised.staff': 'Antes: {days}; alterado pela nossa equipe ({date}).',
  testText:
    'Este envio foi reservado no modo de teste. Não há pacote, nada foi pago e ninguém recebe e-mails sobre ele.',
  pieceChosen: 'O volume que você procurou',
  pieceAsked: 'Você procurou o volume {number}: {status}.',
  timelineEmpty: 'Etiqueta criada: o rastreamento aparece após a primeira leitura.',
  demonstrationText:
    'Mostra como é o rastreamento. Nada de real está a caminho e ninguém recebe e-mails sobre ele.',
  contactsMasked: 'Nomes e contatos aparecem abreviados para quem não é parte deste envio.',
  live: 'Ao vivo',
  liveText: 'Esta página se atualiza sozinha.',
  reconnecting: 'Verificando a cada poucos segundos',
  manyCut:
    'Você digitou {asked, plural, one {# número} other {# números}}. {shown, plural, one {Este é o primeiro} other {Estes são os primeiros #}}; digite os outros separadamente.',
  'manyMissing.too_short': 'Muito curto para um número de rastreamento.',
  'manyMissing.mistyped': 'Erro de digitação: o caractere de controle não confere.',
  'manyMissing.unknown':
    'Não encontramos esse número de rastreamento. Verifique se há erros ou contate o remetente.',
  'manyMissing.limited':
    'Não consultado: muitos números desconhecidos desta conexão. Tente novamente em alguns minutos.',
  'manyMissing.unavailable':
    'Indisponível no momento; nada aconteceu com a remessa. Tente novamente em alguns minutos.',
  notFoundTitle: 'Não encontramos esse número',
  tooShortTitle: 'Esse número é muito curto',
  mistypedText:
    'Nossos números de rastreamento têm um caractere de controle, e o deste não confere. Compare-o com a etiqueta, um grupo de quatro por vez.',
  notFoundHint: 'Uma etiqueta nova pode demorar alguns minutos para aparecer.',
  limitedTitle: 'Muitas consultas',
  limitedText:
    'Muitos números que não conhecemos foram digitados desta conexão. Espere alguns minutos e tente novamente; seu envio não é afetado.',
  failedTitle: 'O rastreamento não está respondendo',
  failed: 'Algo deu errado ao obter o rastreamento. Tente novamente.',
  typed: 'Você digitou',
  supportTitle: 'Suporte ao cliente',
  supportText:
    'Escreva para nós a qualquer hora; a equipe responde no horário de expediente. O formulário já indica este número de rastreamento.',
  supportWrite: 'Escrever para o suporte',
  howTitle: 'O que significam as etapas',
  'how.1': 'O envio está conosco.',
  'how.2': 'Circula entre nossos centros ou está em desembaraço aduaneiro.',
  'how.3': 'Um entregador o leva na rota de hoje.',
  inputHelp:
    'Na etiqueta, no recibo e nos nossos e-mails. Maiúsculas, espaços e traços não importam. Até 40 números por vez.',
  progressLabel: 'Progresso: {step}, etapa {index} de 5',
  stepAhead: 'a alcançar',
  localTimes: 'Todos os horários desta página são locais.',
  'revised.other': 'Antes: {days}; problema de entrega informado ({date}).',
} satisfies Catalog<'tracking'>;
