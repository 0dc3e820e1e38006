import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CompareTable } from '../../ui/compare-table.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TableSkeleton, TextSkeleton } from '../../ui/skeleton.tsx';
import { TextTable } from '../../ui/text-table.tsx';
import { Sample, SampleGroup } from './sample.tsx';

type Line = { number: string; to: string; status: string; kilograms: string; cost: string };

const LINES: Line[] = [
  {
    number: 'WP7K 3M9Q 2XTA H84E',
    to: 'Hugo Almeida, Lisbon',
    status: 'In transit',
    kilograms: '2.5',
    cost: '€42.82',
  },
  {
    number: 'WP2B 81VC 0ZDJ KM3R',
    to: 'Mai Sato, Osaka',
    status: 'Created',
    kilograms: '118',
    cost: '€1,204.10',
  },
];

const COLUMNS: Column<Line>[] = [
  {
    name: 'Tracking',
    heads: true,
    cell: (line) => <span className="numerals">{line.number}</span>,
  },
  { name: 'To', cell: (line) => line.to },
  { name: 'Status', cell: (line) => <Badge>{line.status}</Badge> },
  { name: 'Weight (kg)', numeric: true, cell: (line) => line.kilograms },
  { name: 'Cost', numeric: true, cell: (line) => line.cost },
];

const keyOf = (line: Line) => line.number;

function actionsOf(line: Line) {
  return (
    <>
      <Button look="quiet" size="small" aria-label={`Reprint the label of ${line.number}`}>
        Reprint
      </Button>
      <Button look="quiet" size="small" aria-label={`Duplicate ${line.number}`}>
        Duplicate
      </Button>
    </>
  );
}

export function Tables() {
  return (
    <SampleGroup title="Tables">
      <Sample name="With actions">
        <Table
          caption="Shipments of this week"
          columns={COLUMNS}
          rows={LINES}
          keyOf={keyOf}
          actions={actionsOf}
        />
      </Sample>
      <Sample name="Dense">
        <Table caption="Dense" columns={COLUMNS} rows={LINES} keyOf={keyOf} dense />
      </Sample>
      <Sample name="In a narrow place">
        <div className="max-w-80">
          <Table caption="Narrow" columns={COLUMNS} rows={LINES} keyOf={keyOf} />
        </div>
      </Sample>
      <Sample name="Of sentences">
        <TextTable
          caption="What stops a shipment"
          columns={['What', 'Why', 'What to do']}
          rows={[
            { id: 'papers', cells: ['Papers', 'An invoice is missing.', 'Send it to customs.'] },
            { id: 'duty', cells: ['Duty', 'It is not paid yet.', 'Pay it from the mail.'] },
          ]}
        />
      </Sample>
      <Sample name="Two things side by side">
        <CompareTable
          caption="Express and freight"
          corner="What"
          columns={['Express', 'Freight']}
          rows={[{ id: 'weight', name: 'Weight', cells: ['Up to 70 kg', 'From 100 kg'] }]}
        />
      </Sample>
      <Sample name="On its way">
        <TableSkeleton columns={4} rows={2} />
        <div className="mt-6 max-w-prose">
          <TextSkeleton />
        </div>
      </Sample>
    </SampleGroup>
  );
}
