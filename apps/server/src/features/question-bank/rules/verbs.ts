import type { tables } from '@prostuti/db'

type QuestionState = (typeof tables.questionStates)[number]
export type QuestionVerb = 'send' | 'take_back' | 'accept' | 'give_back' | 'retire' | 'bring_back' | 'remove'

type Rule = { from: readonly QuestionState[]; to: QuestionState | null; needs: 'write' | 'review'; notOwn?: true }

/** draft → in review → ready → retired, and the ways between them. `null`: it goes. */
const verbs: Record<QuestionVerb, Rule> = {
  send: { from: ['draft'], to: 'in_review', needs: 'write' },
  take_back: { from: ['in_review'], to: 'draft', needs: 'write' },
  accept: { from: ['in_review'], to: 'ready', needs: 'review', notOwn: true },
  give_back: { from: ['in_review'], to: 'draft', needs: 'review', notOwn: true },
  retire: { from: ['draft', 'in_review', 'ready'], to: 'retired', needs: 'write' },
  bring_back: { from: ['retired'], to: 'draft', needs: 'write' },
  remove: { from: ['draft', 'retired'], to: null, needs: 'write' },
}

export type QuestionFacts = {
  state: QuestionState
  /** It stands in some paper. */
  isUsed: boolean
  isMerged: boolean
  /** Whoever asks wrote it. */
  isOwn: boolean
}

type Rights = { write: boolean; review: boolean }

/** Whether it can be done now, by somebody with these rights. */
export function allows(verb: QuestionVerb, facts: QuestionFacts, rights: Rights): boolean {
  const { from, needs, notOwn } = verbs[verb]
  if (!rights[needs] || !from.includes(facts.state)) return false
  if (notOwn && facts.isOwn) return false
  return verb !== 'remove' || !(facts.isUsed || facts.isMerged)
}

export const verbsFor = (facts: QuestionFacts, rights: Rights): QuestionVerb[] =>
  (Object.keys(verbs) as QuestionVerb[]).filter((verb) => allows(verb, facts, rights))

/** Whether somebody with these rights could accept it, were it in review. */
const couldAccept = (facts: QuestionFacts, rights: Rights): boolean =>
  allows('accept', { ...facts, state: 'in_review' }, rights)

/** The state that it leads to. What is used comes back as ready by the hand of somebody who could accept it; for others it is a draft. */
export function stateAfter(verb: QuestionVerb, facts: QuestionFacts, rights: Rights): QuestionState | null {
  return verb === 'bring_back' && facts.isUsed && couldAccept(facts, rights) ? 'ready' : verbs[verb].to
}

/** What was accepted says something else now: it stays accepted where whoever changed it could accept it, and is looked through again otherwise. */
export const stateAfterEdit = (facts: QuestionFacts, rights: Rights): QuestionState =>
  facts.state !== 'ready' || couldAccept(facts, rights) ? facts.state : 'in_review'
