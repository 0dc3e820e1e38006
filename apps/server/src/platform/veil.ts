/** What a mail is written through: nothing hides when it is sent, staff sees less of it. */
export type Veil = {
  name(text: string): string;
  email(text: string): string;
  address(text: string): string;
  /** Links carry rights. */
  link(url: string): string;
};

const asItIs = (text: string): string => text;

export const NO_VEIL: Veil = { name: asItIs, email: asItIs, address: asItIs, link: asItIs };
