import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';

/**
 * Updates the filter fields when the address changes, because a link or the palette may change the filters. The
 * focused field keeps its text while the form applies itself, and while the page changes for another reason, such
 * as a panel that is closed.
 */
export function useFollowAddress() {
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const appliedItself = useNavigationType() === NavigationType.Replace;
  const shown = useRef(params);
  useLayoutEffect(() => {
    // keeps what was typed before scripts ran
    const before = shown.current;
    if (before === params) return;
    shown.current = params;
    for (const control of form.current?.elements ?? []) {
      const isKept = appliedItself || isTypedIn(control, before);
      if (isKept && control === document.activeElement) continue;
      show(control, params);
    }
  }, [params, appliedItself]);
  return form;
}

function isTypedIn(control: Element, before: URLSearchParams): boolean {
  if (!(control instanceof HTMLInputElement) || control.type === 'checkbox') return false;
  return control.value !== (before.get(control.name) ?? '');
}

function show(control: Element, params: URLSearchParams): void {
  if (control instanceof HTMLSelectElement) {
    const wanted = params.get(control.name);
    const found = [...control.options].findIndex(({ value }) => value === wanted);
    control.selectedIndex = Math.max(found, 0);
  } else if (control instanceof HTMLInputElement && control.name !== '') {
    const value = params.get(control.name);
    if (control.type === 'checkbox') control.checked = control.value === value;
    else if (control.type !== 'hidden') control.value = value ?? '';
  }
}
