import { afterKind } from '@prostuti/text/after-kind'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'

const lectureNames = (['bn', 'en'] as const).map((locale) => messages.plan_kind_lecture({}, { locale }))

type Called = { title: string; locale: Locale }

/** What a block is called in a calendar, where no icon says its kind. */
export function entryTitle(kind: 'lecture' | 'revision' | 'cards', { title, locale }: Called): string {
  if (kind === 'cards') return messages.plan_cards({}, { locale })
  if (kind === 'revision') return messages.plan_revision_of({ title }, { locale })
  return afterKind(title, lectureNames) ? title : messages.plan_lecture_of({ title }, { locale })
}
