import * as m from '@prostuti/text/messages'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'

type Pictures = Pick<ToldInsight, 'pace' | 'speed' | 'changes' | 'guesses' | 'stems' | 'subjects'>

/** What there are too few answers for, by the names of the pictures; what the paper does not ask is not missed. */
export function untoldWords({ pace, speed, changes, guesses, stems, subjects }: Pictures): string[] {
  const pictures = [
    { name: m.insight_pace, of: [pace] },
    { name: m.insight_speed, of: [speed] },
    { name: m.insight_changes, of: [changes] },
    { name: m.insight_guesses, of: guesses },
    { name: m.insight_stems, of: stems ? [stems.true, stems.false] : [] },
    { name: m.insight_subjects, of: subjects.map(({ own }) => own) },
  ]
  return pictures.flatMap(({ name, of }) =>
    of.length > 0 && of.every(({ figures }) => figures === null) ? [name()] : [],
  )
}
