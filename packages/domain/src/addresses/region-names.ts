/** Regions that people write although their country's format has none, and common abbreviations. */
const LISTED: Readonly<Record<string, string>> = {
  AT: 'Wien; Niederösterreich, NÖ; Oberösterreich, OÖ; Salzburg; Tirol; Vorarlberg; Kärnten; Steiermark; Burgenland',
  BE: 'Antwerpen, Anvers; Oost-Vlaanderen, Flandre-Orientale; West-Vlaanderen, Flandre-Occidentale; Limburg, Limbourg; Vlaams-Brabant, Brabant flamand; Waals-Brabant, Brabant wallon; Hainaut, Henegouwen; Liège, Luik; Luxembourg, Luxemburg; Namur, Namen; Vlaanderen, Flandre, Flanders; Wallonie, Wallonië, Wallonia',
  CH: 'Aargau, AG; Appenzell Innerrhoden, AI; Appenzell Ausserrhoden, AR; Bern, Berne, BE; Basel-Landschaft, BL; Basel-Stadt, BS; Fribourg, Freiburg, FR; Genève, Genf, GE; Glarus, GL; Graubünden, GR; Jura, JU; Luzern, LU; Neuchâtel, NE; Nidwalden, NW; Obwalden, OW; St. Gallen, SG; Schaffhausen, SH; Solothurn, SO; Schwyz, SZ; Thurgau, TG; Ticino, Tessin, TI; Uri, UR; Vaud, Waadt, VD; Valais, Wallis, VS; Zug, ZG; Zürich, Zurich, ZH',
  CN: 'Anhui; Fujian; Gansu; Guangdong; Guangxi; Guizhou; Hainan; Hebei; Heilongjiang; Henan; Hubei; Hunan; Inner Mongolia; Jiangsu; Jiangxi; Jilin; Liaoning; Ningxia; Qinghai; Shaanxi; Shandong; Shanxi; Sichuan; Xinjiang; Yunnan; Zhejiang; Tibet',
  DE: 'Baden-Württemberg; Bayern, Bavaria; Berlin; Brandenburg; Bremen; Hamburg; Hessen, Hesse; Mecklenburg-Vorpommern; Niedersachsen, Lower Saxony; Nordrhein-Westfalen, North Rhine-Westphalia, NRW; Rheinland-Pfalz; Saarland; Sachsen, Saxony; Sachsen-Anhalt; Schleswig-Holstein; Thüringen, Thuringia',
  ES: 'Andalucía; Aragón; Canarias; Cantabria; Castilla y León; Castilla-La Mancha; Cataluña, Catalunya; Extremadura; Galicia; Islas Baleares, Illes Balears; País Vasco, Euskadi; Comunidad Valenciana; Comunidad de Madrid',
  FR: 'Auvergne-Rhône-Alpes; Bourgogne-Franche-Comté; Bretagne; Centre-Val de Loire; Corse; Grand Est; Hauts-de-France; Île-de-France; Normandie; Nouvelle-Aquitaine; Occitanie; Pays de la Loire; Provence-Alpes-Côte d’Azur, PACA',
  GB: 'Aberdeenshire; Bedfordshire, Beds; Berkshire, Berks; Buckinghamshire, Bucks; Cambridgeshire, Cambs; Cheshire; Cornwall; Cumbria; Derbyshire; Devon; Dorset; County Durham, Co. Durham; East Sussex; West Sussex; Essex; Fife; Gloucestershire, Glos; Greater London; Greater Manchester; Gwynedd; Hampshire, Hants; Herefordshire; Hertfordshire, Herts; Isle of Wight; Kent; Lancashire, Lancs; Leicestershire, Leics; Lincolnshire, Lincs; Merseyside; Middlesex; Norfolk; Northamptonshire, Northants; Northumberland; North Yorkshire; South Yorkshire; West Yorkshire; East Yorkshire; Yorkshire; Nottinghamshire, Notts; Oxfordshire, Oxon; Pembrokeshire; Perthshire; Powys; Rutland; Shropshire; Somerset; Staffordshire, Staffs; Suffolk; Surrey; Tyne and Wear; Warwickshire; West Midlands; Wiltshire, Wilts; Worcestershire, Worcs; Co. Antrim, County Antrim; Co. Armagh, County Armagh; Co. Down, County Down; Co. Fermanagh; Co. Londonderry; Co. Tyrone',
  IN: 'Odisha, Orissa, OD; Telangana, TS, TG; Uttarakhand, UK; Chhattisgarh, CG; Delhi, दिल्ली; Puducherry, Pondicherry',
  IT: 'Abruzzo; Basilicata; Calabria; Campania; Emilia-Romagna; Friuli-Venezia Giulia; Lazio; Liguria; Lombardia; Marche; Molise; Piemonte; Puglia; Sardegna; Sicilia; Toscana; Trentino-Alto Adige; Umbria; Valle d’Aosta; Veneto',
  MX: 'Ags.; B.C.; B.C.S.; Camp.; Chis.; Chih.; CDMX, D.F.; Coah.; Col.; Dgo.; Gto.; Gro.; Hgo.; Jal.; Méx., Edo. Méx., Estado de México, Edomex; Mich.; Mor.; Nay.; N.L.; Oax.; Pue.; Qro.; Q.R., Q. Roo; S.L.P.; Sin.; Son.; Tab.; Tamps.; Tlax.; Ver.; Yuc.; Zac.; Michoacán; Veracruz; Coahuila',
  NL: 'Drenthe; Flevoland; Friesland, Fryslân; Gelderland; Groningen; Limburg; Noord-Brabant; Noord-Holland, North Holland; Overijssel; Utrecht; Zeeland; Zuid-Holland, South Holland',
  PL: 'dolnośląskie; kujawsko-pomorskie; lubelskie; lubuskie; łódzkie; małopolskie; mazowieckie; opolskie; podkarpackie; podlaskie; pomorskie; śląskie; świętokrzyskie; warmińsko-mazurskie; wielkopolskie; zachodniopomorskie',
  PT: 'Madeira; Açores, Azores; Algarve; Alentejo',
};

/** One list of names for each region. */
export function listedRegions(country: string): string[][] {
  const text = LISTED[country] ?? '';
  return text
    .split(';')
    .map((names) => names.split(',').map((name) => name.trim()))
    .filter(([first]) => first !== '');
}
