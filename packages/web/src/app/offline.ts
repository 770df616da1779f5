/** After the first visit everything is kept on the device; a new version takes over at the next visit. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
