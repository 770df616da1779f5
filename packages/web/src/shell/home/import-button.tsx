import type { JSX } from 'preact';
import { notice } from '../../app/overlays.ts';
import { goTo } from '../../app/route.ts';
import { FileButton } from '../../parts/file-button.tsx';
import { words } from '../../words/words.ts';

export function ImportButton(): JSX.Element {
  return <FileButton label={words.value.shell.home.import} onFile={(file) => void importFile(file)} />;
}

async function importFile(file: File): Promise<void> {
  const { importGame } = await import('../../table/stored/exchange.ts');
  const imported = await importGame(file, words.value);
  if (imported.ok) goTo({ page: 'table', id: imported.id });
  else notice.value = { text: imported.why };
}
