import { useSearchParams } from 'react-router';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeAgain } from '../code-again.tsx';
import { withPart } from '../with-part.ts';
import { WorkPanel } from '../work-panel.tsx';
import { refusalIn } from './export-refusal.ts';

type ExportPanelProps = {
  /** Where the form is posted. */
  action: string;
  /** The filters of the list. */
  address: Record<string, string>;
  asksCode: boolean;
  words: { title: string; text: string; code: string; start: string; failed: string };
};

/** What an export is and who is told of it, before it begins. The browser itself posts it, to save the answer. */
export function ExportPanel({ action, address, asksCode, words }: ExportPanelProps) {
  const [params] = useSearchParams();
  const refusal = refusalIn(params);
  const isMalformed = params.get('export') === 'malformed';
  return (
    <WorkPanel
      title={words.title}
      closed={withPart(params, { export: null, request: null })}
      opener="export"
    >
      <p className="mb-4 text-sm text-muted">{words.text}</p>
      {refusal !== null && <Refused refusal={refusal} fallback={words.failed} />}
      <form method="post" action={action} className="mt-4 space-y-4">
        {Object.entries(address).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {asksCode && (
          <CodeAgain help={words.code} fault={isMalformed ? 'codeMalformed' : undefined} />
        )}
        <Button type="submit" className="w-full">
          {words.start}
        </Button>
      </form>
    </WorkPanel>
  );
}
