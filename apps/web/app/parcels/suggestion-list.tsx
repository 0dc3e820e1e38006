import { classes } from '../ui/classes.ts';

type Suggested = { label: string; region?: string | undefined };

type SuggestionListProps<T extends Suggested> = {
  id: string;
  label: string;
  suggestions: readonly T[];
  active: number;
  choose: (suggestion: T) => void;
};

/** The list of a combobox. It never has the focus: the field keeps it. */
export function SuggestionList<T extends Suggested>(props: SuggestionListProps<T>) {
  const { id, label, suggestions, active, choose } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded border border-ink bg-ground py-1 shadow-lg"
      onPointerDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <button
          type="button"
          tabIndex={-1}
          key={`${suggestion.label} ${suggestion.region} ${index}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          ref={index === active ? scrollIntoView : undefined}
          className={classes(
            'flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3.5 py-2.5 text-start',
            index === active ? 'bg-ink text-ground' : 'hover:bg-panel',
          )}
          onClick={() => choose(suggestion)}
        >
          <span className="font-semibold">{suggestion.label}</span>
          {suggestion.region !== undefined && (
            <span className={classes('text-sm', index !== active && 'text-muted')}>
              {suggestion.region}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
