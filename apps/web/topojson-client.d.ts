/** The one function we use, for a collection of areas. */
declare module 'topojson-client' {
  type Ring = number[][];
  type Area =
    | { type: 'Polygon'; coordinates: Ring[] }
    | { type: 'MultiPolygon'; coordinates: Ring[][] };

  export function feature(topology: object, object: object): { features: { geometry: Area }[] };
}
