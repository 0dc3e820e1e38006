import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/parcels.ts';

export default {
  ...portuguese,
  'accountType.individual': 'Pessoa física',
  vatId: 'Identificação fiscal (VAT)',
  postalCode: 'CEP ou código postal',
  postalCodeMissing: 'Informe o CEP ou código postal.',
  'status.Picked Up': 'Coletado',
  'status.Out for Delivery': 'Saiu para entrega',
  'event.PICKED_UP': 'Coletado',
  'event.OUT_FOR_DELIVERY': 'Saiu para entrega',
  'event.CUSTOMS': 'Em desembaraço aduaneiro',
  'event.CUSTOMS_RELEASED': 'Liberado pela alfândega',
  'event.STATUS_SET': 'Status atualizado',
  'event.NOTED': 'Nota da nossa equipe',
  'charge.security': 'Segurança e manuseio',
  'reason.adjustment': 'conforme combinado com nossa equipe',
  didYouMean: 'Você quis dizer',
  'problem.address': 'Parado por endereço não encontrado',
} satisfies Catalog<'parcels'>;
