declare global {
  interface Navigator {
    /** Not every browser tells. */
    readonly connection?: { readonly effectiveType?: string };
  }
}

/** Milliseconds that a slow network is left to the page itself. */
const SLOW_NETWORK_WAIT = 20_000;

/** After the first visit everything is kept on the device; a new version takes over at the next visit. */
export function cacheForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(register, isSlow() ? SLOW_NETWORK_WAIT : 0);
}

function register(): void {
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

function isSlow(): boolean {
  const { connection } = navigator;
  return connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
}
