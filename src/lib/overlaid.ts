/**
 * The same object with a few members of its own. Everything else is read from the given one when it is asked for, getters
 * of its class included, so that nothing is evaluated early and `this` has what it had. What is assigned stays its own.
 */
export function overlaid<T extends object>(given: T, members: Readonly<Record<string, unknown>>): T {
  const made: T = Object.create(given);
  const hold = (key: PropertyKey, value: unknown): void =>
    void Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  const read = (key: PropertyKey, enumerable: boolean): void => {
    const get = (): unknown => Reflect.get(given, key);
    const set = (value: unknown): void => hold(key, value);
    Object.defineProperty(made, key, { get, set, enumerable, configurable: true });
  };
  for (let from: object | null = given; from && from !== Object.prototype; from = Object.getPrototypeOf(from))
    for (const key of Reflect.ownKeys(from)) {
      const own = Object.getOwnPropertyDescriptor(from, key);
      // Methods of a class are inherited; a getter would be asked about the wrong object.
      if (from !== given && (!own?.get || Object.hasOwn(made, key))) continue;
      read(key, from === given && (own?.enumerable ?? false));
    }
  for (const [key, value] of Object.entries(members)) hold(key, value);
  return made;
}
