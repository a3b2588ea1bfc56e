import * as ai from "ai";
import type { HookFirer } from "../core/firing.js";
import { overlaid } from "../lib/overlaid.js";
import { madeFor } from "./middleware.js";
import type { CallOptions } from "./model-parts.js";
import type { SessionOf } from "./session.js";

/** The model of the installed version of the SDK. */
type Model = ReturnType<typeof ai.wrapLanguageModel>;
/** A model of any version that has a middleware: all that the hooks need of it. */
type AnyModel = {
  readonly specificationVersion: string;
  readonly modelId: string;
  doGenerate(options: never): PromiseLike<unknown>;
  doStream(options: never): PromiseLike<unknown>;
};
type Resolved<M> = M extends string ? Model : M;

const SPECIFICATIONS: readonly string[] = ["v2", "v3", "v4"];

/**
 * A model whose calls pass the hooks, see `hooksMiddleware`: of the same specification as the one that is given, and alike
 * in everything else. A name is looked up as the SDK does it.
 */
export function hookedModel<M extends AnyModel | string>(given: M, hooks: HookFirer, session: SessionOf): Resolved<M> {
  const model: AnyModel = typeof given === "string" ? byName(given) : given;
  if (!SPECIFICATIONS.includes(model.specificationVersion))
    throw new TypeError(
      `hookedModel takes language models of ai 5, 6 and 7 (specification v2, v3 or v4), and "${model.modelId}" has the specification "${model.specificationVersion}". Update its provider package, or chat-hooks.`,
    );
  const { transformParams, wrapGenerate, wrapStream } = madeFor(hooks, session);
  return overlaid(model, {
    async doGenerate(options: CallOptions) {
      const params = await transformParams({ params: options, model });
      return wrapGenerate({ doGenerate: () => model.doGenerate(params as never), params, model });
    },
    async doStream(options: CallOptions) {
      const params = await transformParams({ params: options, model });
      return wrapStream({ doStream: () => model.doStream(params as never), params, model });
    },
  }) as unknown as Resolved<M>;
}

/** The provider that the SDK itself takes for names. */
function byName(name: string): AnyModel {
  const own = (globalThis as { AI_SDK_DEFAULT_PROVIDER?: { languageModel(name: string): AnyModel } })
    .AI_SDK_DEFAULT_PROVIDER;
  return (own ?? ai.gateway).languageModel(name);
}
