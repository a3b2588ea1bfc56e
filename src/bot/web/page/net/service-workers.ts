/**
 * Whether a service worker stands between this page and its bot. We have none: it was planted by whatever had this
 * address before, and reads and answers everything the page asks for.
 */
export const isIntercepted = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** Calls when one takes over a page that is open. */
export function onIntercepted(listener: () => void): void {
  navigator.serviceWorker?.addEventListener("controllerchange", () => isIntercepted() && listener());
}

/** Removes service workers and caches. One that is at work is gone when its pages are closed. */
export async function removeServiceWorkers(): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(found.map((registration) => registration.unregister()));
  // Not there where the address is not safe: then there are no service workers either.
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
}
