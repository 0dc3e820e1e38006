// Hands the page to the translation widget of this installation. Loaded only for a language that has no
// catalogs here, and only when a widget is configured: app/platform/translation-widget.ts.
(() => {
  const { url, language } = document.currentScript.dataset;
  const CALLBACK = 'waypostTranslation';
  const TRIES = 25;
  const EVERY_MS = 120;
  const wanted = `/en/${language}`;

  /** The cookie says what was chosen; the page is loaded again only if it did not say so before. */
  function fallBack() {
    if (decodeURIComponent(document.cookie).includes(`googtrans=${wanted}`)) return;
    document.cookie = `googtrans=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax`;
    location.reload();
  }

  /** The widget makes a list of languages some time after it was started. */
  function choose(tries) {
    const list = document.querySelector('select.goog-te-combo');
    if (list === null) {
      if (tries < TRIES) setTimeout(choose, EVERY_MS, tries + 1);
      else fallBack();
      return;
    }
    if (![...list.options].some((option) => option.value === language)) return fallBack();
    list.value = language;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }

  window[CALLBACK] = () => {
    const options = { pageLanguage: 'en', includedLanguages: 'yo,ig,ha', autoDisplay: false };
    new window.google.translate.TranslateElement(options, 'translation-widget');
    choose(1);
  };

  const script = document.createElement('script');
  const address = new URL(url);
  address.searchParams.set('cb', CALLBACK);
  script.src = address.href;
  script.addEventListener('error', () => {
    console.warn('script blocked');
    fallBack();
  });
  document.head.append(script);
})();
