import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type FilterButtonsProps = {
  /** The address of the list without filters. */
  page: string;
  isFiltered: boolean;
  words: { apply: string; clear: string };
};

export function FilterButtons({ page, isFiltered, words }: FilterButtonsProps) {
  return (
    <div className="flex min-h-12 items-center gap-4">
      <Button type="submit" look="secondary">
        {words.apply}
      </Button>
      {isFiltered && (
        <TextLink to={page} reloadDocument>
          {words.clear}
        </TextLink>
      )}
    </div>
  );
}
