import { useT } from '../../platform/catalogs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EXAMPLE } from './ecommerce-example.ts';
import type { ExampleAnswer } from './ecommerce-example.server.ts';

export function EcommerceApi({ answer }: { answer: ExampleAnswer }) {
  const t = useT('ecommerce');
  return (
    <section id="api">
      <h2 className="wide text-3xl sm:text-4xl">{t('apiTitle')}</h2>
      <p className="mt-4 mb-8 max-w-2xl text-lg text-muted">{t('apiText')}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        <Listing
          name={t('apiRequest')}
          first="POST /api/shipments/quote"
          body={EXAMPLE}
          testId="api-request"
        />
        <Listing name={t('apiAnswer')} first="201 Created" body={answer} testId="api-answer" />
      </div>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        <TextLink to="/api/docs" reloadDocument>
          {t('docs')}
        </TextLink>
        <TextLink to="/api/openapi.json" reloadDocument>
          {t('openapi')}
        </TextLink>
      </div>
    </section>
  );
}

type ListingProps = { name: string; first: string; body: object; testId: string };

function Listing({ name, first, body, testId }: ListingProps) {
  return (
    <figure className="on-deep flex min-w-0 flex-col rounded bg-deep text-on-deep">
      <figcaption className="border-b border-deep-hairline px-5 py-3 font-semibold">
        {name}
      </figcaption>
      {/* Wide lines scroll, so the block can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} dir="ltr" className="grow overflow-x-auto p-5 font-mono text-sm leading-6">
        <span className="text-on-deep-signal">{first}</span>
        {'\n\n'}
        <code data-testid={testId}>{JSON.stringify(body, null, 2)}</code>
      </pre>
    </figure>
  );
}
