import { ListedQuestion } from '@prostuti/exam-ui/listed-question'
import { getLocale } from '@prostuti/text/runtime'
import '@prostuti/ui/styles/icons.css'
import { useMe } from '../../session/me.ts'
import { asReviewed } from './as-exam-question.ts'
import type { QuestionFields } from './question-types.ts'
import { useSubjectName } from './use-subject-name.ts'

/** A question to be read: with its key and explanation, where whoever reads it may know them. */
export function ShownQuestion({ fields, number = 1 }: { fields: QuestionFields; number?: number }) {
  const address = useSiteAddress()
  const language = getLocale()
  const subject = useSubjectName(fields.subject_id, language)
  const shown = { fields, language, subject, addressOf: address }
  return (
    <ListedQuestion answer={asReviewed(shown, number)} depth={fields.key === null ? 'questions' : 'explanations'} />
  )
}

/** A path of the public site as an address from here. */
export function useSiteAddress(): (src: string) => string {
  const { centre } = useMe()
  return (src) => (src.startsWith('/') ? centre.public_url.replace(/\/$/, '') + src : src)
}
