import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const PARCEL = {
  from: 'Antwerp, Belgium',
  to: 'Lisbon, Portugal',
  weight: '2.5',
  length: '30',
  width: '20',
  height: '15',
};

/** 18 + 2.5 kg x 5.2 = 31.00; surcharge 12 % + 3 = 6.72; with fuel, security and the fee for paying on delivery. */
export const PARCEL_PRICES = { byCard: '€42.82', onDelivery: '€51.38' };

export const PEOPLE = {
  shipperName: 'Ada Lindqvist',
  shipperEmail: 'ada@mail.example',
  shipperStreet: 'Kaai 12',
  shipperPostalCode: '2000',
  recipientName: 'Hugo Almeida',
  recipientAddress: 'Rua Augusta 24, 1100-053 Lisboa, Portugal',
  orderReference: 'PO 1042/7',
};

export async function fillParcel(page: Page): Promise<void> {
  await page.getByLabel('From').fill(PARCEL.from);
  await page.getByLabel('To', { exact: true }).fill(PARCEL.to);
  await page.getByLabel('Weight').fill(PARCEL.weight);
  await page.getByLabel('Length').fill(PARCEL.length);
  await page.getByLabel('Width').fill(PARCEL.width);
  await page.getByLabel('Height').fill(PARCEL.height);
}

export async function fillRecipient(page: Page, email: string): Promise<void> {
  await page.getByLabel('Recipient email').fill(email);
  await page.getByLabel('Recipient street address').fill(PEOPLE.recipientAddress);
}

/** The cities and the recipient's street are known from the quote. */
export async function fillParties(page: Page, shipperEmail = PEOPLE.shipperEmail): Promise<void> {
  await page.getByLabel('Your name').fill(PEOPLE.shipperName);
  await page.getByLabel('Your email').fill(shipperEmail);
  await page.getByLabel('Your street and number').fill(PEOPLE.shipperStreet);
  await page.getByLabel('Your postal code').fill(PEOPLE.shipperPostalCode);
  await showStep(page, 'recipient');
  await page.getByLabel('Recipient name').fill(PEOPLE.recipientName);
  await showStep(page, 'shipment');
}

export async function fillContacts(page: Page): Promise<void> {
  await fillParties(page);
  await showStep(page, 'payment');
  await page.getByRole('radio', { name: /Pay on delivery/ }).check();
  await page.getByLabel('Your order reference').fill(PEOPLE.orderReference);
  await acceptTerms(page);
}

export async function acceptTerms(page: Page): Promise<void> {
  await showStep(page, 'confirm');
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
}

/** Goes on to a step of the checkout. Wide screens show all steps at once. */
export async function showStep(
  page: Page,
  name: 'recipient' | 'handover' | 'shipment' | 'payment' | 'confirm',
): Promise<void> {
  const step = page.locator(`[data-step=${name}]`);
  await expect(async () => {
    if (!(await step.isVisible())) await continueButton(page).click({ timeout: 2_000 });
    await expect(step).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

export function continueButton(page: Page) {
  return page.getByRole('button', { name: 'Continue', exact: true });
}

export async function continueToBooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to booking' }).click();
  await page.waitForURL(/\/billing\?draft=/);
  await expect(page.getByRole('heading', { name: 'Confirm and book' })).toBeVisible();
}

export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm & Book' }).click();
  await page.waitForURL(/\/receipt\/[0-9A-Z]{20,}$/);
  await expect(receiptTitle(page)).toBeVisible();
}

/** Says what is left to do, if anything is. */
export function receiptTitle(page: Page) {
  const name = /^(?:Booked|Confirm your shipment|Waiting for your transfer)$/;
  return page.getByRole('heading', { level: 1, name });
}

/** As it is written: in groups of four. */
export async function shownTrackingNumber(page: Page): Promise<string> {
  const shown = await page.getByTestId('tracking-number').innerText();
  return shown.replace('Tracking ID', '').trim();
}

/** An address used by no other journey. */
export function recipientOfThisTest(title: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .slice(0, 40);
  return `${name}.${Date.now()}@mail.example`;
}

/** Books through the api like a shop, because the pages before the receipt have journeys of their own. */
export async function bookParcel(
  request: APIRequestContext,
  people: {
    shipperEmail?: string;
    recipientEmail?: string;
    payment?: 'cod' | 'card';
    /** Freight instead of a parcel. */
    pallets?: number;
  } = {},
): Promise<{ receiptId: string; trackingNumber: string }> {
  const isByCard = people.payment === 'card';
  const send = async (path: string, data: object, headers = {}) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.status(), path).toBe(201);
    return answer.json();
  };
  const quote = await send('/api/shipments/quote', {
    origin: 'Antwerp, Belgium',
    destination: 'Lisbon, Portugal',
    ...(people.pallets === undefined
      ? {
          serviceType: 'parcel',
          parcels: [{ weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 150 }],
        }
      : {
          serviceType: 'freight',
          mode: 'sea',
          pallets: people.pallets,
          pallet: { weightGrams: 250_000, lengthMm: 1200, widthMm: 1000, heightMm: 1400 },
        }),
  });
  const draft = await send('/api/drafts', {
    quoteId: quote.id,
    recipientEmail: people.recipientEmail ?? 'hugo@mail.example',
    recipientAddress: 'Rua Augusta 24, 1100-053 Lisboa',
  });
  const booking = {
    draftId: draft.id,
    ...(isByCard
      ? { paymentMethod: 'card', paymentMethodId: 'pm_card_visa' }
      : { paymentMethod: 'cod' }),
    contact: {
      shipperName: 'Ada Lindqvist',
      shipperEmail: people.shipperEmail ?? 'ada@mail.example',
      recipientName: 'Hugo Almeida',
    },
    shipperAddress: { line1: 'Kaai 12', postalCode: '2000', city: 'Antwerp' },
    recipientAddress: { line1: 'Rua Augusta 24', postalCode: '1100-053', city: 'Lisbon' },
    acceptedTerms: draft.termsVersion,
    expected: {
      totalCents: (isByCard ? quote.dueByCard : quote.dueOnDelivery).totalCents,
      currency: 'EUR',
      billableGrams: quote.billableGrams,
    },
  };
  return send('/api/shipments/public', booking, { 'idempotency-key': draft.attemptId });
}
