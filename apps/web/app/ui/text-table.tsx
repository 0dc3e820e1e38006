import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { AS } from './table.tsx';

type TextTableProps = {
  caption: string;
  columns: readonly string[];
  rows: { id: string; cells: readonly ReactNode[] }[];
};

/**
 * A table of sentences; the first cell heads its row. Under 42rem of its own width each cell stands
 * on a line of its own under the name of its column.
 */
export function TextTable({ caption, columns, rows }: TextTableProps) {
  return (
    <div className="@container">
      <table {...AS.table} className="w-full @max-2xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...AS.rowgroup} className="@max-2xl:sr-only">
          <tr {...AS.row} className="border-b-2 border-ink">
            {columns.map((column) => (
              <th
                key={column}
                {...AS.columnheader}
                scope="col"
                className="py-2 pe-6 text-start text-sm font-semibold text-muted last:pe-0"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.rowgroup} className="@max-2xl:block @max-2xl:border-t-2 @max-2xl:border-ink">
          {rows.map(({ id, cells }) => (
            <tr
              key={id}
              {...AS.row}
              className="border-b border-hairline @max-2xl:block @max-2xl:py-3"
            >
              {cells.map((content, at) => (
                <Cell key={columns[at]} name={columns[at] ?? ''} heads={at === 0}>
                  {content}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ name, heads, children }: { name: string; heads: boolean; children: ReactNode }) {
  const look = classes(
    'text-start align-baseline @max-2xl:block @2xl:py-3.5 @2xl:pe-6 @2xl:last:pe-0',
    heads ? 'font-semibold' : '@max-2xl:mt-1.5',
  );
  if (heads) {
    return (
      <th {...AS.rowheader} scope="row" className={look}>
        {children}
      </th>
    );
  }
  return (
    <td {...AS.cell} className={look}>
      <span aria-hidden="true" className="block text-sm text-muted @2xl:hidden">
        {name}
      </span>
      {children}
    </td>
  );
}
