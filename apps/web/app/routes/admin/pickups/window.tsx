import { confirmPickups, listWindowPickups } from '@waypost/contract/client';
import { formatShortDay } from '@waypost/i18n/formats';
import { Printer } from 'lucide-react';
import { Outlet, redirect, useParams, useSearchParams } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { finishForm } from '../../../platform/form-reply.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { keepWhileSame } from '../lists/keep-while-same.ts';
import { BesidePanel, ListHeader, ListRows } from '../lists/list-rows.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { signedInContext } from '../signed-in.ts';
import { BOARD, DONE, inOrderOfWork, WINDOW } from './pickup-address.ts';
import { PrintedList } from './printed-list.tsx';
import { WindowTable } from './window-table.tsx';
import type { Route } from './+types/window.ts';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { day, area, window } = WINDOW.read(url.searchParams);
  if (day === undefined || area === undefined || window === undefined) throw redirect(BOARD.page);
  const { permissions } = context.get(signedInContext);
  return {
    ...(await loadList(request, WINDOW, ({ after }) =>
      ask(request, listWindowPickups, { query: { day, area, window, ...(after && { after }) } }),
    )),
    slot: { day, area, window },
    mayChange: permissions.includes('shipments:write'),
    mayDispatch: permissions.includes('dispatch:read'),
  };
}

/** Confirms only the listed pickups, and none that were booked since. */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const pickups = form.getAll('pickup').map(String);
  const answer = await ask(request, confirmPickups, { body: { pickups } });
  const listing = WINDOW.read(url.searchParams);
  return finishForm(form, answer, WINDOW.path(listing, { done: 'confirm' }));
}

export const shouldRevalidate = keepWhileSame(WINDOW.listedBy);

export default function WindowPage({ loaderData }: Route.ComponentProps) {
  const t = useT('console-pickups');
  const locale = useLocale();
  const { listing, page, requestId, slot, mayChange, mayDispatch } = loaderData;
  const { pickupId } = useParams();
  const [params] = useSearchParams();
  const done = DONE.find((each) => each === params.get('done'));
  const isScripted = useScripted();
  const title = t('windowTitle', {
    city: page?.city ?? slot.area.slice(3),
    day: formatShortDay(slot.day, locale),
    window: slot.window,
  });
  const pickups = page === null ? undefined : inOrderOfWork(page.pickups);
  const waiting = pickups?.filter(({ may }) => may.confirm) ?? [];
  return (
    <>
      <PageHead title={t('windowMeta')} noindex />
      <div className="print:hidden">
        <p className="mb-2 text-sm">
          <TextLink to={BOARD.path({ day: slot.day })}>{t('back')}</TextLink>
        </p>
        <ListHeader title={title} className="mb-1">
          <div className="flex flex-wrap items-center gap-3">
            {mayChange && waiting.length > 0 && (
              <PostForm
                intent="confirm"
                submit={t('confirmAll', { count: waiting.length })}
                sending={t('saving')}
                fallback={t('workFailed')}
                button={{ size: 'small', className: '' }}
              >
                {waiting.map(({ id }) => (
                  <input key={id} type="hidden" name="pickup" value={id} />
                ))}
              </PostForm>
            )}
            {isScripted && (pickups?.length ?? 0) > 0 && (
              <Button look="secondary" size="small" onClick={() => globalThis.print()}>
                <Printer aria-hidden="true" className="size-4" />
                {t('print')}
              </Button>
            )}
          </div>
        </ListHeader>
        {page !== null && (
          <p className="mb-4 text-sm text-muted">
            {t('placesTaken', { taken: page.taken, places: page.places })}
          </p>
        )}
        {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
        <BesidePanel panel={<Outlet />}>
          <ListRows
            address={WINDOW}
            listing={listing}
            rows={pickups}
            next={page?.next}
            missing={page?.cellsMissing}
            requestId={requestId}
            words={{ failed: t('failed'), first: t('first') }}
            empty={<EmptyState title={t('emptyWindow')}>{t('emptyWindowText')}</EmptyState>}
          >
            {(rows) => (
              <WindowTable
                pickups={rows}
                current={pickupId}
                listing={listing}
                mayDispatch={mayDispatch}
              />
            )}
          </ListRows>
        </BesidePanel>
      </div>
      {pickups !== undefined && <PrintedList title={title} pickups={pickups} />}
    </>
  );
}
