import type { Catalog } from '../../messages.ts';

/** What a customer sees about the own account. */
export default {
  navLabel: 'A sua conta',
  navTabs: 'Páginas da sua conta',
  navShipments: 'Envios',
  navAddresses: 'Livro de moradas',
  navKeys: 'Chaves API',
  viewingLabel: 'A ver o painel de um cliente',
  viewingAs: 'A ver como {customer}',
  viewingText: 'Aqui não é possível alterar nada.',
  viewingEnd: 'Parar de ver',
  navUploads: 'Carregar ficheiro',
  navPickups: 'Recolhas',
  navBilling: 'Faturação',
  navProfile: 'Perfil',
  createShipment: 'Criar envio',
  logout: 'Sair',
  nameless: 'Cliente',

  profileMetaTitle: 'Perfil | Waypost',
  profileTitle: 'Perfil',
  saved: 'Guardado.',
  failed: 'Não foi possível. Tente de novo.',
  customerSince: 'Cliente desde {day}',

  detailsTitle: 'Os seus dados',
  name: 'Nome',
  nameMissing: 'Introduza o seu nome.',
  phone: 'Telefone',
  mailLanguage: 'Idioma dos nossos e-mails',
  phoneInvalid: 'Use apenas algarismos, espaços e + ( ) -.',
  address: 'Morada',
  detailsSave: 'Guardar dados',
  saving: 'A guardar',

  emailTitle: 'Endereço de e-mail',
  emailNow: 'O endereço com que inicia sessão é {email}.',
  newEmail: 'Novo endereço de e-mail',
  emailInvalid: 'Introduza um endereço de e-mail válido.',
  emailHelp: 'Enviamos um link para o novo endereço. Até o abrir, nada muda.',
  currentPassword: 'Palavra-passe atual',
  emailSave: 'Alterar o endereço',

  passwordTitle: 'Palavra-passe',
  passwordMissing: 'Introduza a sua palavra-passe atual.',
  passwordShort: 'Use pelo menos 8 caracteres.',
  passwordHelp:
    'Pelo menos 8 caracteres. Algumas palavras sem relação entre si dão uma boa palavra-passe.',
  newPassword: 'Nova palavra-passe',
  passwordSave: 'Alterar a palavra-passe',
  passwordNote: 'A sessão é terminada em todos os outros navegadores.',

  newsletterTitle: 'Newsletter',
  'newsletter.off': 'Não recebe a newsletter.',
  'newsletter.pending':
    'Enviámos-lhe um link por e-mail. A newsletter começa a chegar depois de o abrir.',
  'newsletter.on': 'Recebe a newsletter, cerca de uma vez por mês.',
  newsletterAsk: 'Quero receber a newsletter',
  newsletterAgain: 'Reenviar o link',
  newsletterLeave: 'Cancelar a subscrição',

  sessionsTitle: 'Onde tem sessão iniciada',
  browserOn: '{browser} em {system}',
  browserUnknown: 'Navegador desconhecido',
  sessionHere: 'Este navegador',
  sessionSince: 'Desde',
  sessionLastSeen: 'Último uso:',
  sessionEnd: 'Terminar',
  sessionEndLabel: 'Terminar sessão: {browser}',
  sessionsEnd: 'Terminar todas as sessões',
  sessionsEndText: 'Todas as sessões são terminadas, incluindo esta.',
  sessionsEndKeys: 'Terminar também as minhas chaves API',
  sessionsFailed: 'A lista não carregou.',

  dataTitle: 'Os seus dados pessoais',
  dataText:
    'Tudo o que guardamos sobre a sua conta, num único ficheiro que pessoas e programas conseguem ler.',
  dataDownload: 'Descarregar os dados',

  deleteTitle: 'Eliminar a conta',
  deleteText:
    'O seu nome, moradas, telefone e dados de acesso são apagados de imediato e não podem ser recuperados. As reservas e faturas ficam sem o seu nome, porque a lei contabilística as exige.',
  deleteConfirm: 'Compreendo que isto não pode ser anulado.',
  deleteUnconfirmed: 'Assinale a caixa para confirmar.',
  deleteAction: 'Eliminar a conta',
  deleteBusy: 'A eliminar',
} satisfies Catalog<'account'>;
