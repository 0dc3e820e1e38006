/** A file of orders as a customer uploads it, from Antwerp to Paris. */
export function ordersFile(...orders: { no: number; weight: string }[]): string {
  const rows = orders.map(
    ({ no, weight }) =>
      `${no},Standard,"Antwerp, Belgium","Paris, France",${weight},Rosa ${no},rosa@mail.example,"5 Rue de Rivoli, 75001 Paris"`,
  );
  return ['Order no,Service,From,To,Weight (kg),Recipient,Email,Address', ...rows].join('\n');
}
