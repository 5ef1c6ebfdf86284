import * as messages from '@prostuti/text/all-messages'
import { sql } from 'drizzle-orm'
import type { Section } from '../section.ts'

/** What the doctor studied and sat. Neither the questions, which are the centre's, nor their keys are among it. */
export const learningSections: Section[] = [
  {
    key: 'courses',
    about: messages.copy_about_courses,
    tables: ['enrolment'],
    rows: (doctor) => sql`
      select enrolment.id, batch.title as batch, schedule.title as timetable, enrolment.state, enrolment.created_at,
        earlier.title as moved_from, moved_at
      from enrolment
      join batch on batch.id = enrolment.batch_id
      join schedule on schedule.id = enrolment.schedule_id
      left join schedule earlier on earlier.id = moved_from_schedule_id
      where doctor_id = ${doctor} order by enrolment.id`,
  },
  {
    key: 'lectures_watched',
    about: messages.copy_about_lectures_watched,
    tables: ['video_progress'],
    rows: (doctor) => sql`
      select video.title as video, position_seconds, watched_seconds, watched::text as watched_parts, completed_at,
        video_progress.updated_at as last_watched_at
      from video_progress join video on video.id = video_id where doctor_id = ${doctor} order by video_id`,
  },
  {
    key: 'notes',
    about: messages.copy_about_notes,
    tables: ['video_note'],
    rows: (doctor) => sql`
      select video.title as video, at_seconds, text, video_note.created_at, video_note.updated_at as changed_at
      from video_note join video on video.id = video_id where doctor_id = ${doctor} order by video_note.id`,
  },
  {
    key: 'classes_joined',
    about: messages.copy_about_classes_joined,
    tables: ['class_attendance'],
    rows: (doctor) => sql`
      select title as class, starts_at, joined_at, last_at as last_joined_at, presses
      from class_attendance join schedule_event on schedule_event.id = schedule_event_id
      where doctor_id = ${doctor} order by joined_at`,
  },
  {
    key: 'class_meetings',
    about: messages.copy_about_class_meetings,
    tables: ['class_registrant'],
    // The link itself lets in whoever has it.
    rows: (doctor) => sql`
      select meeting_number, created_at as registered_at from class_registrant where doctor_id = ${doctor} order by created_at`,
  },
  {
    key: 'class_reminders',
    about: messages.copy_about_class_reminders,
    tables: ['class_sms'],
    rows: (doctor) => sql`
      select title as class, class_sms.starts_at, tell_at as to_be_sent_at
      from class_sms join schedule_event on schedule_event.id = schedule_event_id
      where doctor_id = ${doctor} order by class_sms.starts_at`,
  },
  {
    key: 'sms_of_the_centre',
    about: messages.copy_about_campaigns,
    tables: ['campaign_recipient'],
    rows: (doctor) => sql`
      select campaign.text, campaign_recipient.state, tried_at as sent_at, delivery from campaign_recipient join campaign on campaign.id = campaign_id
      where doctor_id = ${doctor} and campaign_recipient.tries > 0 order by tried_at`,
  },
  {
    key: 'notices_read',
    about: messages.copy_about_notices_read,
    tables: ['notice_read'],
    rows: (doctor) => sql`
      select title as notice, read_at from notice_read join notice on notice.id = notice_id
      where notice_read.doctor_id = ${doctor} order by read_at`,
  },
  {
    key: 'own_notices',
    about: messages.copy_about_own_notices,
    tables: ['notice'],
    rows: (doctor) => sql`
      select title as notice, body, link, published_at from notice
      where doctor_id = ${doctor} and withdrawn_at is null order by published_at`,
  },
  {
    key: 'exams_sat',
    about: messages.copy_about_exams_sat,
    tables: ['attempt'],
    rows: (doctor) => sql`
      select attempt.id as attempt_id, title as exam, kind, number as attempt, started_at, ends_at, ranked, finished_at,
        finished_by, flagged_ids as flagged_questions, voided_at, void_words as void_because
      from attempt join paper on paper.id = paper_id where doctor_id = ${doctor} order by attempt.id`,
  },
  {
    key: 'practice',
    about: messages.copy_about_practice,
    tables: ['practice_set'],
    rows: (doctor) => sql`
      select paper.id as paper_id, paper.title, mode, choices as chosen, question_ids as questions, practice_set.created_at
      from paper join practice_set on paper_id = paper.id where doctor_id = ${doctor} order by paper.id`,
  },
  {
    key: 'practice_settings',
    about: messages.copy_about_practice_settings,
    tables: ['practice_setting'],
    rows: (doctor) => sql`
      select choices as chosen, updated_at as changed_at from practice_setting where doctor_id = ${doctor}`,
  },
  {
    key: 'exam_answers',
    about: messages.copy_about_exam_answers,
    tables: ['answer_step', 'packed_steps'],
    rows: (doctor) => sql`
      select attempt_id, question_id as question, answer, written_step.saved_at
      from written_step join attempt on attempt.id = attempt_id
      where doctor_id = ${doctor} order by attempt_id, written_step.saved_at, question_id, sequence`,
  },
  {
    key: 'exam_time_changes',
    about: messages.copy_about_exam_time_changes,
    tables: ['attempt_extension'],
    rows: (doctor) => sql`
      select attempt_id, sitting_deed.at, sitting_deed.kind, from_end, to_end
      from attempt_extension join attempt on attempt.id = attempt_id join sitting_deed on sitting_deed.id = deed_id
      where doctor_id = ${doctor} order by deed_id`,
  },
  {
    key: 'exam_messages',
    about: messages.copy_about_exam_messages,
    tables: ['sitting_message'],
    rows: (doctor) => sql`
      select attempt_id, sitting_deed.at as sent_at, words as message, read_at
      from sitting_message join attempt on attempt.id = attempt_id join sitting_deed on sitting_deed.id = deed_id
      where doctor_id = ${doctor} order by deed_id`,
  },
  {
    key: 'exam_objections',
    about: messages.copy_about_exam_objections,
    tables: ['objection'],
    rows: (doctor) => sql`
      select title as exam, question_id as question, reason, words, source, objection.created_at, verdict, answer, answered_at
      from objection join paper on paper.id = paper_id where doctor_id = ${doctor} order by objection.id`,
  },
]
