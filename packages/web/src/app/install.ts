/** The browser's offer to install the page as an app, kept until the player wants it. */
import { signal } from '@preact/signals';

interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

export const installOffer = signal<InstallOffer | undefined>(undefined);

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installOffer.value = event as InstallOffer;
});

export async function install(): Promise<void> {
  await installOffer.value?.prompt();
  installOffer.value = undefined;
}
