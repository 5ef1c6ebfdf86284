import type { changeCorrection } from '@prostuti/contract/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { type Correction, correctionsPath, type Key, type Kind, type Reason } from './correction-types.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What stands in the draft on the screen, and whether the server has it. */
export function useDraft(correction: Correction) {
  const client = useQueryClient()
  const [kind, setKind] = useState<Kind>(correction.kind)
  const [chosen, setChosen] = useState<Key | null>(correction.chosen)
  const [reason, setReason] = useState<Reason>({ bn: correction.reason?.bn ?? '', en: correction.reason?.en ?? '' })
  const isKeyNew = kind !== correction.kind || !same(chosen, correction.chosen)
  const isReasonNew =
    reason.bn.trim() !== (correction.reason?.bn ?? '') || reason.en.trim() !== (correction.reason?.en ?? '')
  return {
    kind,
    setKind,
    chosen,
    setChosen,
    reason,
    setReason,
    isKeyNew,
    isNew: isKeyNew || isReasonNew,
    /** Whether it says enough to be rehearsed: another key than the one that there is. */
    isWhole:
      kind === 'everyone' || kind === 'void' || (chosen !== null && !same(chosen, plain(correction.question.key))),
    save: async () => {
      const words = { bn: reason.bn.trim(), en: reason.en.trim() }
      const body = { kind, chosen, reason: words.bn === '' ? null : words.en === '' ? { bn: words.bn } : words }
      const answer = await post<typeof changeCorrection>(`${correctionsPath}/:id`, body, {
        params: { id: correction.id },
      })
      await client.invalidateQueries({ queryKey: [`${correctionsPath}/:id`] })
      return answer.correction
    },
  }
}

const plain = ({ grace: _, ...key }: Key) => key

export type Draft = ReturnType<typeof useDraft>
