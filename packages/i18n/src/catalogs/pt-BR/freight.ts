import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/freight.ts';

export default {
  ...portuguese,
  lead: 'De um palete a duzentos. Indique os dois lugares, o peso e as dimensões e veja, lado a lado, quanto custam as vias aérea, marítima e rodoviária antes de decidir.',
  pallet: 'Um palete',
  'air.text':
    'Coletada na sua porta, transportada por avião, desembaraçada e entregue. O espaço em um avião é o mais escasso que há, por isso a mercadoria leve e volumosa é cobrada pelo peso volumétrico.',
  'sea.text':
    'Leve a mercadoria ao porto, ou mande levá-la; de lá, nós a transportamos até a porta do destinatário. O quilo mais barato em qualquer oceano.',
  'road.text':
    'Um caminhão da sua doca à do destinatário, sem mudar de veículo na maioria dos trajetos. A escolha habitual entre países vizinhos.',
  compareText:
    'Uma caixa que uma pessoa consegue levantar vai, em geral, por expresso. O que vai em palete é carga. Entre os dois, compare.',
  'compare.pickup': 'Coleta',
  'compare.pickupExpress': 'No mesmo dia ou no dia seguinte',
  'compare.pickupFreight': 'Com agendamento',
  'compare.tracking': 'Rastreamento',
  'compare.trackingExpress': 'Ao vivo, com um só número',
  'compare.trackingFreight': 'Ao vivo, com um só número, palete por palete',
  'part.collection': 'Coleta',
  matrixNote:
    'Fora de CIF e CIP, ninguém é obrigado a fazer seguro; a coluna mostra então de quem é o risco do transporte principal. Em CIP, DAP e DDP, a entrega termina no local combinado, que é geralmente a porta do comprador.',
  'exw.text':
    'O vendedor tem a mercadoria pronta na porta, e é tudo. O comprador a coleta, cuida do desembaraço aduaneiro na exportação, paga todo o caminho e assume o risco a partir da porta do vendedor. Simples para o vendedor, difícil para um comprador que não possa assinar documentos de exportação em um país estrangeiro.',
  'fob.text':
    'Para carga marítima. O vendedor leva a mercadoria ao porto de embarque, cuida do desembaraço aduaneiro na exportação e paga até estar a bordo. A partir desse momento, custo e risco são do comprador: travessia, seguro, importação e último trecho.',
  'cif.text':
    'O vendedor paga o transporte e faz o seguro a favor do comprador: em CIF por mar até o porto de chegada, em CIP por qualquer via até o local combinado. Ainda assim, o risco passa cedo: em CIF quando a mercadoria está a bordo, em CIP quando o primeiro transportador a recebe. É para isso que serve o seguro. A importação e os tributos ficam com o comprador.',
  'dap.text':
    'O vendedor paga e assume o risco até a mercadoria estar no local combinado, pronta para descarga. Em DAP, o comprador cuida do desembaraço aduaneiro na importação e paga os tributos; em DDP, o vendedor também faz isso e o comprador só abre a porta.',
  'book.1': 'Onde começa e onde termina: cidade e país, e o endereço do destinatário.',
  'compare.choice': 'O que você escolhe',
  'compare.border': 'Tributos na fronteira',
  'compare.borderExpress': 'Pagos pelo destinatário',
  'compare.borderFreight': 'Depende do Incoterm',
  'compare.reach': 'Trajeto',
  incotermsText:
    'Um Incoterm são três letras no seu contrato de venda, publicadas pela Câmara de Comércio Internacional. Diz até que ponto do caminho o vendedor paga e assume o risco. Informe-o ao calcular o preço da carga; se não souber, deixe o que o formulário sugere.',
  'part.import': 'Tributos',
  'dap.name': 'Entregue no local; entregue com tributos pagos',
  'book.2': 'O número de paletes, com o peso e as três dimensões de um deles.',
  'book.4': 'Nome e e-mail das duas partes. Os avisos do envio são enviados para lá.',
} satisfies Catalog<'freight'>;
