import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/own-programs.ts';

export default {
  ...portuguese,
  navLabel: 'Páginas para desenvolvedores',
  navRequests: 'Solicitações',
  bandText: 'Nenhum pacote se move, nada é cobrado e nenhum e-mail é enviado.',
  unavailable: 'O modo de teste não está disponível no momento.',
  unavailableText: 'Seus dados reais não são afetados. Tente novamente mais tarde.',
  failedText: 'Seus programas continuam funcionando. Tente novamente.',
  eventsLead:
    'O que aconteceu com seus envios, coletas e extratos nos últimos 30 dias, como seus programas ficam sabendo.',
  live: 'Novos eventos aparecem aqui sozinhos.',
  notListening:
    'Adicione um webhook ou deixe um programa ler eventos: eles são gravados a partir desse momento.',
  eventsFailed: 'Não foi possível carregar seus eventos.',
  requestsMetaTitle: 'Solicitações | Waypost',
  requestsTitle: 'Solicitações',
  requestsLead:
    'O que seus programas pediram à nossa API nos últimos 30 dias. Guardamos o tipo de cada solicitação, nunca seu conteúdo.',
  request: 'Solicitação',
  'class.2': 'Com sucesso (2xx)',
  'class.4': 'Recusada (4xx)',
  'class.5': 'Com falha (5xx)',
  requestId: 'ID da solicitação',
  noRequests: 'Ainda não há solicitações.',
  noRequestsText: 'A primeira solicitação do seu programa aparece aqui em segundos.',
  requestsFailed: 'Não foi possível carregar suas solicitações.',
  shipmentsLead:
    'Reservados com uma chave de teste. Faça um viajar e veja o que seu programa faz com os e-mails e eventos dele.',
  number: 'Número de rastreamento',
  state: 'Status',
  'to.picked_up': 'Coletado',
  'to.held': 'Aguardando retirada',
  'to.out_for_delivery': 'Saiu para entrega',
  'to.failed_attempt': 'Tentativa de entrega sem sucesso',
  'to.address': 'Endereço errado',
  advanced: '{number} foi escaneado no caminho.',
  shipmentsFailed: 'Não foi possível carregar seus envios de teste.',
  deleteTitle: 'Excluir todos os dados de teste',
  deleteText:
    'Envios, eventos, solicitações, e-mails, endereços, webhooks e extratos do modo de teste. Suas chaves ficam.',
  deleteAsk: 'Excluir todos os dados de teste?',
  deleteAskText: 'Não podem ser recuperados. Seus dados reais não são tocados.',
  deleteConfirm: 'Sim, excluir',
  deleted: 'Todos os dados de teste foram excluídos.',
  emailsLead:
    'E-mails e SMS que teriam sido enviados. O modo de teste os guarda por 90 dias e não envia nenhum.',
  channel: 'Tipo',
  emailsFailed: 'Não foi possível carregar seus e-mails de teste.',
} satisfies Catalog<'own-programs'>;
