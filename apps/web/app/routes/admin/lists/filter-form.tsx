import type { ChangeEventHandler, ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type FilterFormProps = {
  /** The address of the list without filters. */
  page: string;
  isFiltered: boolean;
  words: { filters: string; apply: string; clear: string };
  /** Columns of the form where there is room for them. */
  className: string;
  /** Lower, where there are many. */
  small?: boolean;

  beforeButtons?: ReactNode;
  buttonsClass?: string;
  onChange?: ChangeEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** The filters are the address of the page. */
export function FilterForm(props: FilterFormProps) {
  const {
    page,
    isFiltered,
    words,
    className,
    small = false,
    beforeButtons,
    buttonsClass,
    children,
  } = props;
  return (
    <Form
      method="get"
      action={page}
      role="search"
      aria-label={words.filters}
      onChange={props.onChange}
      className={`grid grid-cols-2 items-end ${small ? 'mb-5 gap-3 text-sm' : 'mb-6 gap-4'} ${className}`}
    >
      {children}
      <div className={`flex min-h-12 flex-wrap items-center gap-x-4 ${buttonsClass ?? ''}`}>
        {beforeButtons}
        <Button type="submit" look="secondary" size={small ? 'small' : 'regular'}>
          {words.apply}
        </Button>
        {isFiltered && (
          <TextLink to={page} reloadDocument className="py-2">
            {words.clear}
          </TextLink>
        )}
      </div>
    </Form>
  );
}

type FilterChoiceProps<T extends string | number> = {
  name: string;
  label: string;
  value: T | undefined;
  /** What stands for no filter; without it one of the options is chosen always. */
  all?: string;
  options: readonly T[];
  nameOf: (option: T) => string;
  className?: string;
};

export function FilterChoice<T extends string | number>(props: FilterChoiceProps<T>) {
  const { name, label, value, all, options, nameOf, className } = props;
  return (
    <Select
      name={name}
      label={label}
      defaultValue={value ?? ''}
      {...(className !== undefined && { className })}
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </Select>
  );
}
