import { listBankFiles, listBankLines } from '@waypost/contract/client';
import { BANK_LINE_STATES } from '@waypost/contract/money-states';
import { useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { BankFiles, BankUpload } from './bank-files.tsx';
import { BankLines } from './bank-lines.tsx';
import { changeBank } from './bank-changes.server.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { BANK } from './money-address.ts';
import type { Route } from './+types/bank.ts';

/** The id is drawn with the form: sent twice, it is one upload. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { permissions } = context.get(signedInContext);
  const list = await loadList(request, BANK, (query) => ask(request, listBankLines, { query }));
  const files = await ask(request, listBankFiles);
  return {
    ...list,
    files: files.ok ? files.data.files : [],
    id: crypto.randomUUID(),
    mayDecide: permissions.includes('money:write'),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return changeBank(request);
}

const DONE = ['pays', 'aside'] as const;

export default function Bank({ loaderData }: Route.ComponentProps) {
  const t = useT('console-money');
  const { listing, page, requestId, files, id, mayDecide } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const { state = 'doubtful', file } = listing;
  return (
    <>
      <PageHead title={t('meta')} />
      <h1 className="wide mb-2 text-2xl">{t('title')}</h1>
      <MoneyTabs current="bank" />
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      {mayDecide && <BankUpload id={id} />}
      <Section title={t('lines')} className="mt-8">
        <TabLinks
          label={t('lines')}
          tabs={BANK_LINE_STATES.map((each) => ({
            name: t(`lineState.${each}`),
            to: BANK.path({ ...listing, state: each }, { after: undefined }),
            current: each === state,
          }))}
        />
        {file !== undefined && (
          <p className="mt-3">
            {t('ofFile')} <TextLink to={BANK.path({ state })}>{t('allFiles')}</TextLink>
          </p>
        )}
        <div className="mt-4">
          <ListRows
            address={BANK}
            listing={listing}
            rows={page?.lines}
            next={page?.next}
            requestId={requestId}
            words={{ failed: t('listFailed'), failedText: t('failedText'), first: t('first') }}
            empty={<EmptyState title={t('noLines')} />}
          >
            {(lines) => <BankLines lines={lines} mayDecide={mayDecide} />}
          </ListRows>
        </div>
      </Section>
      <Section title={t('files')} className="mt-10">
        {files.length === 0 ? <p>{t('noFiles')}</p> : <BankFiles files={files} />}
      </Section>
    </>
  );
}
