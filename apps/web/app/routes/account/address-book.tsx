import type { SavedAddress } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import { Form } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Changes } from './changes.tsx';

type AddressBookProps = {
  addresses: SavedAddress[];
  /** Which address is to be removed, once the question is answered. */
  asking: string | null;
};

export function AddressBook({ addresses, asking }: AddressBookProps) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
      {addresses.map((address) => (
        <li key={address.id} className="flex flex-col border-t border-hairline py-5">
          <Card address={address} />
          {asking === address.id ? <Question address={address} /> : <Actions address={address} />}
        </li>
      ))}
    </ul>
  );
}

function Card({ address }: { address: SavedAddress }) {
  const t = useT('addresses');
  const locale = useLocale();
  const place = [address.postalCode, address.city, address.region].filter(Boolean).join(' ');
  const lines = [address.line1, address.line2, place, formatCountry(address.country, locale)];
  return (
    <address className="grow not-italic">
      <p className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        {address.name}
        {address.isDefault && <Badge>{t('default')}</Badge>}
      </p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {address.email !== '' && (
        <p className="wrap-anywhere text-muted" dir="ltr">
          {address.email}
        </p>
      )}
      {address.phone !== '' && (
        <p className="numerals text-muted" dir="ltr">
          {address.phone}
        </p>
      )}
    </address>
  );
}

function Actions({ address: { id, name, isDefault } }: { address: SavedAddress }) {
  const t = useT('addresses');
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5">
      <TextLink to={`?change=${id}`} aria-label={t('changeOf', { name })} className="py-2">
        {t('change')}
      </TextLink>
      {!isDefault && (
        <Form method="post" preventScrollReset>
          <Changes>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="intent"
              value="default"
              look="quiet"
              aria-label={t('makeDefaultOf', { name })}
            >
              {t('makeDefault')}
            </Button>
          </Changes>
        </Form>
      )}
      <TextLink
        to={`?remove=${id}`}
        preventScrollReset
        aria-label={t('removeOf', { name })}
        className="py-2"
      >
        {t('remove')}
      </TextLink>
    </div>
  );
}

function Question({ address: { id } }: { address: SavedAddress }) {
  const t = useT('addresses');
  return (
    <div role="group" aria-label={t('removeTitle')} className="mt-3 rounded bg-panel p-4">
      <p className="font-semibold">{t('removeTitle')}</p>
      <p className="mb-3 text-muted">{t('removeText')}</p>
      <Form method="post" preventScrollReset>
        <Changes className="flex flex-wrap gap-3">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="remove" look="danger" size="small">
            {t('removeConfirm')}
          </Button>
          <LinkButton look="secondary" size="small" to="/dashboard/addresses" preventScrollReset>
            {t('keep')}
          </LinkButton>
        </Changes>
      </Form>
    </div>
  );
}
