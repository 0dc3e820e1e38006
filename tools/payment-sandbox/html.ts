/** Text inside HTML, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (symbol) => `&#${symbol.charCodeAt(0)};`);
}
