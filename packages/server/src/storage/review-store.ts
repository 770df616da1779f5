/** Reviews of finished games: made once, then kept beside the game. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Review } from '@carson/bots';
import type { Db } from './schema.ts';

export interface ReviewStore {
  /** Undefined where there is none of this version. */
  of(table: string, version: number): Promise<Review | undefined>;
  keep(table: string, kept: KeptReview): Promise<void>;
  /** Removes what was made before that moment: a review can be made again. */
  sweep(before: number): Promise<void>;
}

export interface KeptReview {
  readonly version: number;
  readonly review: Review;
  readonly at: number;
}

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

export function reviewStore(db: Db): ReviewStore {
  return {
    async of(table, version) {
      const row = await db
        .selectFrom('reviews')
        .select('body')
        .where('table_id', '=', table)
        .where('version', '=', version)
        .executeTakeFirst();
      return row && JSON.parse(String(await unpack(Buffer.from(row.body, 'base64'))));
    },
    async keep(table, { version, review, at }) {
      // A tenth of the text, whatever the database.
      const body = (await pack(JSON.stringify(review))).toString('base64');
      await db
        .insertInto('reviews')
        .values({ table_id: table, version, body, at })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ version, body, at }))
        .execute();
    },
    async sweep(before) {
      await db.deleteFrom('reviews').where('at', '<', before).execute();
    },
  };
}
