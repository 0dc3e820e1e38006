import { Footer } from '../../frame/footer.tsx';
import { QUOTE } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CompareTable } from '../../ui/compare-table.tsx';
import { WarehouseAisle } from '../../ui/drawings/warehouse-aisle.tsx';
import { Stations } from '../../ui/stations.tsx';
import { WarehousingGallery } from './warehousing-gallery.tsx';
import { WarehousingHeader } from './warehousing-header.tsx';
import { WarehousingNetwork } from './warehousing-network.tsx';
import { WarehousingStorage } from './warehousing-storage.tsx';

/** Stands outside the frame of the site: it has a header of its own. */
export default function Warehousing() {
  const t = useT('warehousing');
  const frame = useT('frame');
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        picture="warehousing"
        service={frame('footerWarehousing')}
      />
      <WarehousingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <div className="shell space-y-24 pt-20">
          <Capabilities />
          <WarehousingStorage />
          <WarehousingNetwork />
          <Onboarding />
          <ServiceLevels />
          <WarehousingGallery />
          <section className="border-t-[6px] border-ink pt-8">
            <h2 className="wide max-w-3xl text-3xl sm:text-5xl">{t('endTitle')}</h2>
            <p className="mt-4 mb-8 text-lg text-muted">{t('endText')}</p>
            <div className="flex flex-wrap gap-4">
              <LinkButton to={QUOTE}>{t('rates')}</LinkButton>
              <LinkButton look="secondary" to="/contact?topic=sales">
                {t('contact')}
              </LinkButton>
            </div>
          </section>
        </div>
      </main>
      <Footer />
    </>
  );
}

const CLAIMS = ['accuracy', 'sites', 'cutOff'] as const;

function Hero() {
  const t = useT('warehousing');
  return (
    <div className="on-deep bg-deep text-on-deep">
      <div className="shell grid items-center gap-x-12 gap-y-10 py-12 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-6">
          <h1 className="wide text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="mt-5 max-w-xl text-lg text-on-deep-muted">{t('lead')}</p>
        </div>
        <div className="lg:col-span-6">
          <WarehouseAisle />
        </div>
      </div>
      <dl className="shell grid grid-cols-3 gap-x-4 pb-10 sm:gap-x-8">
        {CLAIMS.map((claim) => (
          <div
            key={claim}
            className="flex flex-col-reverse justify-end border-t-[6px] border-on-deep pt-3"
          >
            <dt className="text-sm text-on-deep-muted sm:text-base">{t(`claim.${claim}Label`)}</dt>
            <dd className="wide text-xl sm:text-4xl">{t(`claim.${claim}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const CAPABILITIES = ['inbound', 'pick', 'special', 'returns', 'inventory', 'security'] as const;

function Capabilities() {
  const t = useT('warehousing');
  return (
    <section>
      <h2 className="wide mb-8 text-3xl sm:text-4xl">{t('capabilitiesTitle')}</h2>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {CAPABILITIES.map((id) => (
          <li key={id} className="border-t-2 border-ink pt-4">
            <h3 className="text-lg">{t(`${id}.name`)}</h3>
            <p className="mt-2 text-muted">{t(`${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STEPS = [1, 2, 3, 4] as const;

function Onboarding() {
  const t = useT('warehousing');
  return (
    <section>
      <h2 className="wide mb-10 text-3xl sm:text-4xl">{t('onboardingTitle')}</h2>
      <Stations
        stations={STEPS.map((step) => ({ title: t(`step.${step}`), text: t(`step.${step}Text`) }))}
      />
    </section>
  );
}

const MEASURES = ['accuracy', 'cutOff', 'dock', 'returns'] as const;

function ServiceLevels() {
  const t = useT('warehousing');
  const figure = (text: string) => <span className="numerals text-lg sm:text-2xl">{text}</span>;
  return (
    <section id="sla">
      <h2 className="wide mb-6 text-3xl sm:text-4xl">{t('slaTitle')}</h2>
      <CompareTable
        caption={t('slaCaption')}
        corner={t('slaCorner')}
        columns={[t('standard'), t('priority')]}
        rows={MEASURES.map((id) => ({
          id,
          name: t(`sla.${id}`),
          cells: [figure(t(`sla.${id}Standard`)), figure(t(`sla.${id}Priority`))],
        }))}
      />
      <p className="mt-4 max-w-prose text-muted">{t('slaNote')}</p>
    </section>
  );
}
