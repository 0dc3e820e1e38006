import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/new-shipment.ts';

export default {
  ...portuguese,
  senderChange: 'Alterar o endereço padrão',
  senderMissing: 'Escolha primeiro um endereço padrão.',
  senderMissingText: 'Os pacotes saem dele. Adicione um endereço à sua agenda e torne-o padrão.',
  keep: 'Salvar na minha agenda de endereços',
  freight: 'Carga ou pacotes de tamanhos diferentes: {link}',
  count: 'Número de pacotes',
  priceMissing: 'Informe o destinatário e o pacote para ver o preço.',
  pricing: 'Calculando o preço',
  booking: 'Reservando',
  customsText:
    'Este pacote cruza uma fronteira alfandegária. Os dados da alfândega são pedidos na próxima página.',
  bookedText: 'O próximo pacote, abaixo, tem o mesmo peso, tamanho e serviço.',
  notKept: 'O endereço não foi salvo. Sua agenda pode estar cheia.',
  templateSaved: 'O modelo foi salvo.',
  templateKeep: 'Salvar como modelo',
} satisfies Catalog<'new-shipment'>;
