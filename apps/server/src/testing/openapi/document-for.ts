import type { Audience, OpenApiDocument, OpenApiOperation } from '@waypost/contract/openapi';
import { describeEndpoints } from './describe-endpoints.ts';
import { INTRODUCTIONS } from './introductions.ts';
import { nameInputs, pickEndpoints, shareProblems } from './slim-document.ts';
import { polishForPrograms } from './v1-document.ts';

const described = await describeEndpoints();
const isOfV1 = (path: string) => path.startsWith('/api/v1/');
const whole = slim((path) => !isOfV1(path));
const v1 = slim(isOfV1);

function slim(isWanted: (path: string) => boolean): OpenApiDocument {
  return nameInputs(shareProblems(pickEndpoints(described, isWanted)));
}

export function documentFor(audience: Audience): OpenApiDocument {
  if (audience === 'v1')
    return polishForPrograms(
      pickEndpoints(v1, () => true),
      INTRODUCTIONS.v1,
    );
  const document = pickEndpoints(whole, (...endpoint) => audienceOf(...endpoint) === audience);
  return { ...document, info: { ...document.info, ...INTRODUCTIONS[audience] } };
}

/** By the credentials that an endpoint asks for. Anyone may try to sign in as staff, or to enrol a device. */
function audienceOf(path: string, { security = [] }: OpenApiOperation): Audience {
  const schemes = security.flatMap(Object.keys);
  if (schemes.includes('staffSession') || /^\/api\/(admin|field)\//.test(path)) return 'staff';
  const isOfAccount = (way: object) => 'customerSession' in way || 'customerKey' in way;
  return security.length > 0 && security.every(isOfAccount) ? 'customer' : 'public';
}
