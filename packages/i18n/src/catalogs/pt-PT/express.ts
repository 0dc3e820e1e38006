import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envio expresso: preço e reserva | Waypost',
  metaDescription:
    'Preços imediatos para encomendas e carga, com todos os encargos indicados antes da reserva. Encomendas Standard, Expresso e Prioritário; carga aérea, marítima e rodoviária.',
  title: 'Calcule o preço e reserve um envio',
  lead: 'Todos os serviços lado a lado, com todos os encargos a pagar. Nada é acrescentado depois.',

  servicesTitle: 'Compare os serviços',
  servicesText: 'Escolha um e a cotação acima passa a usá-lo. O que escreveu mantém-se.',

  stepsTitle: 'Como funciona',
  step1Title: 'Descreva o envio',
  step1Text:
    'Os dois lugares com o respetivo país, o peso e as três dimensões. Os preços de todos os serviços aparecem enquanto escreve.',
  step2Title: 'Escolha e continue',
  step2Text:
    'Escolha o serviço, indique o destinatário e continue para a reserva. A partir daí mantemos o preço durante 30 minutos.',
  step3Title: 'Confirme uma vez',
  step3Text:
    'Verifique os encargos e escolha como pagar. Recebe de imediato o recibo e o número de seguimento, também por e-mail.',
  step4Title: 'Confie-nos o envio e siga-o',
  step4Text:
    'Um estafeta passa no horário escolhido, ou leva o envio a um ponto de entrega. A partir da primeira leitura, a página de seguimento mostra cada paragem.',

  benefitsTitle: 'Com o que pode contar',
  priceTitle: 'O primeiro preço é o último',
  priceText:
    'O preço base, a sobretaxa, {fuel} para combustível e {security} para segurança e manuseamento estão incluídos no valor, do primeiro ecrã ao recibo.',
  payTitle: 'Pague agora ou à porta',
  payText:
    'O pagamento na entrega custa mais {codFee}. A cotação mostra os dois totais lado a lado antes de decidir.',
  insuranceTitle: 'Com seguro, se o pedir',
  insuranceText:
    'O seguro custa {insurance} do valor declarado, no mínimo {insuranceMinimum}, e cobre perda e danos. A opção nunca vem pré-assinalada.',
  onceTitle: 'Reservado uma só vez',
  onceText:
    'Um segundo clique, uma falha de ligação ou outro separador nunca criam uma segunda reserva nem uma segunda cobrança.',
  liveTitle: 'Em direto até à última leitura',
  liveText:
    'Chegadas, partidas, alfândega, entrega: tudo aparece na página em segundos, na hora local, para todos os que têm o link.',
  privateTitle: 'Privado por predefinição',
  privateText:
    'A página pública de seguimento mostra iniciais e uma cidade. Nomes, moradas e telefones são apenas para as duas partes.',

  commitmentsTitle: 'Compromissos de serviço',
  commitmentsText:
    'O trânsito conta-se da recolha à entrega; na carga marítima, a partir do porto. Faturamos o maior entre o peso real e o peso volumétrico, e a cotação mostra qual foi. O desalfandegamento numa fronteira pode prolongar o tempo de qualquer serviço.',

  questionsTitle: 'Antes de enviar',
  questionsText: 'O que as pessoas perguntam quando calculam o preço de um envio.',
  questionsLink: 'Todas as perguntas e respostas',
} satisfies Catalog<'express'>;
