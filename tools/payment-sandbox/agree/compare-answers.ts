/** Fields that both answers have, with values of different kinds. An absent or empty one says nothing. */
export function findOtherTypes(ours: unknown, theirs: unknown, path = ''): string[] {
  if (isNothing(ours) || isNothing(theirs)) return [];
  const [ourType, theirType] = [kindOf(ours), kindOf(theirs)];
  if (ourType !== theirType) return [`${path} is ${ourType}, for stripe-mock ${theirType}`];
  if (ourType !== 'object' && ourType !== 'array') return [];
  const [mine, others] = [ours as Record<string, unknown>, theirs as Record<string, unknown>];
  return Object.keys(mine)
    .filter((name) => name in others)
    .flatMap((name) =>
      findOtherTypes(mine[name], others[name], path === '' ? name : `${path}.${name}`),
    );
}

/** Whether there is such a field, be it null: `data.0.card.last4`. */
export function hasField(answer: unknown, path: string): boolean {
  let value = answer;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(step in value)) return false;
    value = (value as Record<string, unknown>)[step];
  }
  return true;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
