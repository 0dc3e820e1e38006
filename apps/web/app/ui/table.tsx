import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../platform/link.tsx';
import { useT } from '../platform/catalogs.tsx';
import { classes } from './classes.ts';

export type Column<Row> = {
  name: string;
  /** In its head, in place of its name. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Set at the end of the column, in figures of one width. */
  numeric?: boolean;
  /** What the row is called by. One column of a table has it. */
  heads?: boolean;
  /** Gives way to the other columns, down to a few letters: its cells cut their text. */
  shrinks?: boolean;
  /** Left out below 60rem, where the cell of another column says it. */
  wideOnly?: boolean;
  /** Left out in a table that is narrower. */
  from?: keyof typeof HIDDEN_BELOW;
  /** Left out of a stacked row that has nothing of it. */
  isEmpty?: (row: Row) => boolean;
  /** Where its head leads to sort by it, and how the rows are sorted by it now. */
  sort?: { to: string; label: string; now: 'ascending' | 'descending' | 'none' };
};

const HIDDEN_BELOW = {
  '60rem': '@max-[60rem]:hidden',
  '70rem': '@max-[70rem]:hidden',
  '90rem': '@max-[90rem]:hidden',
};

/** Laid out as blocks, a table loses its roles in some browsers; so they are spelled out. */
export const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type TableProps<Row> = {
  /** For readers who do not see it; a heading says the same to the others. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  /** Buttons at the end of each row. */
  actions?: (row: Row) => ReactNode;
  /** Lower rows, where staff works. */
  dense?: boolean;
  /** The row whose thing is shown beside the table. */
  isCurrent?: (row: Row) => boolean;
} & KeyOf<Row>;

/** Rows with an id have it for a key. */
type KeyOf<Row> = Row extends { id: string }
  ? { keyOf?: (row: Row) => string }
  : { keyOf: (row: Row) => string };

const idOf = (row: unknown) => (row as { id: string }).id;

/** Rows and columns where there is room; one block per row under 42rem of its own width. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf = idOf, actions, dense = false } = props;
  const { isCurrent = () => false } = props;
  const t = useT('frame');
  const sides = dense ? '@2xl:px-2 @min-[60rem]:px-3' : '@2xl:px-3';
  const cell = classes(sides, dense ? '@2xl:py-1.25' : '@2xl:py-3');
  return (
    <div className="@container">
      <table {...AS.table} className="w-full text-start @max-2xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...AS.rowgroup} className="@max-2xl:sr-only">
          <tr {...AS.row}>
            {columns.map((column) => (
              <th
                key={column.name}
                {...AS.columnheader}
                scope="col"
                aria-sort={column.sort?.now}
                className={classes(sides, headOf(column))}
              >
                {column.sort === undefined ? (
                  (column.head ?? column.name)
                ) : (
                  <SortLink {...column} {...column.sort} />
                )}
              </th>
            ))}
            {actions && (
              <th {...AS.columnheader} scope="col" className={classes(sides, headOf({}))}>
                <span className="sr-only">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...AS.rowgroup} className="@max-2xl:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              {...AS.row}
              className={classes(
                'border-b border-hairline @max-2xl:block @max-2xl:py-3',
                isCurrent(row) && 'bg-panel',
              )}
            >
              {columns.map((column) => (
                <Cell
                  key={column.name}
                  column={column}
                  className={classes(cell, column.isEmpty?.(row) === true && '@max-2xl:hidden')}
                >
                  {column.cell(row)}
                </Cell>
              ))}
              {actions && (
                <td
                  {...AS.cell}
                  className={classes(
                    cell,
                    'text-end align-baseline @2xl:last:pe-0 @max-2xl:block @max-2xl:p-0',
                  )}
                >
                  <div className="flex flex-wrap items-baseline gap-x-4 @max-2xl:mt-1 @2xl:justify-end">
                    {actions(row)}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = {
  column: Pick<Column<never>, 'name' | 'numeric' | 'heads' | 'shrinks' | 'wideOnly' | 'from'>;
  className: string;
  children: ReactNode;
};

/** Stacked, a cell brings the name of its column along. */
function Cell({ column, className, children }: CellProps) {
  const inside = (
    <>
      <span aria-hidden="true" className="font-sans text-sm font-normal text-muted @2xl:hidden">
        {column.name}
      </span>
      <span className="min-w-0 @max-2xl:text-end">{children}</span>
    </>
  );
  const look = classes(
    className,
    'text-start align-baseline @2xl:first:ps-0 @2xl:last:pe-0',
    '@max-2xl:flex @max-2xl:items-baseline @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:py-1',
    column.numeric === true && 'numerals whitespace-nowrap @2xl:text-end',
    column.shrinks === true && '@2xl:w-1/6 @2xl:max-w-0',
    hiddenBelow(column),
  );
  return column.heads === true ? (
    <th {...AS.rowheader} scope="row" className={classes(look, 'font-semibold')}>
      {inside}
    </th>
  ) : (
    <td {...AS.cell} className={look}>
      {inside}
    </td>
  );
}

type SortLinkProps = { name: string; to: string; label: string; now: string };

/** Stacked rows have no heads to see, so there is nothing to reach. */
function SortLink({ name, to, label, now }: SortLinkProps) {
  const Icon = now === 'none' ? ArrowDownUp : now === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <>
      <span className="@2xl:hidden">{name}</span>
      <Link
        to={to}
        preventScrollReset
        aria-label={label}
        className="-my-2.5 inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline @max-2xl:hidden"
      >
        {name}
        <Icon
          aria-hidden="true"
          className={classes('size-3.5', now === 'none' ? 'opacity-50' : 'text-ink')}
        />
      </Link>
    </>
  );
}

function hiddenBelow({ wideOnly, from }: Pick<Column<never>, 'wideOnly' | 'from'>) {
  return (wideOnly === true || from !== undefined) && HIDDEN_BELOW[from ?? '60rem'];
}

function headOf({ numeric, ...column }: Pick<Column<never>, 'numeric' | 'wideOnly' | 'from'>) {
  return classes(
    'sticky top-0 z-10 border-b-2 border-ink bg-ground py-2.5 text-sm font-semibold text-muted',
    'align-bottom @2xl:first:ps-0 @2xl:last:pe-0',
    numeric === true ? 'text-end' : 'text-start',
    hiddenBelow(column),
  );
}
