import '../style/online.css';
import './turn-badge.ts';
import type { JSX } from 'preact';
import type { OnlineRoute } from '../app/route.ts';
import { Lobby } from './lobby/lobby.tsx';
import { NewTable, ReplannedTable } from './lobby/new-table.tsx';
import { Profile } from './profile/profile.tsx';
import { OnlineTable } from './table/online-table.tsx';

export function Online({ at }: { readonly at: OnlineRoute }): JSX.Element {
  switch (at.page) {
    case 'lobby':
      return <Lobby />;
    case 'newOnline':
      return <NewTable game={at.game} />;
    case 'onlineTable':
      return <OnlineTable key={at.id} id={at.id} invitation={at.invitation} move={at.move} />;
    case 'replan':
      return <ReplannedTable key={at.id} id={at.id} />;
    case 'profile':
      return <Profile />;
  }
}
