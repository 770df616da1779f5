/** Which messages are loaded with a game or with the pages of the server, and who may therefore read them. */

/**
 * @typedef {object} Part
 * @property {RegExp} groups the first names of the paths of its messages
 * @property {RegExp} readers the files of the page that are only run once the part is there
 */

/**
 * Grounds of a hint name characters of the board, and are given at its table only.
 * @type {Readonly<Record<string, Part>>}
 */
export const PARTS = {
  board: { groups: /^board/, readers: /web\/src\/(games\/board\/|shell\/hint\/ground-text)/ },
  cards: {
    groups: /^(cards|cardTable|cardRound|cardExplain|laying|characters)$/,
    readers: /web\/src\/games\/cards\//,
  },
  online: { groups: /^(online|notices|slow)$/, readers: /web\/src\/online\// },
};

/** What every page needs. */
export const COMMON = 'common';

/** @param {string} group */
export function partOf(group) {
  return Object.entries(PARTS).find(([, { groups }]) => groups.test(group))?.[0] ?? COMMON;
}

/**
 * A file of the page that reads a message which may not be there yet.
 * @param {string} key
 * @param {string} file
 * @returns {string | undefined}
 */
export function earlyReader(key, file) {
  const part = PARTS[partOf(key.split('-')[0] ?? '')];
  const isAllowed = part === undefined || part.readers.test(file) || !/web\/src\//.test(file);
  return isAllowed ? undefined : `${file.replace(/.*\/(?=web\/src\/)/, '')} reads ${key} before it is loaded`;
}
