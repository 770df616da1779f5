import type { JSX } from 'preact';
import { Button } from '../../parts/button.tsx';
import { copy } from '../../parts/copy.ts';
import { words } from '../../words/words.ts';

interface SecretProps {
  readonly text: string;
  readonly secret: string | undefined;
}

/** Shown this once: the server does not show it again. */
export function Secret({ text, secret }: SecretProps): JSX.Element {
  const { profile } = words.value.online;
  return (
    <div role="status">
      {secret !== undefined && (
        <div class="token-secret">
          <p>
            {text} <code>{secret}</code>
          </p>
          <Button
            icon="icon-link"
            text={profile.copySecret}
            onClick={() => void copy(secret, profile.copied)}
          />
        </div>
      )}
    </div>
  );
}
