import { Columns3, ChevronDown } from 'lucide-react';
import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { MENU_BUTTON, MENU_DROP } from './menu-look.ts';

type ColumnsMenuProps = {
  page: string;
  /** The address without columns; the list starts at its first page. */
  parts: Record<string, string | number | undefined>;
  columns: { key: string; name: string; shown: boolean }[];
  /** The list with its default columns; undefined if it has those. */
  usual: string | undefined;
};

/** Chooses the columns of a list. A GET form, so it works without scripts. */
export function ColumnsMenu({ page, parts, columns, usual }: ColumnsMenuProps) {
  const t = useT('console-views');
  const button = (
    <>
      <Columns3 aria-hidden="true" className="size-4 shrink-0" />
      {t('columns')}
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
    </>
  );
  return (
    <Menu button={button} buttonClassName={MENU_BUTTON} className={MENU_DROP}>
      <Form
        key={columns.map(({ shown }) => (shown ? 1 : 0)).join('')}
        method="get"
        action={page}
        preventScrollReset
        className="px-2"
      >
        {Object.entries(parts).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {columns.map(({ key, name, shown }) => (
          <Checkbox key={key} name="columns" value={key} label={name} defaultChecked={shown} />
        ))}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 border-t border-hairline pt-3 pb-1">
          <Button type="submit" look="secondary" size="small">
            {t('columnsShow')}
          </Button>
          {usual !== undefined && (
            <TextLink to={usual} className="py-2">
              {t('columnsUsual')}
            </TextLink>
          )}
        </div>
      </Form>
    </Menu>
  );
}
