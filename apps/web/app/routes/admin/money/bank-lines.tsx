import type { BankLine } from '@waypost/contract/client';
import { formatShortDate } from '@waypost/i18n/formats';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Field } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { shipmentPath } from '../admin-paths.ts';

type BankLinesProps = { lines: BankLine[]; mayDecide: boolean };

export function BankLines({ lines, mayDecide }: BankLinesProps) {
  return (
    <ul className="divide-y divide-hairline border-t-2 border-ink text-sm">
      {lines.map((line) => (
        <li key={line.id} className="py-3">
          <Line line={line} mayDecide={mayDecide} />
        </li>
      ))}
    </ul>
  );
}

type LineProps = { line: BankLine; mayDecide: boolean };

function Line({ line, mayDecide }: LineProps) {
  const t = useT('console-money');
  const { money } = useWords();
  const locale = useLocale();
  const { state, doubt, reason, candidates, paid, bag } = line;
  const isOpen = state === 'doubtful' || state === 'unknown';
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-[7rem_8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="numerals">{formatShortDate(new Date(line.bookedOn), locale, 'UTC')}</p>
      <p className="numerals font-semibold lg:text-end">{money(line.cents, line.currency)}</p>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{line.payer}</p>
        <p className="text-muted">{line.text}</p>
      </div>
      <div className="min-w-0 space-y-2">
        {doubt !== null && <p>{t(`doubt.${doubt}`)}</p>}
        {reason !== null && <p>{reason}</p>}
        {bag !== null && <p>{t('isBag', bag)}</p>}
        {paid.length > 0 && <Shipments label={t('pays')} line={line} of={paid} />}
        {isOpen && candidates.length > 0 && (
          <Shipments label={t('mayPay')} line={line} of={candidates} isOwed />
        )}
        {isOpen && mayDecide && <Decide line={line} />}
      </div>
    </div>
  );
}

type ShipmentsProps = {
  label: string;
  line: BankLine;
  of: BankLine['candidates'];
  isOwed?: boolean;
};

function Shipments({ label, line, of, isOwed = false }: ShipmentsProps) {
  const t = useT('console-money');
  const { money } = useWords();
  return (
    <div>
      <p className="text-muted">{label}</p>
      <ul>
        {of.map(({ shipmentId, trackingNumber, cents }) => (
          <li key={shipmentId}>
            <TextLink to={shipmentPath(shipmentId)} className="numerals whitespace-nowrap">
              {formatTrackingNumber(trackingNumber)}
            </TextLink>{' '}
            <span className="numerals ms-2 text-muted">
              {isOwed
                ? t('owedNow', { amount: money(cents, line.currency) })
                : money(cents, line.currency)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Both ways to settle an unclear line; a form that was refused stays open. */
function Decide({ line }: { line: BankLine }) {
  const t = useT('console-money');
  const { money } = useWords();
  const [pays, aside] = [`pays:${line.id}`, `aside:${line.id}`];
  const [paysReply, asideReply] = [useReply(pays), useReply(aside)];
  const paysField = fieldsOf(paysReply, () => t('fieldFault'));
  const asideField = fieldsOf(asideReply, () => t('fieldFault'));
  const isRefused = paysReply !== undefined || asideReply !== undefined;
  const candidates = line.candidates.map(({ trackingNumber }) => trackingNumber);
  return (
    <details open={isRefused || undefined}>
      <summary
        className="w-fit cursor-pointer py-1.5 font-semibold"
        aria-label={t('decideOf', {
          amount: money(line.cents, line.currency),
          payer: line.payer || '–',
        })}
      >
        {t('decide')}
      </summary>
      <div className="mt-2 grid gap-6 sm:grid-cols-2">
        <PostForm
          intent={pays}
          submit={t('match')}
          sending={t('matching')}
          fallback={t('decideFailed')}
          button={{ size: 'small', className: '' }}
        >
          <Field
            {...paysField('reference', candidates.length === 1 ? candidates[0] : '')}
            label={t('reference')}
            help={t('referenceHelp')}
            maxLength={500}
            autoComplete="off"
          />
        </PostForm>
        <PostForm
          intent={aside}
          submit={t('setAside')}
          sending={t('settingAside')}
          fallback={t('decideFailed')}
          look="secondary"
          button={{ size: 'small', className: '' }}
        >
          <Field
            {...asideField('reason')}
            label={t('asideReason')}
            help={t('asideHelp')}
            maxLength={500}
            autoComplete="off"
          />
        </PostForm>
      </div>
    </details>
  );
}
