/** The two functions we use, for a collection of areas. */
declare module 'topojson-client' {
  type Ring = number[][];
  type Area =
    | { type: 'Polygon'; coordinates: Ring[] }
    | { type: 'MultiPolygon'; coordinates: Ring[][] };

  export function feature(topology: object, object: object): { features: { geometry: Area }[] };

  /** The lines between areas that pass the filter, each once. */
  export function mesh(
    topology: object,
    object: object,
    filter: (one: object, other: object) => boolean,
  ): { coordinates: Ring[] };
}
