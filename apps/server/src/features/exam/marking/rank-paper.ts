import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

type PaperToRank = { paperId: number; now: Date }

/** Who stands before whom, by the rule of `compareStandings`: the window over which ranks are drawn, here and in rehearsals. */
export const bestFirst = sql.raw('order by marks desc, wrong, finished_at')

/** As in `distributeMarks`. */
const bars = 20

/**
 * Draws the ranks of a paper and the picture of all its marks, in one statement that the database works through by itself:
 * the rules of `rankAttempts`, `percentileOf` and `distributeMarks`, which a test compares it with. Rows whose rank did not
 * change are not written. The caller holds the paper and knows that every ranked attempt that can be is marked with its present keys;
 * the others have no rank.
 */
export async function rankPaper(tx: Tx, { paperId, now }: PaperToRank): Promise<void> {
  await tx.execute(sql`
    with standing as materialized (
      select attempt_id, marks, outcome,
        rank() over best_first as rank,
        -- With everybody who shares the rank.
        count(*) over best_first as not_below,
        count(*) over () as participants
      from attempt_result
      where paper_id = ${paperId} and ranked
        and keys_revision = (select keys_revision from paper where id = ${paperId})
      window best_first as (${bestFirst})
    ), percentiled as (
      select attempt_id, rank,
        case when participants <= 1 then 10000 else (participants - not_below) * 10000 / (participants - 1) end as percentile
      from standing
    ), written as (
      update attempt_result result set rank = percentiled.rank, percentile = percentiled.percentile
      from percentiled
      where result.attempt_id = percentiled.attempt_id
        and (result.rank is distinct from percentiled.rank or result.percentile is distinct from percentiled.percentile)
    ), unranked as (
      -- Marked with older keys, because they cannot be marked with these: what they have is not comparable.
      update attempt_result result set rank = null, percentile = null
      where paper_id = ${paperId} and rank is not null
        and not exists (select from standing where standing.attempt_id = result.attempt_id)
    ), scale as (
      select keys_revision, total_marks as out_of, greatest(1, ceil(total_marks / ${bars}::numeric)) as width,
        (select least(0, coalesce(min(marks), 0)) from standing) as lowest
      from paper where id = ${paperId}
    ), axis as (
      select *, floor(lowest / width) * width as start from scale
    ), grid as (
      select *, greatest(1, ceil((out_of - start) / width)) as size from axis
    ), counted as (
      select least(floor((marks - start) / width), size - 1) as bin, count(*) as count
      from standing, grid group by 1
    ), bins as (
      select jsonb_agg(
        jsonb_build_object(
          'from', (start + bin * width)::int,
          'to', least(start + (bin + 1) * width, greatest(out_of, start + bin * width))::int,
          'count', coalesce(counted.count, 0)
        ) order by bin) as bins
      from grid cross join lateral generate_series(0, size - 1) as bin left join counted using (bin)
    )
    insert into paper_standing (paper_id, keys_revision, participants, passed, highest, average, bins, ranked_at)
    select ${paperId}, grid.keys_revision, count(standing.attempt_id),
      case when count(standing.outcome) > 0 then count(*) filter (where standing.outcome = 'passed') end,
      max(standing.marks), round(avg(standing.marks)), bins.bins, ${now.toISOString()}::timestamptz
    from grid cross join bins left join standing on true
    group by grid.keys_revision, bins.bins
    on conflict (paper_id) do update set keys_revision = excluded.keys_revision, participants = excluded.participants,
      passed = excluded.passed, highest = excluded.highest, average = excluded.average, bins = excluded.bins,
      ranked_at = excluded.ranked_at`)
}
