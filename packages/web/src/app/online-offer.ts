/** Whether this page came from a server that also holds tables. From plain files it plays at home only. */
import { signal } from '@preact/signals';

export const isOnlineOffered = signal(false);

export async function askForOnline(): Promise<void> {
  isOnlineOffered.value = await isServerThere();
}

async function isServerThere(): Promise<boolean> {
  try {
    const response = await fetch('/api/time');
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'at' in answer;
  } catch {
    return false;
  }
}
