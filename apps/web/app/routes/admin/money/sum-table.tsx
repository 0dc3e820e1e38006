import { formatCount } from '@waypost/i18n/formats';
import { useWords } from '../../../parcels/words.ts';
import { useLocale } from '../../../platform/visitor.ts';
import { TextLink } from '../../../ui/text-link.tsx';

type SumRow = {
  id: string;
  label: string;
  /** Address of the rows that make up the sum. */
  to: string;
  count?: number;
  cents: number;
  currency: string;
};
type SumTableProps = {
  caption: string;
  /** Classes for two columns, or for three with a count. */
  names: [string, string] | [string, string, string];
  rows: SumRow[];
};

/** Names with sums: small enough to stay a table on any screen. */
export function SumTable({ caption, names, rows }: SumTableProps) {
  const locale = useLocale();
  const { money } = useWords();
  const [head, ...figures] = names;
  return (
    <table className="w-full text-start">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-1.5 text-start font-semibold text-muted">
            {head}
          </th>
          {figures.map((name) => (
            <th key={name} scope="col" className="w-28 ps-4 text-end font-semibold text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {rows.map(({ id, label, to, count, cents, currency }) => (
          <tr key={id}>
            <th scope="row" className="py-1.5 text-start">
              <TextLink to={to}>{label}</TextLink>
            </th>
            {count !== undefined && (
              <td className="numerals ps-4 text-end">{formatCount(count, locale)}</td>
            )}
            <td className="numerals ps-4 text-end">{money(cents, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
