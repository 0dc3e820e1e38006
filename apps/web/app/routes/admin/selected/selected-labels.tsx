import { useActionData } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LabelsForm, LabelsRefusal } from './labels-form.tsx';
import { type LabelsRefused, makeLabels } from './make-labels.server.ts';
import { SelectedPage } from './selected-act.tsx';
import { numbersIn } from './selected-numbers.ts';
import type { Route } from './+types/selected-labels.ts';

export function loader({ url }: Route.LoaderArgs) {
  return {
    numbers: numbersIn(url.searchParams),
    id: crypto.randomUUID(),
    file: url.searchParams.get('file'),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return makeLabels(request, await request.formData());
}

export default function SelectedLabels({ loaderData }: Route.ComponentProps) {
  const t = useT('console-selected');
  const { id, file } = loaderData;
  // a form of another page posts here too
  const numbers = useActionData<LabelsRefused>()?.numbers ?? loaderData.numbers;
  return (
    <>
      {file !== null && (
        <Notice
          tone="problem"
          title={t(file === 'gone' ? 'labelsGone' : 'labelsFailed')}
          className="mb-4"
        />
      )}
      <SelectedPage title={t('labelsTitle', { count: numbers.length })} numbers={numbers}>
        <LabelsRefusal />
        <p className="mb-4 max-w-prose text-sm text-muted">{t('labelsText')}</p>
        <LabelsForm numbers={numbers} id={id} />
      </SelectedPage>
    </>
  );
}
