import type { Tx } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/**
 * Many batches at once, made inside the database: a seventh of them is closed for enrolment, a third has a discount that
 * runs, every one has two schedules. Courses and categories are its own ('course-1', 'category-1' …), so that it fills an
 * empty database and a demo one alike. `eventsEach` are the rows of every hundredth schedule.
 */
export async function fillCatalogue(
  tx: Tx,
  { batches, eventsEach = 0, now = new Date() }: { batches: number; eventsEach?: number; now?: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into course (slug, title)
    select 'course-' || n, jsonb_build_object('bn', 'কোর্স ' || n) from generate_series(1, 4) n
    on conflict (slug) do nothing`)
  await tx.execute(sql`
    insert into batch_category (slug, title, subtitle, icon, tone, course_id)
    select 'category-' || n, jsonb_build_object('bn', 'ধরন ' || n), '{"bn": "সন্ধ্যার ব্যাচ"}', 'heart-pulse', 'medical', course.id
    from generate_series(1, 12) n join course on course.slug = 'course-' || (n % 4 + 1)
    on conflict (slug) do nothing`)
  await tx.execute(sql`
    insert into course_session (course_id, year, title, starts_on, ends_on)
    select course.id, 2026 + n, jsonb_build_object('bn', 'সেশন ' || n), date '2026-01-01' + n * 182, date '2026-06-30' + n * 182
    from course, generate_series(1, 4) n where course.slug like 'course-%'
    on conflict do nothing`)
  await tx.execute(sql`
    insert into batch (batch_category_id, course_id, course_session_id, title, summary, mode, pace, starts_on, ends_on,
      enrolment_ends_at, fee_paisa, discount_paisa, discount_ends_at, lectures, exams, refund_rule, aliases)
    select category.id, category.course_id,
      (select id from course_session where course_id = category.course_id order by id offset n % 4 limit 1),
      jsonb_build_object('bn', subject.bn || ' ব্যাচ ' || n, 'en', subject.en || ' batch ' || n),
      '{"bn": "সপ্তাহে চার দিন ক্লাস, প্রতি শুক্রবার পরীক্ষা।"}',
      (array['online', 'branch', 'both'])[n % 3 + 1], (array['intensive', 'regular', 'relaxed'])[n % 3 + 1],
      day.starts_on, day.starts_on + 150,
      ${now.toISOString()}::timestamptz + case when n % 7 = 3 then interval '-1 day' else interval '60 days' end,
      (2000 + n * 37 % 26000) * 100, case when n % 3 = 0 then 50000 else 0 end,
      case when n % 3 = 0 then ${now.toISOString()}::timestamptz + (n % 7 - 1) * interval '1 day' end,
      48, 12, '{"bn": "ক্লাস শুরুর আগে পুরো ফি ফেরত।"}', array[subject.alias]
    from generate_series(1, ${batches}) n
    join batch_category category on category.slug = 'category-' || (n % 12 + 1)
    cross join lateral (select bn, en, alias from (values
      (0, 'FCPS Part-1 মেডিসিন', 'FCPS Part-1 Medicine', 'fcps1'), (1, 'FCPS Part-1 সার্জারি', 'FCPS Part-1 Surgery', 'fcps1'),
      (2, 'রেসিডেন্সি ফেজ-এ', 'Residency Phase-A', 'bsmmu'), (3, 'ডিপ্লোমা ও এমফিল', 'Diploma and MPhil', 'bmu'),
      (4, 'ডেন্টাল পোস্টগ্র্যাড', 'Dental postgraduate', 'bds'), (5, 'MRCP Part-1', 'MRCP Part-1', 'plab'),
      (6, 'বিসিএস প্রিলি', 'BCS preliminary', 'bcs'), (7, 'বিশেষ বিসিএস (স্বাস্থ্য)', 'Special BCS (Health)', 'bcs health'),
      (8, 'পিএসসি নন-ক্যাডার', 'PSC non-cadre', 'bpsc'), (9, 'FCPS Part-1 শিশু', 'FCPS Part-1 Paediatrics', 'pedi')
    ) as known (place, bn, en, alias) where place = n % 10) subject
    cross join lateral (select ${now.toISOString().slice(0, 10)}::date + (n * 7919 % 365) - 30 as starts_on) day`)
  await tx.execute(sql`
    insert into schedule (batch_id, title, mode, weekdays, opens, closes, seats, seats_sold, position)
    select batch.id, '{"bn": "অনলাইন, সন্ধ্যা"}', 'online', array[0, 2, 4], '20:00', '22:00', 40, batch.id % 41, n
    from batch, generate_series(1, 2) n
    where not exists (select from schedule where batch_id = batch.id)`)
  if (eventsEach > 0)
    await tx.execute(sql`
      insert into schedule_event (schedule_id, kind, title, starts_at, ends_at)
      select schedule.id, 'lecture', jsonb_build_object('bn', 'লেকচার ' || n),
        ${now.toISOString()}::timestamptz + n * interval '1 day', ${now.toISOString()}::timestamptz + n * interval '1 day' + interval '2 hours'
      from schedule, generate_series(1, ${eventsEach}) n where schedule.id % 100 = 1`)
  // The server does both by itself within a minute or so.
  await tx.execute(sql`vacuum analyze course, batch_category, course_session, batch, schedule, schedule_event`)
}
