import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import type { TypedAmounts } from './typed-amounts.ts';

type AmountFieldsProps = {
  typed: TypedAmounts;
  malformed: readonly string[];
  onTyped: (typed: TypedAmounts) => void;
  /** Limits the fields to these currencies, if it is known which ones can occur. */
  isClosed?: boolean;
  help?: (currency: string) => string | undefined;
};

/** One field per currency, never prefilled: the cash has to be counted. */
export function AmountFields({
  typed,
  malformed,
  onTyped,
  isClosed = false,
  help,
}: AmountFieldsProps) {
  const t = useT('field');
  return (
    <>
      {Object.entries(typed).map(([currency, text]) => (
        <Field
          key={currency}
          label={t('cash.amount', { currency })}
          help={help?.(currency)}
          error={malformed.includes(currency) && t('cash.malformed')}
          value={text}
          unit={currency}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onChange={({ currentTarget }) => onTyped({ ...typed, [currency]: currentTarget.value })}
        />
      ))}
      {!isClosed && (
        <OtherCurrency known={typed} onChosen={(code) => onTyped({ ...typed, [code]: '' })} />
      )}
    </>
  );
}

type OtherCurrencyProps = { known: TypedAmounts; onChosen: (currency: string) => void };

function OtherCurrency({ known, onChosen }: OtherCurrencyProps) {
  const t = useT('field');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('cash.otherCurrency')}
      </Button>
    );
  }
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const others = Intl.supportedValuesOf('currency').filter((code) => !(code in known));
  return (
    <Select
      label={t('cash.otherCurrency')}
      value=""
      onChange={({ currentTarget }) => {
        onChosen(currentTarget.value);
        setOpen(false);
      }}
    >
      <Choices
        of={['', ...others]}
        name={(code) => (code === '' ? '' : `${code} ${names.of(code) ?? ''}`)}
      />
    </Select>
  );
}
