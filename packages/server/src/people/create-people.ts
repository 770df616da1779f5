import { accounts } from './accounts.ts';
import { entrance } from './entrance.ts';
import type { People, PeoplePorts } from './people.ts';
import { programs } from './programs.ts';

export function createPeople(ports: PeoplePorts): People {
  return { ...entrance(ports), ...accounts(ports), ...programs(ports) };
}
