import { Form } from 'react-router';
import { RouteFields } from '../../parcels/route-fields.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { useFetchAhead } from '../../platform/fetch-ahead.tsx';
import { Button } from '../../ui/button.tsx';

/** Two places are enough to begin; the quote card asks for the rest. */
export function QuickQuote() {
  const t = useT('home');
  const { onInput, links } = useFetchAhead('/services/express');
  return (
    <Form
      method="get"
      action="/services/express#quote"
      onInput={onInput}
      className="quote-sign rounded bg-ground p-6 text-ink sm:p-8"
    >
      {links}
      <h2 className="wide mb-5 text-2xl">{t('quoteTitle')}</h2>
      <input type="hidden" name="type" value="parcel" />
      <RouteFields
        from={{ label: t('quoteFrom') }}
        to={{ label: t('quoteTo') }}
        placeholder={t('quotePlaceExample')}
      />
      <Button type="submit" look="secondary" className="mt-6 w-full">
        {t('quoteSubmit')}
      </Button>
    </Form>
  );
}
