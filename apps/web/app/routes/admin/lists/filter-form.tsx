import type { ChangeEventHandler, ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
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
  onSubmit?: () => void;
  children: ReactNode;
};

/** The filters are the address of the page. */
export function FilterForm({ page, isFiltered, words, small = false, ...props }: FilterFormProps) {
  const { className, beforeButtons, buttonsClass, children, ...form } = props;
  return (
    <Form
      method="get"
      action={page}
      role="search"
      aria-label={words.filters}
      {...form}
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
