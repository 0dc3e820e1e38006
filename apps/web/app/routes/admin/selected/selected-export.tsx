import { useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeAgain } from '../code-again.tsx';
import { refusalIn } from '../exports/export-refusal.ts';
import { signedInContext } from '../signed-in.ts';
import { SelectedPage } from './selected-act.tsx';
import { numbersIn, SELECTED, SELECTED_PATH } from './selected-numbers.ts';
import type { Route } from './+types/selected-export.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const { admin } = context.get(signedInContext);
  return { numbers: numbersIn(url.searchParams), asksCode: admin.secondFactor };
}

/** Posted by the browser itself, to save the file. */
export default function SelectedExport({ loaderData }: Route.ComponentProps) {
  const t = useT('console-selected');
  const list = useT('console-shipments');
  const { numbers, asksCode } = loaderData;
  const [params] = useSearchParams();
  const refusal = refusalIn(params);
  return (
    <SelectedPage title={t('exportTitle', { count: numbers.length })} numbers={numbers}>
      <div className="max-w-md">
        <p className="mb-4 text-sm text-muted">{t('exportText')}</p>
        {refusal !== null && <Refused refusal={refusal} fallback={list('exportFailed')} />}
        <form method="post" action={`${SELECTED_PATH}/export-file`} className="mt-4 space-y-4">
          {numbers.map((number) => (
            <input key={number} type="hidden" name={SELECTED} value={number} />
          ))}
          {asksCode && (
            <CodeAgain
              help={list('exportCode')}
              isMalformed={params.get('export') === 'malformed'}
            />
          )}
          <Button type="submit">{list('exportStart')}</Button>
        </form>
      </div>
    </SelectedPage>
  );
}
