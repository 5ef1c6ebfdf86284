import { sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { seedMarathon } from './seed-marathon.ts'

/**
 * Every lecture of the demo is held somewhere: in a hall of the branch where its schedule is unless it can be joined from home, over
 * Zoom, Meet or YouTube where it is online. Those of the first two days count as reminded of: notices that come by the hour are the
 * marathon's alone.
 */
export async function seedLiveClasses(tx: Tx, now: Date): Promise<void> {
  await seedMarathon(tx, now)
  await tx.execute(sql`
    insert into live_class (schedule_event_id, held_by, link, meeting_number, passcode, youtube_id, hall, reminded_for)
    select e.id, service.held_by,
      case service.held_by
        when 'zoom' then 'https://us02web.zoom.us/j/' || service.number || '?pwd=prostuti'
        when 'meet' then 'https://meet.google.com/pro-stut-idm' end,
      case when service.held_by = 'zoom' then service.number end,
      case when service.held_by = 'zoom' then '314159' end,
      case when service.held_by = 'youtube' then 'PROSTUTI_01' end,
      case when service.held_by = 'hall' then jsonb_build_object(
        'bn', k.name ->> 'bn' || ', হল ' || translate(s.hall::text, '0123456789', '০১২৩৪৫৬৭৮৯'),
        'en', k.name ->> 'en' || ', hall ' || s.hall) end,
      case when e.starts_at < ${now}::timestamptz + interval '2 days' then e.starts_at end
    from schedule_event e
    join (select *, row_number() over (partition by contact_id order by id) as hall from schedule) s on s.id = e.schedule_id
    join batch b on b.id = s.batch_id
    join course c on c.id = b.course_id
    left join contact k on k.id = s.contact_id,
    lateral (select
      case when k.id is not null and not b.inclusions @> '[{"kind": "live_from_home"}]' then 'hall' when c.slug = 'bcs' then 'youtube' when c.slug = 'residency' then 'meet' else 'zoom' end as held_by,
      (88000000000 + s.id)::text as number) service
    where e.kind <> 'exam'
    on conflict do nothing`)
}
