import { useNavigate } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { useSend } from '../../kit/form/use-send.ts'
import { type Choices, toSend } from './choices.ts'
import { makeSet } from './practice-queries.ts'

/** Draws a set and leads into its room. */
export function useMakeSet() {
  const navigate = useNavigate()
  return useSend({
    act: (choices: Choices) => makeSet(toSend(choices)),
    onDone: ({ id }) => navigate(addressOf('/my/practice/:id', { id })),
  })
}

export type MakingSet = ReturnType<typeof useMakeSet>
