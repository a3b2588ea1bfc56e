/** Somebody who was recognised as an owner. Only the authorizer makes one; a look-alike is turned away at run time too. */
export type Actor = { readonly id: string; readonly [recognised]: true };

declare const recognised: unique symbol;
const actors = new WeakSet<object>();

/** For the authorizer alone: the layout test fails when anything else imports it. */
export function recogniseActor(id: string): Actor {
  const actor = Object.freeze({ id }) as Actor;
  actors.add(actor);
  return actor;
}

export class NotAnActorError extends Error {
  override name = "NotAnActorError";
  constructor() {
    super("Only an owner can change hooks: this call carries no Actor made by the authorizer.");
  }
}

/** Throws unless the authorizer made this very object. */
export function requireActor(actor: Actor): void {
  if (typeof actor !== "object" || actor === null || !actors.has(actor)) throw new NotAnActorError();
}
