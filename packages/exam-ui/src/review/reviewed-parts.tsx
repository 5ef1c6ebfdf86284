import type { ComponentProps } from 'react'
import { ReviewedOptions } from './reviewed-options.tsx'
import { ReviewedStems } from './reviewed-stems.tsx'

/** What could be chosen, with what was chosen and what is right. */
export function ReviewedParts({ answer, asked }: ComponentProps<typeof ReviewedStems>) {
  if (answer.question.type === 'sba') return <ReviewedOptions answer={answer} />
  return <ReviewedStems answer={answer} asked={asked} />
}
