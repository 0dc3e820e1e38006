import type { PlaceSuggestion, PlaceSuggestions } from '@waypost/contract/client';
import { catalogLocaleOf } from '@waypost/i18n/locales';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '../platform/visitor.ts';

/** A pause in typing; shorter than the time to look up. */
const PAUSE_MS = 150;
const [MIN_LENGTH, MAX_LENGTH] = [2, 80];

export type FoundPlaces = {
  suggestions: readonly PlaceSuggestion[];
  meant: string | null;
  text: string;
};

const NONE: FoundPlaces = { suggestions: [], meant: null, text: '' };

/** The places that a text may mean, for the last text that got an answer. */
export function usePlaceSuggestions(
  text: string,
  onAnswer: (found: FoundPlaces) => void,
): FoundPlaces {
  const answered = useEffectEvent(onAnswer);
  const locale = useLocale();
  const [found, setFound] = useState(NONE);
  const typed = text.trim();
  const isAsked = typed.length >= MIN_LENGTH && typed.length <= MAX_LENGTH;

  const ask = () => {
    if (!isAsked) return;
    const stale = new AbortController();
    const query = new URLSearchParams({ q: typed, lang: catalogLocaleOf(locale) });
    const timer = setTimeout(() => {
      readSuggestions(`/api/places/suggest?${query}`, stale.signal).then(
        (read) => {
          setFound({ ...read, text });
          answered({ ...read, text });
        },
        // Without a network, the typed text is used as it is.
        () => {
          if (!stale.signal.aborted) setFound({ ...NONE, text });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  };
  useEffect(ask, [text, typed, isAsked, locale]);

  return isAsked ? found : { ...NONE, text };
}

async function readSuggestions(url: string, signal: AbortSignal): Promise<PlaceSuggestions> {
  const answer = await fetch(url, { signal });
  return answer.ok ? ((await answer.json()) as PlaceSuggestions) : { suggestions: [], meant: null };
}
