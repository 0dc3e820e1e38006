declare module 'virtual:catalog-urls' {
  const urls: Record<string, string>;
  export default urls;
}
