import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/express.ts';

export default {
  ...portuguese,
  servicesText: 'Escolha um e a cotação acima passa a usá-lo. O que escreveu continua.',
  step1Text:
    'Os dois lugares com o respectivo país, o peso e as três dimensões. Os preços de todos os serviços aparecem enquanto escreve.',
  step2Text:
    'Escolha o serviço, indique o destinatário e continue para a reserva. A partir daí mantemos o preço por 30 minutos.',
  step3Text:
    'Verifique os encargos e escolha como pagar. Recebe de imediato o recibo e o número de rastreamento, também por e-mail.',
  step4Text:
    'Um entregador passa no horário escolhido, ou leva o envio a um ponto de entrega. A partir da primeira leitura, a página de rastreamento mostra cada parada.',
  priceText:
    'O preço base, a sobretaxa, {fuel} para combustível e {security} para segurança e manuseio estão incluídos no valor, do primeira tela ao recibo.',
  payTitle: 'Pague agora ou na porta',
  onceText:
    'Um segundo clique, uma falha de conexão ou outra aba nunca criam uma segunda reserva nem uma segunda cobrança.',
  liveTitle: 'Ao vivo até a última leitura',
  privateTitle: 'Privado por padrão',
  privateText:
    'A página pública de rastreamento mostra iniciais e uma cidade. Nomes, endereços e telefones são apenas para as duas partes.',
  commitmentsText:
    'O trânsito se conta da coleta à entrega; na carga marítima, a partir do porto. Faturamos o maior entre o peso real e o peso volumétrico, e a cotação mostra qual foi. O desembaraço aduaneiro em uma fronteira pode prolongar o tempo de qualquer serviço.',
} satisfies Catalog<'express'>;
