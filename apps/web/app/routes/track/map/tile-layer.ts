import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { createTileChain } from './tile-chain.ts';
import { BASE_MAX_ZOOM, TILES_MAX_ZOOM } from './zoom-rules.ts';

/** Tiles over the base map, as long as a provider answers; then the base map alone. */
export function addTiles(map: LeafletMap, urls: readonly string[]): void {
  const chain = createTileChain(urls);
  const first = chain.current();
  if (first === null) return;
  const layer = tileLayer(first, { maxZoom: TILES_MAX_ZOOM });
  layer.on('tileload', () => chain.loaded());
  layer.on('tileerror', () => {
    if (!chain.failed()) return;
    const next = chain.current();
    if (next !== null) {
      layer.setUrl(next);
      return;
    }
    layer.remove();
    map.setMaxZoom(BASE_MAX_ZOOM);
  });
  layer.addTo(map);
}
