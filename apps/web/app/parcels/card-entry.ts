/** Whom the card is billed to. */
export type BillingDetails = { name: string; email: string; country: string };

export type Tokenised = { ok: true; paymentMethodId: string } | { ok: false; message: string };

/** What a page needs from a card form of any provider. The card data stays in the provider's form. */
export type CardEntry = {
  tokenise(details: BillingDetails): Promise<Tokenised>;
  focus(): void;
};
