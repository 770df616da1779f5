import type { TableUpdate as ServerTable } from '@carson/protocol';
import type { JSX } from 'preact';
import { notice } from '../../app/overlays.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import { report } from '../connection/report.ts';

export function RecordPart({ table: { table, phase } }: { readonly table: ServerTable }): JSX.Element | null {
  const { online } = words.value;
  if (phase !== 'over') return null;
  return (
    <div class="record-part">
      <RecordLink table={table} />
      <Button icon="icon-confirm" text={online.play.verify} onClick={() => void verify(table)} />
    </div>
  );
}

export function RecordLink({ table }: { readonly table: string }): JSX.Element {
  return (
    <ButtonLink
      icon="icon-export"
      text={words.value.shell.home.export}
      href={`/api/tables/${table}/record`}
      download={`carson-${table}.json`}
    />
  );
}

async function verify(table: string): Promise<void> {
  const { play } = words.value.online;
  const record = await ask('record', { params: { table } });
  const proof = record.ok ? await ask('verifyRecord', { body: record.value }) : record;
  report(proof);
  if (!proof.ok) return;
  const { value } = proof;
  notice.value = {
    text: value.ok ? play.verified({ moves: value.moves }) : play.notVerified({ move: value.move + 1 }),
  };
}
