import { LEVEL_IDS } from '@carson/bots/people';
import type { JSX } from 'preact';
import { PersonFace } from '../../art/person-face.tsx';
import { Stars } from '../../art/stars.tsx';
import { type BotPersonId, PEOPLE, type Person, starsOf } from '../../rules/bot-people.ts';
import { words } from '../../words/words.ts';
import { Choices } from '../choices.tsx';

interface OpponentChoiceProps {
  readonly chosen: BotPersonId;
  readonly onChoose: (person: BotPersonId) => void;
}

/** The choice of the bot that plays a seat; the chosen one is described. */
export function OpponentChoice({ chosen, onChoose }: OpponentChoiceProps): JSX.Element {
  const { people } = words.value;
  const person = PEOPLE.find(({ id }) => id === chosen);
  return (
    <div class="opponent-choice">
      <Choices
        label={people.opponent}
        hint={people.opponentHint}
        values={PEOPLE.map(({ id }) => id)}
        chosen={chosen}
        onChoose={onChoose}
        face={(id) => (
          <span class="opponent">
            <PersonFace person={id} />
            <Stars count={starsOf(levelOf(id))} of={LEVEL_IDS.length} />
          </span>
        )}
        spoken={(id) => spokenName(id)}
      />
      {person !== undefined && <About person={person} />}
    </div>
  );
}

function levelOf(id: BotPersonId): Person['level'] {
  return PEOPLE.find((person) => person.id === id)?.level ?? 'greenhorn';
}

function spokenName(id: BotPersonId): string {
  const { people } = words.value;
  const person = PEOPLE.find((candidate) => candidate.id === id);
  if (person === undefined) return id;
  return `${people[person.nameKey].name}, ${people.stars({ count: starsOf(person.level) })}`;
}

function About({ person }: { readonly person: Person }): JSX.Element {
  const { people, shell } = words.value;
  const { name, trade, style, greeting } = people[person.nameKey];
  return (
    <div class="opponent-about">
      <span class="opponent-face">
        <PersonFace person={person.id} />
      </span>
      <div>
        <strong>{name}</strong> <span class="hint">{trade}</span>
        <p>
          <span class="opponent-stars">{people.stars({ count: starsOf(person.level) })}</span> ·{' '}
          {people.temperaments[person.temperament]} · {style}
        </p>
        <p class="opponent-greeting">{shell.quoted({ text: greeting })}</p>
      </div>
    </div>
  );
}
