import { type AddressContext, CODE_MARK, type Parts } from './parts.ts';
import { findRegion } from './regions.ts';

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Addresses in the scripts of Japan, China and Korea, which go from the large to the small. */
export function readEastAsian(parts: readonly string[], { country }: AddressContext): Parts | null {
  const text = parts.join(', ').replaceAll(CODE_MARK, ' ');
  const joined = text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,]+|[\s,]+$/g, '');
  if (country === 'JP' && HAN.test(joined)) return readJapanese(joined);
  if (['CN', 'TW', 'HK', 'MO'].includes(country) && HAN.test(joined)) return readChinese(joined);
  if (country === 'KR' && HANGUL.test(joined)) return readKorean(joined);
  return null;
}

const PREFECTURE = /^(北海道|東京都|(?:京都|大阪)府|\p{Script=Han}{2,3}県)\s*/u;
/** Names that contain the sign by which a city, county, town or village ends. */
const JAPANESE_CITY =
  /^((?:旭川|伊達|石狩|盛岡|奥州|田村|南相馬|那須塩原|東村山|武蔵村山|羽村|十日町|野々市|大町|蒲郡|四日市|大和郡山|廿日市|市川|市原|町田|下松|岩国|田川|大村)市|.{1,5}?郡(?:玉村町|大町町|.{1,5}?[町村])|.{1,6}?市|.{1,4}?[区町村])\s*/u;

function readJapanese(text: string): Parts {
  const region = PREFECTURE.exec(text)?.[1] ?? '';
  const below = text.replace(PREFECTURE, '');
  const city = JAPANESE_CITY.exec(below)?.[1] ?? '';
  const line = below.slice(JAPANESE_CITY.exec(below)?.[0].length ?? 0);
  return parsed(line, city, region, region === '' || findRegion('JP', region) === undefined);
}

const MUNICIPALITY = /^(北京|上海|天津|重庆|重慶)市?\s*/u;
const PROVINCE =
  /^(\p{Script=Han}{2,3}省|\p{Script=Han}{2,8}自治区|内蒙古|广西|西藏|宁夏|新疆)\s*/u;
const CHINESE_CITY = /^(\p{Script=Han}{2,6}?(?:市|自治州|地区|盟|縣))\s*/u;

function readChinese(text: string): Parts {
  const municipality = MUNICIPALITY.exec(text);
  if (municipality !== null) {
    const below = text
      .slice(municipality[0].length)
      .replace(new RegExp(`^${municipality[1]}市`), '');
    return parsed(below, municipality[0].trim(), '', false);
  }
  const region = PROVINCE.exec(text)?.[1] ?? '';
  const below = text.replace(PROVINCE, '');
  const city = CHINESE_CITY.exec(below)?.[1] ?? '';
  return parsed(below.replace(CHINESE_CITY, ''), city, region, false);
}

const METROPOLIS = /^(서울|부산|대구|인천|광주|대전|울산|세종)(?:특별시|광역시|특별자치시|시)?$/u;
const KOREAN_PROVINCE =
  /^\p{Script=Hangul}{2,4}(?:특별자치도|도)$|^(?:경기|강원|충북|충남|전북|전남|경북|경남|제주)$/u;

function readKorean(text: string): Parts {
  const [first = '', second = '', ...rest] = text.split(' ');
  if (METROPOLIS.test(first)) return parsed([second, ...rest].join(' '), first, '', false);
  if (KOREAN_PROVINCE.test(first) && /[시군]$/u.test(second)) {
    return parsed(rest.join(' '), second, first, false);
  }
  if (/[시군]$/u.test(first)) return parsed([second, ...rest].join(' '), first, '', true);
  return parsed(text, '', '', true);
}

function parsed(line: string, city: string, region: string, isDoubtful: boolean): Parts {
  return {
    line: line.split(',').map((part) => part.trim()),
    city,
    region,
    isShaped: city !== '',
    isDoubtful,
  };
}
