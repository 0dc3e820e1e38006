import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/statements.ts';

export default {
  ...portuguese,
  metaTitle: 'Faturamento | Waypost',
  title: 'Custos e faturamento',
  summaryFailed: 'Seus números não carregaram.',
  cardsEmptyText: 'Salve um cartão e a próxima reserva dispensa os dados do cartão.',
  cardsFailed: 'Suas formas de pagamento não carregaram.',
  cardDefault: 'Definir como padrão',
  cardDefaultLabel: 'Definir como padrão {card}',
  'done.saved': 'O cartão está salvo.',
  'done.chosen': 'O cartão padrão foi alterado.',
  cardFailed: 'Não foi possível. Tente novamente.',
  cardPending: 'Seu banco ainda não aprovou o cartão. Fica salvo quando o aprovar.',
  addText: 'Nada é cobrado agora. Seu banco pode pedir a você autorização para salvar o cartão.',
  addNameMissing: 'Digite o nome no cartão.',
  addSave: 'Salvar cartão',
  addSaving: 'Salvando',
  addNoScript: 'Salvar um cartão exige scripts, que estão desativados neste navegador.',
  addBack: 'Voltar ao faturamento',
  addStepText:
    'Seu banco pede a você que aprove isto em uma página própria. Depois você volta para cá.',
  statementsFailed: 'Seus extratos não carregaram.',
  status: 'Status',
  paperFailedText: 'Nada se perdeu. Tente novamente em um minuto.',
} satisfies Catalog<'statements'>;
