type Defined<T> = T extends readonly (infer Entry)[]
  ? Defined<Entry>[]
  : T extends object
    ? { [Name in keyof T]: Defined<Exclude<T[Name], undefined>> }
    : T;

/** Arguments that an agent left out are left out of the request too. */
export function withoutUndefined<T extends object>(args: T): Defined<T> {
  return JSON.parse(JSON.stringify(args)) as Defined<T>;
}
