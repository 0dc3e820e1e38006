import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/express.ts';

export default {
  ...portuguese,
  servicesText: 'Escolha um e a cotação acima passa a usá-lo. O que você digitou continua.',
  step1Text:
    'Os dois lugares com seus países, o peso e as três dimensões. Os preços de todos os serviços aparecem enquanto você digita.',
  step2Text:
    'Escolha o serviço, indique o destinatário e continue para a reserva. A partir daí mantemos o preço por 30 minutos.',
  step3Text:
    'Verifique os encargos e escolha como pagar. Você recebe na hora o recibo e o número de rastreamento, também por e-mail.',
  step4Text:
    'Um entregador passa no horário escolhido, ou você leva o envio a um ponto de postagem. A partir da primeira leitura, a página de rastreamento mostra cada parada.',
  priceText:
    'O preço base, a sobretaxa, {fuel} para combustível e {security} para segurança e manuseio estão incluídos no valor, da primeira tela ao recibo.',
  payTitle: 'Pague agora ou na porta',
  onceText:
    'Um segundo clique, uma falha de conexão ou outra aba nunca criam uma segunda reserva nem uma segunda cobrança.',
  liveTitle: 'Ao vivo até a última leitura',
  privateTitle: 'Privado por padrão',
  privateText:
    'A página pública de rastreamento mostra iniciais e uma cidade. Nomes, endereços e telefones são apenas para as duas partes.',
  commitmentsText:
    'O trânsito é contado da coleta à entrega; na carga marítima, a partir do porto. Faturamos o maior entre o peso real e o peso volumétrico, e a cotação mostra qual foi. O desembaraço aduaneiro em uma fronteira pode prolongar o tempo de qualquer serviço.',
  step4Title: 'Entregue o envio e acompanhe',
  benefitsTitle: 'Com o que você pode contar',
  payText:
    'O pagamento na entrega custa mais {codFee}. A cotação mostra os dois totais lado a lado antes de você decidir.',
  insuranceTitle: 'Com seguro, se você pedir',
  insuranceText:
    'O seguro custa {insurance} do valor declarado, no mínimo {insuranceMinimum}, e cobre perda e danos. A opção nunca vem pré-marcada.',
  liveText:
    'Chegadas, partidas, alfândega, entrega: tudo aparece na página em segundos, na hora local, para todos que têm o link.',
} satisfies Catalog<'express'>;
