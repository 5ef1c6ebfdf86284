import { questionResource } from '@prostuti/contract/staff'
import type { Locale } from '@prostuti/text/locale'
import { type BulkInput, type ChangeOne, changeResource, type ResourceStore } from '../../resource/index.ts'
import type { JobStep } from '../../staff-jobs/index.ts'
import { moveQuestion } from '../deeds/move-question.ts'
import { cleanTags } from '../writing/clean-content.ts'

type ManyChange =
  | { what: 'subject'; subject_id: number; topic_id: number | null }
  | { what: 'tags'; add: string[]; remove: string[] }
  | { what: 'state'; verb: 'send' | 'retire' | 'bring_back' | 'accept' }

export type ManyInput = BulkInput & { change: ManyChange }

/** What one press changes in each of many questions: by the same ways as in one. */
export function changeOneOfMany(
  store: ResourceStore<typeof questionResource>,
  { input: { change, locale }, member, now }: JobStep<ManyInput>,
): ChangeOne<typeof questionResource> {
  const by = { member, now, locale: locale as Locale }
  return async (point, { id, before }) => {
    if (change.what === 'state') return moveQuestion(point, { id, verb: change.verb, ...by })
    const tags =
      change.what === 'tags'
        ? cleanTags([...before.tags.filter((tag) => !change.remove.includes(tag)), ...change.add])
        : before.tags
    const about = change.what === 'subject' ? { subject_id: change.subject_id, topic_id: change.topic_id } : { tags }
    const isSame =
      change.what === 'subject'
        ? before.subject_id === change.subject_id && before.topic_id === change.topic_id
        : tags.join('\n') === before.tags.join('\n')
    if (isSame) return undefined
    return changeResource(point, questionResource, store, { id, change: (now) => ({ ...now, ...about }), ...by })
  }
}
