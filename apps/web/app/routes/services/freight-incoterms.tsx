import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';

const PARTS = ['collection', 'export', 'carriage', 'insurance', 'import', 'delivery'] as const;
type Part = (typeof PARTS)[number];

/** Incoterms 2020: what the seller pays for. */
const TERMS: { code: string; seller: readonly Part[] }[] = [
  { code: 'EXW', seller: [] },
  { code: 'FOB', seller: ['collection', 'export'] },
  { code: 'CIF', seller: ['collection', 'export', 'carriage', 'insurance'] },
  { code: 'CIP', seller: ['collection', 'export', 'carriage', 'insurance', 'delivery'] },
  { code: 'DAP', seller: ['collection', 'export', 'carriage', 'insurance', 'delivery'] },
  { code: 'DDP', seller: PARTS },
];

const EXPLAINED = [
  { id: 'exw', codes: 'EXW' },
  { id: 'fob', codes: 'FOB' },
  { id: 'cif', codes: 'CIF / CIP' },
  { id: 'dap', codes: 'DAP / DDP' },
] as const;

export function FreightIncoterms() {
  const t = useT('freight');
  return (
    <section id="incoterms">
      <h2 className="wide max-w-3xl text-3xl sm:text-4xl">{t('incotermsTitle')}</h2>
      <p className="mt-4 mb-10 max-w-3xl text-lg text-muted">{t('incotermsText')}</p>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <dl className="space-y-8">
          {EXPLAINED.map(({ id, codes }) => (
            <div key={id} className="border-t-2 border-ink pt-3">
              <dt className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="wide text-2xl">{codes}</span>
                <span className="text-muted">{t(`${id}.name`)}</span>
              </dt>
              <dd className="mt-2 max-w-prose">{t(`${id}.text`)}</dd>
            </div>
          ))}
        </dl>
        <div className="lg:sticky lg:top-8 lg:self-start">
          <Matrix />
          <p className="mt-4 max-w-prose text-sm text-muted">{t('matrixNote')}</p>
        </div>
      </div>
    </section>
  );
}

/** Each term is a line; a station is filled as far as the seller pays for it. */
function Matrix() {
  const t = useT('freight');
  return (
    <>
      <ul className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
        {(['seller', 'buyer'] as const).map((who) => (
          <li key={who} className="flex items-center gap-2.5">
            <Dot filled={who === 'seller'} />
            {t(`${who}Pays`)}
          </li>
        ))}
      </ul>
      <table className="w-full table-fixed border-t-2 border-ink">
        <caption className="sr-only">{t('matrixCaption')}</caption>
        <thead>
          <tr className="border-b border-hairline align-bottom text-sm text-muted">
            <th scope="col" className="w-14 py-2 text-start font-semibold sm:w-20">
              {t('term')}
            </th>
            {PARTS.map((part) => (
              <th key={part} scope="col" className="px-0.5 py-2 text-center font-semibold">
                <span className="inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">
                  {t(`part.${part}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TERMS.map(({ code, seller }) => (
            <tr key={code} className="border-b border-hairline">
              <th scope="row" className="wide py-3.5 text-start text-lg">
                {code}
              </th>
              {PARTS.map((part, at) => {
                const paidBySeller = seller.includes(part);
                return (
                  <td key={part} className="relative py-3.5">
                    {at > 0 && (
                      <span
                        aria-hidden="true"
                        className={classes(
                          'absolute end-1/2 top-1/2 h-1.5 w-full -translate-y-1/2',
                          paidBySeller ? 'bg-ink' : 'bg-track',
                        )}
                      />
                    )}
                    <span className="relative flex justify-center">
                      <Dot filled={paidBySeller} />
                    </span>
                    <span className="sr-only">{t(paidBySeller ? 'seller' : 'buyer')}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Dot({ filled }: { filled: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative z-10 block size-5 shrink-0 rounded-full border-4',
        filled ? 'border-ink bg-ink' : 'border-edge bg-ground',
      )}
    />
  );
}
