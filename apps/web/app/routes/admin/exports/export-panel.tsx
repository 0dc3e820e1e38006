import { Outlet, useSearchParams } from 'react-router';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeAgain } from '../code-again.tsx';
import { WorkPanel } from '../work-panel.tsx';
import { refusalIn } from './export-refusal.ts';
import { withPart } from '../../../platform/list-address.ts';

type ExportPanelProps = {
  /** Where the form is posted. */
  action: string;
  /** The name of the list; the file has all of its pages. */
  listing: Record<string, string | number>;
  asksCode: boolean;
  words: { title: string; text: string; code: string; start: string; failed: string };
};

/**
 * Explains an export and who is notified of it, before it starts; until it is opened, shows the panel of the list.
 * The form is posted by the browser itself, to save the file.
 */
export function ExportPanel({ action, listing, asksCode, words }: ExportPanelProps) {
  const [params] = useSearchParams();
  if (!params.has('export')) return <Outlet />;
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
        {Object.entries(listing).map(
          ([name, value]) =>
            name !== 'after' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {asksCode && <CodeAgain help={words.code} isMalformed={isMalformed} />}
        <Button type="submit" className="w-full">
          {words.start}
        </Button>
      </form>
    </WorkPanel>
  );
}
