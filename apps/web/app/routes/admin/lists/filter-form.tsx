import type { ChangeEventHandler, ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { useFollowAddress } from './use-follow-address.ts';

const LINE = classes(
  'mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm',
  '[&_input:not([type=checkbox])]:min-h-10 [&_input:not([type=checkbox])]:py-1.5',
  '[&_select]:min-h-10 [&_select]:py-1.5',
);

type FilterFormProps = {
  /** The address of the list without filters. */
  page: string;
  isFiltered: boolean;
  words: { filters: string; apply: string; clear: string };
  /** Other parameters of the address, which the filters keep. */
  keep?: Record<string, string | undefined>;
  /** Columns of the form where there is room for them. */
  className?: string;
  /** Smaller fields, for forms with many. */
  small?: boolean;
  /** All in one line where there is room, as low as a row. */
  oneLine?: boolean;
  /** Applies itself, so only browsers without scripts show the button. */
  appliesItself?: boolean;
  beforeButtons?: ReactNode;
  buttonsClass?: string;
  onChange?: ChangeEventHandler<HTMLFormElement>;
  onSubmit?: () => void;
  children: ReactNode;
};

/** A GET form whose filters become the address of the page. */
export function FilterForm({ page, isFiltered, words, small = false, ...props }: FilterFormProps) {
  const { oneLine = false, appliesItself = false, ...rest } = props;
  const { keep = {}, className, beforeButtons, buttonsClass, children, ...form } = rest;
  const kept = Object.entries(keep).filter(([, value]) => value !== undefined);
  const isScripted = useScripted();
  const shown = useFollowAddress();
  const layout = oneLine
    ? LINE
    : `grid grid-cols-2 items-end ${small ? 'mb-5 gap-3 text-sm' : 'mb-6 gap-4'}`;
  return (
    <Form
      ref={shown}
      method="get"
      action={page}
      role="search"
      aria-label={words.filters}
      {...form}
      className={classes(layout, className)}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div
        className={classes(
          'flex flex-wrap items-center gap-x-4',
          oneLine ? 'min-h-10' : 'min-h-12',
          buttonsClass,
        )}
      >
        {beforeButtons}
        {appliesItself && isScripted ? (
          // browsers submit a form of several fields on Enter only if it has a button
          <button type="submit" hidden>
            {words.apply}
          </button>
        ) : (
          <Button type="submit" look="secondary" size={small || oneLine ? 'small' : 'regular'}>
            {words.apply}
          </Button>
        )}
        {isFiltered && (
          <TextLink to={page} reloadDocument className="py-2">
            {words.clear}
          </TextLink>
        )}
      </div>
    </Form>
  );
}
