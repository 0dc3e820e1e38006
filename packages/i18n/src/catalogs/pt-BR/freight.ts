import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/freight.ts';

export default {
  ...portuguese,
  lead: 'De um palete a duzentas. Indique os dois lugares, o peso e as dimensões e veja, lado a lado, quanto custam as vias aérea, marítima e rodoviária antes de decidir.',
  pallet: 'Um palete',
  'air.text':
    'Coletada na sua porta, transportada por avião, desembaraçada e entregue. O espaço em um avião é o mais escasso que há, por isso a mercadoria leve e volumosa é faturada pelo peso volumétrico.',
  'sea.text':
    'Leve a mercadoria ao porto, ou mande-a levar; daí, transportamo-la até na porta do destinatário. O quilograma mais barato em qualquer oceano.',
  'road.text':
    'Um caminhão do seu cais ao do destinatário, sem mudar de veículo na maioria dos trajetos. A escolha habitual entre países vizinhos.',
  compareText:
    'Uma caixa que uma pessoa consegue retirar segue, em geral, por expresso. O que vai em palete é carga. Entre os dois, compare.',
  'compare.pickup': 'Coleta',
  'compare.pickupExpress': 'No mesmo dia ou no dia seguinte',
  'compare.pickupFreight': 'Com agendamento',
  'compare.tracking': 'Rastreamento',
  'compare.trackingExpress': 'Ao vivo, com um só número',
  'compare.trackingFreight': 'Ao vivo, com um só número, palete o palete',
  'part.collection': 'Coleta',
  matrixNote:
    'Fora de CIF e CIP, ninguém é obrigado a fazer seguro; a coluna mostra então de quem é o risco do transporte principal. Em CIP, DAP e DDP, a entrega termina no local combinado, que é geralmente a porta do comprador.',
  'exw.text':
    'O vendedor tem a mercadoria pronta na porta, e é tudo. O comprador coleta-a, trata do desembaraço aduaneiro na exportação, paga todo o caminho e assume o risco a partir da porta do vendedor. Simples para o vendedor, difícil para um comprador que não possa assinar documentos de exportação em um país estrangeiro.',
  'fob.text':
    'Para carga marítima. O vendedor leva a mercadoria ao porto de embarque, trata do desembaraço aduaneiro na exportação e paga até estar a bordo. A partir desse momento, custo e risco são do comprador: travessia, seguro, importação e último trecho.',
  'cif.text':
    'O vendedor paga o transporte e faz o seguro a favor do comprador: em CIF por mar até ao porto de chegada, em CIP por qualquer via até ao local combinado. Ainda assim, o risco passa cedo: em CIF quando a mercadoria está a bordo, em CIP quando o primeiro transportador a recebe. É para isso que serve o seguro. A importação e os direitos são do comprador.',
  'dap.text':
    'O vendedor paga e assume o risco até a mercadoria estar no local combinado, pronta a baixar. Em DAP, o comprador trata do desembaraço aduaneiro na importação e paga direitos e impostos; em DDP, o vendedor faz também isso e o comprador só abre a porta.',
  'book.1': 'Onde começa e onde termina: cidade e país, e o endereço do destinatário.',
} satisfies Catalog<'freight'>;
