import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/frame.ts';

export default {
  ...portuguese,
  skipToContent: 'Ir para o conteúdo',
  navTrack: 'Rastrear',
  navSupport: 'Suporte',
  loading: 'Carregando a página',
  footerCustoms: 'Alfândega e desembaraço aduaneiro',
  footerTrack: 'Rastrear um envio',
  footerContact: 'Contato',
  newsletterText:
    'Novas rotas, alterações dos horários limite e feriados, cerca de uma vez por mês.',
  newsletterSubmit: 'Assinar',
  newsletterFailed: 'Seu pedido não foi concluído. Tente novamente.',
  newsletterConsent:
    'Quero receber a newsletter da Waypost por e-mail. Posso cancelar a assinatura a qualquer momento com o link em cada edição.',
  newsletterPrivacy: 'Como tratamos seu endereço',
  footerNote: 'A Waypost é uma simulação. Os contatos e os preços são fictícios.',
  notFoundTitle: 'Opa! Página não encontrada',
  notFoundTrack: 'Rastrear um envio',
  errorText: 'A falha é nossa. Tente novamente em um minuto.',
  errorLineTitle: 'Sem conexão',
  errorLineText: 'Não foi possível acessar esta página. Verifique sua conexão e tente novamente.',
  lineAsOf: 'Sem conexão; dados das {time}',
  lineStale: 'Sem atualização desde as {time}',
  lineRefreshText: 'Esta página se atualiza sozinha quando a conexão voltar.',
  lineFormTitle: 'Nenhuma resposta chegou',
  lineFormText:
    'O que você digitou continua aqui. Não sabemos se chegou até nós: envie novamente, por favor.',
  lineFaultTitle: 'Não conseguimos responder',
  lineFaultText: 'O que você digitou continua aqui. Tente novamente em um minuto.',
  linePageText: 'A página se abre sozinha assim que a conexão voltar.',
  errorBusyText: 'Há mais pessoas do que o normal usando a Waypost. Tente novamente em um minuto.',
  showPassword: 'Mostrar senha',
  breadcrumb: 'Você está aqui',
  nextPage: 'Próxima',
  'picture.waypost': 'Rastreamento, preços e reserva de envios',
  'picture.track': 'Onde está seu envio?',
  'picture.customs': 'O desembaraço, resolvido no caminho',
  'picture.company': 'A transportadora que diz onde está seu envio',
  emailInvalid: 'Digite um endereço de e-mail válido.',
} satisfies Catalog<'frame'>;
