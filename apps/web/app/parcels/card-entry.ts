/** Whom the card is billed to. */
export type BillingDetails = { name: string; email: string; country: string };

export type Tokenised = { ok: true; paymentMethodId: string } | { ok: false; message: string };

/** What a page asks of a card form, whoever provides it: the form itself stays there. */
export type CardEntry = {
  tokenise(details: BillingDetails): Promise<Tokenised>;
  focus(): void;
};
