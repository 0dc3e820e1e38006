/** Degrees, north and east positive. `country` is an ISO 3166-1 alpha-2 code. */
export type MajorCity = { city: string; country: string; lat: number; lon: number };

const ROWS = `
Amsterdam NL 52.37 4.90
Antwerp BE 51.22 4.40
Athens GR 37.98 23.73
Barcelona ES 41.39 2.17
Belgrade RS 44.82 20.46
Berlin DE 52.52 13.41
Brussels BE 50.85 4.35
Bucharest RO 44.43 26.10
Budapest HU 47.50 19.04
Copenhagen DK 55.68 12.57
Dublin IE 53.35 -6.26
Edinburgh GB 55.95 -3.19
Frankfurt DE 50.11 8.68
Geneva CH 46.20 6.14
Ghent BE 51.05 3.72
Gothenburg SE 57.71 11.97
Hamburg DE 53.55 9.99
Helsinki FI 60.17 24.94
Istanbul TR 41.01 28.98
Kyiv UA 50.45 30.52
Leipzig DE 51.34 12.37
Liège BE 50.63 5.57
Lisbon PT 38.72 -9.14
London GB 51.51 -0.13
Luxembourg LU 49.61 6.13
Lyon FR 45.76 4.84
Madrid ES 40.42 -3.70
Manchester GB 53.48 -2.24
Marseille FR 43.30 5.37
Milan IT 45.46 9.19
Munich DE 48.14 11.58
Oslo NO 59.91 10.75
Paris FR 48.86 2.35
Porto PT 41.15 -8.61
Prague CZ 50.08 14.44
Riga LV 56.95 24.11
Rome IT 41.90 12.50
Rotterdam NL 51.92 4.48
Sofia BG 42.70 23.32
Stockholm SE 59.33 18.07
Vienna AT 48.21 16.37
Vilnius LT 54.69 25.28
Warsaw PL 52.23 21.01
Zagreb HR 45.81 15.98
Zurich CH 47.37 8.54
Abidjan CI 5.36 -4.01
Accra GH 5.60 -0.19
Addis Ababa ET 9.03 38.74
Cairo EG 30.04 31.24
Cape Town ZA -33.92 18.42
Casablanca MA 33.57 -7.59
Dakar SN 14.72 -17.47
Dar es Salaam TZ -6.79 39.21
Durban ZA -29.86 31.02
Johannesburg ZA -26.20 28.05
Kampala UG 0.35 32.58
Kigali RW -1.94 30.06
Lagos NG 6.52 3.38
Luanda AO -8.84 13.23
Nairobi KE -1.29 36.82
Tunis TN 36.81 10.18
Abu Dhabi AE 24.45 54.38
Amman JO 31.95 35.93
Doha QA 25.29 51.53
Dubai AE 25.20 55.27
Jeddah SA 21.49 39.19
Kuwait City KW 29.38 47.99
Muscat OM 23.59 58.41
Riyadh SA 24.71 46.68
Tel Aviv IL 32.09 34.78
Almaty KZ 43.24 76.89
Bangkok TH 13.76 100.50
Beijing CN 39.90 116.41
Bengaluru IN 12.97 77.59
Chennai IN 13.08 80.27
Colombo LK 6.93 79.86
Delhi IN 28.61 77.21
Dhaka BD 23.81 90.41
Guangzhou CN 23.13 113.26
Hanoi VN 21.03 105.85
Ho Chi Minh City VN 10.82 106.63
Hong Kong HK 22.32 114.17
Jakarta ID -6.21 106.85
Karachi PK 24.86 67.00
Kuala Lumpur MY 3.14 101.69
Manila PH 14.60 120.98
Mumbai IN 19.08 72.88
Osaka JP 34.69 135.50
Seoul KR 37.57 126.98
Shanghai CN 31.23 121.47
Shenzhen CN 22.54 114.06
Singapore SG 1.35 103.82
Taipei TW 25.03 121.57
Tokyo JP 35.68 139.69
Auckland NZ -36.85 174.76
Brisbane AU -27.47 153.03
Melbourne AU -37.81 144.96
Perth AU -31.95 115.86
Sydney AU -33.87 151.21
Atlanta US 33.75 -84.39
Boston US 42.36 -71.06
Chicago US 41.88 -87.63
Dallas US 32.78 -96.80
Denver US 39.74 -104.99
Houston US 29.76 -95.37
Los Angeles US 34.05 -118.24
Memphis US 35.15 -90.05
Miami US 25.76 -80.19
New York US 40.71 -74.01
San Francisco US 37.77 -122.42
Seattle US 47.61 -122.33
Montreal CA 45.50 -73.57
Toronto CA 43.65 -79.38
Vancouver CA 49.28 -123.12
Guadalajara MX 20.67 -103.35
Mexico City MX 19.43 -99.13
Panama City PA 8.98 -79.52
Bogotá CO 4.71 -74.07
Buenos Aires AR -34.60 -58.38
Lima PE -12.05 -77.04
Montevideo UY -34.90 -56.16
Quito EC -0.18 -78.47
Rio de Janeiro BR -22.91 -43.17
Santiago CL -33.45 -70.67
São Paulo BR -23.55 -46.63
`;

/** City level only: two decimals are about a kilometre. */
export const MAJOR_CITIES: readonly MajorCity[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const words = row.split(' ');
    const [country = '', lat, lon] = words.splice(-3);
    return { city: words.join(' '), country, lat: Number(lat), lon: Number(lon) };
  });
