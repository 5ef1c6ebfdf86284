import { stemOf, toggleOption, toggleStem, turnStem } from '@prostuti/exam-ui/wire-answers'
import { useEffect, useRef, useState } from 'react'
import type { WireAnswer } from '../../../kit/exam/exam-types.ts'
import { recall, remember } from '../../../kit/storage/storage.ts'
import { askedStems } from '../engine/judge-card.ts'
import type { RetestCard } from '../engine/notebook-types.ts'
import { focusOf, type RetestKey, retestKey } from './retest-key.ts'
import type { RetestTurn } from './use-retest.ts'

/** The exam room's own switch: who has turned single keys off there does not want them here. */
const storageName = 'exam_shortcuts'

export type RetestKeys = { on: boolean; turn: (on: boolean) => void }

export function useRetestKeys(turn: RetestTurn): RetestKeys {
  const [on, setOn] = useState(() => recall(storageName) !== 'off')
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
      const { key, code, ctrlKey, altKey, metaKey, repeat } = event
      const pressed = retestKey({ key, code, ctrlKey, altKey, metaKey, repeat, focus: focusOf(event.target) })
      if (!pressed || (!on && pressed.to !== 'on')) return
      event.preventDefault()
      act(latest.current, pressed)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
  return {
    on,
    turn: (now) => {
      remember(storageName, now ? 'on' : 'off')
      setOn(now)
    },
  }
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
