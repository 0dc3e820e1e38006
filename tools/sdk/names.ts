/** Where the words of an operation's id say less than they could. */
const METHODS: Record<string, string> = {
  createRates: 'list',
};

/** The first part of the path: `/api/v1/webhook-endpoints/{endpointId}/ping` belongs to `webhookEndpoints`. */
export function nameResource(path: string): string {
  const [, , , part = ''] = path.split('/');
  return part.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The id without the words of its resource: `pingWebhookEndpoint` of `webhookEndpoints` is `ping`. */
export function nameMethod(id: string, resource: string): string {
  const known = wordsOf(resource).flatMap((word) => [word, singularOf(word)]);
  const [verb = id, ...words] = wordsOf(id);
  const rest = words.filter((word) => !known.includes(word));
  return METHODS[id] ?? [verb, ...rest.map(capitalize)].join('');
}

export function snakeCase(name: string): string {
  return wordsOf(name).join('_');
}

export function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
}

function singularOf(word: string): string {
  return word.replace(/(?<=(?:s|x|z|ch|sh))es$|(?<!s)s$/, '');
}
