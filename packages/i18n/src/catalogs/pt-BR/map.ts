import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/map.ts';

export default {
  ...portuguese,
  refreshFailed: 'Não foi possível obter os pontos. Tente novamente.',
  mapLoading: 'Carregando o mapa',
  openInMapsOf: 'Abrir no Maps: {place}, abre em um nova aba',
} satisfies Catalog<'map'>;
