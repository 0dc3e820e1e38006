import { expect, test } from 'vitest';
import { BASE_MAX_ZOOM, closerZoom, TILES_MAX_ZOOM } from './zoom-rules.ts';

const zoomOf = (status: 'In Transit' | 'Out for Delivery', maxZoom: number, approximate = false) =>
  closerZoom({ status, maxZoom, approximate });

test('with tiles the map zooms to 14, and to 15 on the day of delivery', () => {
  expect(zoomOf('In Transit', TILES_MAX_ZOOM)).toBe(14);
  expect(zoomOf('Out for Delivery', TILES_MAX_ZOOM)).toBe(15);
});

test('on the base map alone it zooms only as far as other cities stay visible', () => {
  expect(zoomOf('In Transit', BASE_MAX_ZOOM)).toBe(7);
  expect(zoomOf('Out for Delivery', BASE_MAX_ZOOM)).toBe(7);
});

test('a capital that stands for its country is not zoomed in on', () => {
  expect(zoomOf('In Transit', TILES_MAX_ZOOM, true)).toBe(6);
});
