import { z } from 'zod'
import { idParams, instant, slugText, wholeNumber } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, shownText, writtenText } from '../staff-fields.ts'

export const subjectResource = defineResource({
  name: 'subject',
  path: '/api/v3/admin/subjects',
  reads: 'questions.read',
  writes: 'subjects.write',
  fields: z.object({ key: slugText, name: writtenText(100) }),
  row: z.object({
    id: z.number().int(),
    key: z.string(),
    name: shownText,
    topics: z.number().int(),
    questions: z.number().int(),
    updated_at: instant,
  }),
  filters: {},
  sorts: ['id', 'key'],
})

export const topicResource = defineResource({
  name: 'topic',
  path: '/api/v3/admin/topics',
  reads: 'questions.read',
  writes: 'subjects.write',
  /** A topic moves to another subject with its questions. */
  fields: z.object({ subject_id: reference, name: writtenText(150) }),
  row: z.object({
    id: z.number().int(),
    name: shownText,
    subject: shownText,
    subject_id: z.number().int(),
    questions: z.number().int(),
    updated_at: instant,
  }),
  filters: { subject: wholeNumber(1, 2_147_483_647).optional() },
  sorts: ['id', 'updated_at'],
})

const merged = z.object({ into_id: z.number().int(), questions: z.number().int(), is_gone: z.boolean() })
const body = z.object({ into_id: reference })

export const mergeSubject = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/subjects/:id/merge',
  summary:
    'Gives the topics and questions of a subject to another. It goes, unless results or blueprints still name it',
  action: 'subjects.write',
  params: idParams,
  body,
  status: 200,
  response: merged,
})

export const mergeTopic = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/topics/:id/merge',
  summary: 'Gives the questions of a topic to another of the same subject, and removes it',
  action: 'subjects.write',
  params: idParams,
  body,
  status: 200,
  response: merged,
})
