import * as messages from '@prostuti/text/all-messages'
import { sql } from 'drizzle-orm'
import type { Section } from '../section.ts'

/** The hours of duty a doctor has painted, and the week's plan that was laid around them. */
export const planSections: Section[] = [
  {
    key: 'duty_rota',
    about: messages.copy_about_duty_rota,
    tables: ['study_rota'],
    rows: (doctor) => sql`
      select starts_on, shifts, hours, earliest_minute, latest_minute, daily_minutes, laid_at, updated_at as changed_at
      from study_rota where doctor_id = ${doctor}`,
  },
  {
    key: 'duty_on_single_days',
    about: messages.copy_about_duty_on_single_days,
    tables: ['rota_exception'],
    rows: (doctor) => sql`select day, shift from rota_exception where doctor_id = ${doctor} order by day`,
  },
  {
    key: 'week_plan',
    about: messages.copy_about_week_plan,
    tables: ['plan_block'],
    rows: (doctor) => sql`
      select plan_block.kind, schedule_event.title as about, day, plan_block.starts_at, plan_block.ends_at, is_locked, done_at
      from plan_block left join schedule_event on schedule_event.id = schedule_event_id
      where doctor_id = ${doctor} order by plan_block.starts_at, plan_block.id`,
  },
  {
    key: 'plan_calendar_link',
    about: messages.copy_about_plan_calendar_link,
    tables: ['plan_feed'],
    // The address itself shows the plan to whoever has it.
    rows: (doctor) => sql`select created_at as made_at from plan_feed where doctor_id = ${doctor}`,
  },
]
