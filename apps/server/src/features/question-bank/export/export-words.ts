import type { Loss } from '@prostuti/question-formats'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'

const lost: Record<Exclude<Loss['code'], 'name' | 'type'>, (params: object, options: { locale: Locale }) => string> = {
  pictures: messages.office_question_pictures,
  english: messages.office_export_lost_english,
  line_breaks: messages.office_export_lost_line_breaks,
  explanation: messages.office_question_explanation,
  part_notes: messages.office_export_lost_notes,
  subject: messages.office_subject,
  tags: messages.office_question_tags,
  topic: messages.office_topic,
  reference: messages.office_export_lost_reference,
  key: messages.office_export_lost_keys,
  grace: messages.office_export_lost_grace,
  fixed_order: messages.office_export_lost_order,
}

/** What is said of a question that is not whole in the file; undefined for one that is. */
export function exportWords(
  codes: readonly Loss['code'][],
  { isKeyShown, locale }: { isKeyShown: boolean; locale: Locale },
): string | undefined {
  if (codes.includes('type')) return messages.office_export_lost_type({}, { locale })
  const names = codes.flatMap((code) => (code === 'name' || code === 'type' ? [] : lost[code]({}, { locale })))
  const said = [
    ...(isKeyShown ? [] : [messages.office_export_key_left({}, { locale })]),
    ...(names.length === 0 ? [] : [messages.office_export_lost({ what: names.join(', ') }, { locale })]),
  ]
  return said.length === 0 ? undefined : said.join(' ')
}
