import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/statements.ts';

export default {
  ...portuguese,
  'paper.invoice.xml': 'Fatura eletrônica (XML)',
  'paper.credit-note.xml': 'Nota de crédito eletrônica (XML)',
  metaTitle: 'Faturamento | Waypost',
  title: 'Custos e faturamento',
  summaryFailed: 'Seus números não carregaram.',
  cardsEmptyText: 'Salve um cartão e a próxima reserva dispensa os dados do cartão.',
  cardsFailed: 'Suas formas de pagamento não carregaram.',
  cardDefault: 'Definir como padrão',
  cardDefaultLabel: 'Definir {card} como padrão',
  'done.saved': 'O cartão está salvo.',
  'done.chosen': 'O cartão padrão foi alterado.',
  cardFailed: 'Não foi possível. Tente novamente.',
  cardPending: 'Seu banco ainda não aprovou o cartão. Ele será salvo quando for aprovado.',
  addText: 'Nada é cobrado agora. Seu banco pode pedir autorização para salvar o cartão.',
  addNameMissing: 'Digite o nome no cartão.',
  addSave: 'Salvar cartão',
  addSaving: 'Salvando',
  addNoScript: 'Salvar um cartão exige scripts, que estão desativados neste navegador.',
  addBack: 'Voltar ao faturamento',
  addStepText:
    'Seu banco pede que você aprove isto em uma página própria. Depois você volta para cá.',
  statementsFailed: 'Seus extratos não carregaram.',
  status: 'Status',
  paperFailedText: 'Nada se perdeu. Tente novamente em um minuto.',
  spend: 'Gasto total (desde o início)',
  chartTitle: 'Gastos dos últimos 6 meses',
  chartSpend: 'Gastos',
  'calculatedText.server':
    'Todas as reservas, cancelamentos e reembolsos até agora estão nestes números. Os encargos finais constam no extrato mensal.',
  'calculatedText.estimate':
    'Há uma reserva ou um reembolso em andamento que ainda não está nestes números. Os encargos finais constam no extrato mensal.',
  statementsEmptyText:
    'O primeiro chega no primeiro dia do mês seguinte à sua primeira reserva, com um e-mail.',
  overdueSince: '{amount} a pagar; o prazo era até {day}',
  creditTitle: 'Pagamento faturado',
  creditLimit: 'Limite de crédito',
  creditOwed: 'Em aberto na conta',
  creditLeft: 'Disponível',
  onAccount: 'Deste valor, faturado: {amount}',
} satisfies Catalog<'statements'>;
