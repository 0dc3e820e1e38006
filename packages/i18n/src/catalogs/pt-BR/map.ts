import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/map.ts';

export default {
  ...portuguese,
  refreshFailed: 'Não foi possível obter os pontos. Tente novamente.',
  mapLoading: 'Carregando o mapa',
  openInMapsOf: 'Abrir no Maps: {place}, abre em uma nova aba',
  mapLabel: 'Mapa do trajeto. As setas o movem; mais e menos mudam o zoom.',
} satisfies Catalog<'map'>;
