import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon, bookIcon } from '@prostuti/ui/icons/common'
import { useQueryClient } from '@tanstack/react-query'
import { useSend } from '../../../kit/form/use-send.ts'
import { hasQuery, keepQuestion, takeOut } from '../../../kit/notebook/notebook-api.ts'

type KeepButtonProps = {
  /** All questions of the review, by which its knowledge of the notebook is named. */
  ids: readonly number[]
  id: number
  kept: boolean
  /** Of the question's head. */
  heading: string
}

/** Into the mistake notebook by hand, and out of it; shown at once, and taken back where the server refuses. */
export default function KeepButton({ ids, id, kept, heading }: KeepButtonProps) {
  const client = useQueryClient()
  const show = (now: boolean) =>
    client.setQueryData(hasQuery(ids).queryKey, (known) => {
      const others = known?.question_ids.filter((other) => other !== id) ?? []
      return { question_ids: now ? [...others, id] : others }
    })
  const { send, failure } = useSend({
    async act(keep: boolean) {
      show(keep)
      try {
        await (keep ? keepQuestion(id) : takeOut(id))
      } catch (error) {
        show(!keep)
        throw error
      }
    },
    onDone: () => {},
  })
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-pressed={kept}
      aria-describedby={heading}
      onClick={() => send(!kept)}
    >
      <Icon of={kept ? boldTickIcon : bookIcon} />
      {failure ? m.notebook_keep_failed() : kept ? m.notebook_kept() : m.notebook_keep()}
    </button>
  )
}
