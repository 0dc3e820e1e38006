import { suggestPlaces } from '@waypost/contract/client';
import { catalogLocaleOf } from '@waypost/i18n/locales';
import { ask } from '../../platform/answer.server.ts';
import { readVisitor } from '../../platform/visitor.server.ts';
import { hasKnownCountry, type QuoteAnswer, type QuoteValues } from './quote-form.ts';

/** "London" as "London, United Kingdom". Also for forms that were sent before or without scripts. */
export async function takeMeantPlaces(
  request: Request,
  values: QuoteValues,
): Promise<Pick<QuoteAnswer, 'values' | 'takenFor'>> {
  const [from, to] = await Promise.all([
    meantPlace(request, values.from),
    meantPlace(request, values.to),
  ]);
  return {
    values: { ...values, from: from ?? values.from, to: to ?? values.to },
    takenFor: {
      ...(from !== null && { from: values.from }),
      ...(to !== null && { to: values.to }),
    },
  };
}

async function meantPlace(request: Request, typed: string): Promise<string | null> {
  if (typed.length < 2 || typed.length > 80 || hasKnownCountry(typed)) return null;
  const lang = catalogLocaleOf(readVisitor(request).locale);
  const answer = await ask(request, suggestPlaces, { query: { q: typed, lang } });
  return answer.ok ? answer.data.meant : null;
}
