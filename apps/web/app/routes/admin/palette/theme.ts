import { THEME_COOKIE } from '../../../platform/visitor.ts';

/** From now on in this browser; pages of the console are rendered with it. */
export function chooseTheme(theme: 'light' | 'dark' | 'system'): void {
  const age = theme === 'system' ? 0 : 31_536_000;
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/admin; Max-Age=${age}; SameSite=Lax`;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
