import { useT } from '../../platform/catalogs.tsx';
import { Badge } from '../../ui/badge.tsx';

const VOICES = [1, 2, 3] as const;

/** Invented quotes: the page says so above them and on each. */
export function Testimonials() {
  const t = useT('home');
  return (
    <section id="testimonials" className="bg-panel py-16 lg:py-20">
      <div className="shell">
        <h2 className="wide text-3xl sm:text-4xl">{t('voicesTitle')}</h2>
        <p className="mt-4 mb-12 max-w-2xl text-lg text-muted">{t('voicesNote')}</p>
        <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
          {VOICES.map((voice) => (
            <li key={voice} className="border-t-[6px] border-ink pt-5">
              <figure className="flex h-full flex-col">
                <blockquote className="mb-6 text-xl leading-snug">{t(`voice${voice}`)}</blockquote>
                <figcaption className="mt-auto flex flex-wrap items-center gap-3">
                  <Badge className="bg-ink text-ground">{t('voiceSample')}</Badge>
                  <span className="text-muted">{t(`voice${voice}By`)}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
