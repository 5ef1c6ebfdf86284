import { type Tx, tables } from '@prostuti/db'
import { alikeFrom } from '@prostuti/exam-rules'
import { searchKey } from '@prostuti/text/search-key'
import { sql } from 'drizzle-orm'

const { question } = tables

/** Of a pair of words that stands in more questions than this, a few tell as much as all. */
const sharedAtMost = 200
/** Those that share the most pairs are compared letter by letter. */
const comparedAtMost = 40

type Find = {
  /** The question that is being written over, or a few that are known. */
  except?: readonly number[]
  limit?: number
  /** In per cent. */
  atLeast?: number
}

export type LookAlike = { id: number; percent: number }

/**
 * Questions that say nearly the same as these words: stem and parts in both languages, as `question.words` has them. By the pairs of
 * neighbouring words that they share (an index), and then by the three-letter pieces that both have of those that either has.
 * Whatever the bank's size, at most a few thousand entries of the index are looked at. Retired questions are found too: they were
 * asked once.
 */
export async function findLookAlikes(tx: Tx, words: string, find: Find = {}): Promise<LookAlike[]> {
  const { except = [], limit = 5, atLeast = alikeFrom * 100 } = find
  const known = sql`array[${sql.join(
    except.map((id) => sql`${id}::int`),
    sql`, `,
  )}]::int[]`
  const { rows } = await tx.execute<LookAlike>(sql`
    with typed as materialized (select ${searchKey(words)}::text as key, look_keys(${words}) as pairs),
    near as (
      select found.id, count(*) as shared
      from typed, unnest(typed.pairs) as pair, lateral (
        select id from ${question} where look_keys(words) @> array[pair] limit ${sharedAtMost}
      ) as found
      where found.id <> all (${known})
      group by found.id order by shared desc, found.id limit ${comparedAtMost}
    ),
    judged as (
      -- The pieces may all be the same where the words are not: whole is only what says the same.
      select ${question}.id, least(round(similarity(${question}.search_key, typed.key) * 100),
        case when ${question}.search_key = typed.key then 100 else 99 end)::int as percent
      from near join ${question} using (id), typed where ${question}.merged_into_id is null
    )
    select id, percent from judged where percent >= ${atLeast} order by percent desc, id limit ${limit}`)
  return rows
}
