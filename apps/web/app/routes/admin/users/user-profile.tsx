import type { CustomerRecord } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Facts, Section } from '../../../ui/panel.tsx';
import { Time } from '../../../ui/time.tsx';
import { Address } from '../member-marks.tsx';
import { RoleBadge, StateMark } from './user-marks.tsx';
import { VatNumber } from './vat-number.tsx';

type UserProfileProps = { user: CustomerRecord; mayConfirm: boolean };

export function UserProfile({ user, mayConfirm }: UserProfileProps) {
  const t = useT('console-users');
  const locale = useLocale();
  const { line1, line2, postalCode, city, region, country } = user.address;
  const lines = [
    line1,
    line2,
    `${postalCode} ${city}`.trim(),
    region,
    country && formatCountry(country, locale),
  ].filter(Boolean);
  return (
    <Section title={t('profile')}>
      <Facts
        facts={[
          [t('email'), <Address key="email" email={user.email} />],
          [
            t('account'),
            <span key="account" className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <RoleBadge role={user.role} />
              {t(`accountType.${user.accountType}`)}
              <StateMark state={user.state} />
            </span>,
          ],
          [t('company'), user.company],
          [t('vatId'), <VatNumber key="vatId" user={user} mayConfirm={mayConfirm} />],
          [t('phone'), user.phone],
          [
            t('address'),
            lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            )),
          ],
          [t('created'), <Time key="created" at={user.createdAt} />],
          [
            t('lastLogin'),
            user.lastLogin === null ? t('never') : <Time key="login" at={user.lastLogin} />,
          ],
        ]}
      />
    </Section>
  );
}
