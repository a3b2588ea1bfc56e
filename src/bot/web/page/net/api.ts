/** The bot answered, and it was a no. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    message: string,
    /** The bot is started with a secret of its own, and wants that as well. */
    readonly needsSecret = false,
  ) {
    super(message);
  }
}

/** How the page talks to its bot: JSON both ways, the token in a header, never in an address. */
export type Api = {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  open(path: string, options: { headers: Record<string, string>; signal: AbortSignal }): Promise<Response>;
};

/** Whoever enters has the browser clear what it keeps for this address, and it does so for answers with credentials only. */
const CLEARS = "/api/enter";

export function createApi(token: () => string | undefined): Api {
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const bearer = token();
    if (bearer) headers.set("authorization", `Bearer ${bearer}`);
    const credentials = path === CLEARS ? "same-origin" : "omit";
    const response = await fetch(path, { ...init, headers, cache: "no-store", credentials });
    if (!response.ok) throw await errorOf(response);
    return response;
  };
  const json = async <T>(response: Response): Promise<T> => (await response.json()) as T;
  return {
    get: async <T>(path: string) => json<T>(await call(path, {})),
    post: async <T>(path: string, body: unknown) =>
      json<T>(
        await call(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      ),
    open: (path, options) => call(path, options),
  };
}

async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  try {
    const { error, needsSecret } = (await response.json()) as { error?: unknown; needsSecret?: unknown };
    return new ApiError(status, typeof error === "string" ? error : statusText, needsSecret === true);
  } catch {
    // Not one of our answers: the status says all there is.
    return new ApiError(status, `${status} ${statusText}`);
  }
}
