import type { questionStates } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type State = (typeof questionStates)[number]

const words: Record<State, () => string> = {
  draft: m.office_question_draft,
  in_review: m.office_question_in_review,
  ready: m.office_question_ready,
  retired: m.office_question_retired,
}

export const stateWords = (state: State): string => words[state]()

/** As a person sees it: a draft that a reviewer has given back is more than a draft. */
export const standingWords = ({ state, is_given_back }: { state: State; is_given_back: boolean }): string =>
  is_given_back ? m.office_question_returned() : stateWords(state)
