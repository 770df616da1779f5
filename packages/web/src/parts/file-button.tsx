import type { JSX } from 'preact';
import { Art } from '../art/art.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Asks for the record of a game; the same file can be chosen again. */
export function FileButton({ label, onFile }: FileButtonProps): JSX.Element {
  return (
    <label class="button button-quiet import">
      <Art name="icon-import" />
      {label}
      <input
        type="file"
        class="spoken"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
