import {
  listServiceLimits,
  publishServiceLimits,
  type ServiceLimitsVersion,
} from '@waypost/contract/client';
import { COUNTRY_CODES } from '@waypost/domain/places';
import { FREIGHT_MODES, PARCEL_LEVELS } from '@waypost/domain/rates';
import { formatCountry, formatSize, formatWeight } from '@waypost/i18n/formats';
import { useSearchParams } from 'react-router';
import { useWords } from '../../../parcels/words.ts';
import { ask, askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, finishForm, refuseFields, useReply } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { Field, TextArea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Facts, Section } from '../../../ui/panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { LIMITS, TARIFFS } from '../admin-paths.ts';
import { signedInContext } from '../signed-in.ts';
import type { Route } from './+types/limits.ts';

/** The lists that staff changes here; networks, coasts and sizes are changed through the API. */
const LISTS = ['embargoed', 'notServed', 'expressExcept'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const { versions } = await askOrThrow(request, listServiceLimits, {});
  const [inForce, ...earlier] = versions;
  if (inForce === undefined) throw new Error('there are no service limits');
  return { inForce, earlier, mayChange: permissions.includes('money:write') };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const { versions } = await askOrThrow(request, listServiceLimits, {});
  const version = Number(textIn(form, 'version'));
  const base = versions.find((each) => each.version === version) ?? versions[0];
  const lists = LISTS.map((name) => [name, codesIn(textIn(form, name))] as const);
  const wrong = lists.filter(([, codes]) => codes.some((code) => !COUNTRY_CODES.includes(code)));
  if (base === undefined || wrong.length > 0) {
    return refuseFields(form, Object.fromEntries(wrong.map(([name]) => [name, 'malformed'])));
  }
  const limits = { ...base.limits, ...Object.fromEntries(lists) };
  const body = { version, limits, reason: textIn(form, 'reason') };
  return finishForm(form, await ask(request, publishServiceLimits, { body }), `${LIMITS}?done`);
}

function codesIn(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => code !== '');
}

export default function Limits({ loaderData }: Route.ComponentProps) {
  const t = useT('console-tariffs');
  const { inForce, earlier, mayChange } = loaderData;
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={t('limits.meta')} noindex />
      <p className="mb-2">
        <TextLink to={TARIFFS}>{t('limits.back')}</TextLink>
      </p>
      <h1 className="wide mb-1 text-2xl">{t('limits.title')}</h1>
      <p className="mb-5 max-w-prose text-muted">{t('limits.text')}</p>
      {search.has('done') && <Notice tone="good" title={t('limits.done')} className="mb-5" />}
      <div className="flex flex-col gap-8 xl:flex-row xl:items-start">
        <div className="min-w-0 grow space-y-8">
          <Version version={inForce} />
          <Carried version={inForce} />
          {earlier.map((version) => (
            <Version key={version.version} version={version} />
          ))}
        </div>
        {mayChange && <Publish key={inForce.version} inForce={inForce} />}
      </div>
    </>
  );
}

function Version({ version }: { version: ServiceLimitsVersion }) {
  const t = useT('console-tariffs');
  return (
    <Section title={t('limits.version', { version: version.version })}>
      <Facts
        facts={[
          [t('published'), version.publishedBy ?? t('installation')],
          [t('from'), <Time key="from" at={version.publishedAt} />],
          [t('reason'), version.reason || t('none')],
          ...LISTS.map((name): [string, string] => [
            t(`limits.${name}`),
            version.limits[name].map(nameOf).join(', ') || t('none'),
          ]),
        ]}
      />
    </Section>
  );
}

function Carried({ version: { limits } }: { version: ServiceLimitsVersion }) {
  const t = useT('console-tariffs');
  const { service: serviceName } = useWords();
  return (
    <Section title={t('limits.sizes')}>
      <Facts
        facts={[
          ...[...PARCEL_LEVELS, ...FREIGHT_MODES].map((service): [string, string] => {
            const { maxPieceGrams, maxSidesMm } = limits.services[service];
            const size = formatSize(...maxSidesMm, 'en');
            return [serviceName(service), `${formatWeight(maxPieceGrams, 'en')}, ${size}`];
          }),
          ...limits.roadNetworks.map((network): [string, string] => [
            t('limits.network'),
            network.map(nameOf).join(', '),
          ]),
        ]}
      />
    </Section>
  );
}

function nameOf(code: string): string {
  return formatCountry(code, 'en');
}

function Publish({ inForce }: { inForce: ServiceLimitsVersion }) {
  const t = useT('console-tariffs');
  const field = fieldsOf(useReply(), (name) =>
    t(name === 'reason' ? 'limits.reasonFault' : 'limits.codesFault'),
  );
  return (
    <Section title={t('limits.change')} className="xl:w-96">
      <PostForm
        submit={t('limits.publish')}
        sending={t('limits.publishing')}
        fallback={t('limits.failed')}
      >
        <input type="hidden" name="version" value={inForce.version} />
        {LISTS.map((name) => (
          <TextArea
            key={name}
            {...field(name, inForce.limits[name].join(' '))}
            label={t(`limits.${name}`)}
            help={t('limits.codes')}
          />
        ))}
        <Field {...field('reason')} label={t('reason')} maxLength={300} />
      </PostForm>
    </Section>
  );
}
