import { stemOf, toggleOption, toggleStem, turnStem } from '@prostuti/exam-ui/wire-answers'
import type { WireAnswer } from '../../../kit/exam/exam-types.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { useKeysSwitch } from '../../../kit/keys/use-keys-switch.ts'
import { askedStems } from '../engine/judge-card.ts'
import type { RetestCard } from '../engine/notebook-types.ts'
import { type RetestKey, retestKey } from './retest-key.ts'
import type { RetestTurn } from './use-retest.ts'

export type RetestKeys = { on: boolean; turn: (on: boolean) => void }

export function useRetestKeys(turn: RetestTurn): RetestKeys {
  const [on, turnKeys] = useKeysSwitch()
  useKeys(
    (press) => retestKey(press, on),
    (pressed) => act(turn, pressed),
  )
  return { on, turn: turnKeys }
}

function act(turn: RetestTurn, pressed: RetestKey): void {
  if (pressed.to === 'undo') {
    if (turn.canUndo) turn.undo()
    return
  }
  if (pressed.to === 'on') {
    if (turn.review) turn.next()
    else turn.check()
    return
  }
  const { card, review, answer } = turn
  if (!card || review) return
  const chosen =
    pressed.to === 'part' ? partChosen(card, answer, pressed.position) : stemSaid(card, answer, pressed.said)
  if (chosen !== undefined) turn.choose(chosen)
}

function partChosen(card: RetestCard, answer: WireAnswer | undefined, position: number): WireAnswer | undefined {
  const part = card.question.parts[position]
  if (!part) return undefined
  if (card.question.type === 'sba') return toggleOption(answer, part.id)
  return askedStems(card).includes(part.id) ? turnStem(answer, part.id) : undefined
}

/** Of the first stem that nothing was said of yet. */
function stemSaid(card: RetestCard, answer: WireAnswer | undefined, said: 'T' | 'F'): WireAnswer | undefined {
  const stem = askedStems(card).find((id) => stemOf(answer, id) === null)
  return stem === undefined ? undefined : toggleStem(answer, stem, said)
}
