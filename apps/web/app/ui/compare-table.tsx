import type { ReactNode } from 'react';
import { AS } from './table.tsx';

type CompareTableProps = {
  caption: string;
  /** What the rows are, for readers who hear the table. */
  corner: string;
  columns: readonly [first: ReactNode, second: ReactNode];
  rows: { id: string; name: ReactNode; cells: readonly [first: ReactNode, second: ReactNode] }[];
};

/** Two things side by side. On a narrow screen the name of a row stands over its two cells. */
export function CompareTable({ caption, corner, columns, rows }: CompareTableProps) {
  return (
    <table {...AS.table} className="block w-full text-start sm:table sm:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead {...AS.rowgroup} className="block sm:table-header-group">
        <tr {...AS.row} className="grid grid-cols-2 gap-x-4 border-b-2 border-ink sm:table-row">
          <th {...AS.columnheader} scope="col" className="hidden sm:table-cell sm:w-[28%]">
            <span className="sr-only">{corner}</span>
          </th>
          {columns.map((column, at) => (
            <th
              key={at}
              {...AS.columnheader}
              scope="col"
              className="wide py-3 text-start text-xl sm:pe-6"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...AS.rowgroup} className="block sm:table-row-group">
        {rows.map(({ id, name, cells }) => (
          <tr
            key={id}
            {...AS.row}
            className="grid grid-cols-2 gap-x-4 gap-y-1 border-b border-hairline py-3 sm:table-row"
          >
            <th
              {...AS.rowheader}
              scope="row"
              className="col-span-2 align-top text-start text-sm font-normal text-muted sm:py-4 sm:pe-6 sm:text-base"
            >
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={at} {...AS.cell} className="min-w-0 align-top sm:py-4 sm:pe-6">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
