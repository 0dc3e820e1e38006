import { Plus } from 'lucide-react';
import { SUPPORT_EMAIL } from '../../frame/links.ts';
import { useT } from '../../platform/catalogs.tsx';

const QUESTIONS = ['Ship', 'Domestic', 'International', 'Track', 'Customs'] as const;

export function Support() {
  const t = useT('home');
  return (
    <section id="support" className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="wide text-3xl sm:text-4xl">{t('supportTitle')}</h2>
        <p className="mt-5 text-lg text-muted">{t('supportHours')}</p>
        <p className="mt-4">
          <a
            href={`mailto:${SUPPORT_EMAIL}`}
            className="text-lg font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
          >
            {SUPPORT_EMAIL}
          </a>
        </p>
      </div>
      <div className="border-t-2 border-ink lg:col-span-8">
        {QUESTIONS.map((name) => (
          <details key={name} className="group border-b border-hairline">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold">
              {t(`faq${name}Question`)}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose pb-5 text-muted">{t(`faq${name}Answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
