import { SUPPORT_EMAIL } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const QUESTIONS = ['ship', 'domestic', 'international', 'track', 'hold', 'pickup'] as const;

export function Support() {
  const t = useT('home');
  const faq = useT('faq');
  return (
    <section id="support" className="shell grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="wide text-3xl sm:text-4xl">{t('supportTitle')}</h2>
        <p className="mt-5 text-lg text-muted">{t('supportText')}</p>
        <dl className="mt-6 divide-y divide-hairline border-y border-hairline">
          {[
            [t('supportAlways'), t('supportAlwaysHours')],
            [t('supportPeople'), t('supportPeopleHours')],
          ].map(([name, hours]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
              <dt>{name}</dt>
              <dd className="numerals">{hours}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <a
            href={`mailto:${SUPPORT_EMAIL}`}
            className="text-lg font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
          >
            {SUPPORT_EMAIL}
          </a>
        </p>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <TextLink to="/contact">{t('supportContact')}</TextLink>
          </li>
          <li>
            <TextLink to="/faq">{t('supportFaq')}</TextLink>
          </li>
        </ul>
      </div>
      <div className="lg:col-span-8">
        <Accordion
          items={QUESTIONS.map((id) => ({
            title: faq(`${id}.question`),
            content: <p>{faq(`${id}.answer`)}</p>,
          }))}
        />
      </div>
    </section>
  );
}
