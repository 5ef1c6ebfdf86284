import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../act/use-act.ts'
import { PickOne } from '../pick/pick-one.tsx'
import type { PickSource } from '../pick/pick-types.ts'

type MergeButtonProps<Row extends { id: number }> = PickSource<Row> & {
  id: number
  label: string
  /** What will become of it. */
  text: string
  merge: (into: number) => Promise<void>
}

/** Gives what belongs to a thing to another, which is chosen first. */
export function MergeButton<Row extends { id: number }>({ id, label, text, merge, ...source }: MergeButtonProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const [into, setInto] = useState<number | null>(null)
  const { isBusy, failure, act } = useAct()
  const client = useQueryClient()
  const canMerge = into !== null && into !== id
  const press = () =>
    canMerge &&
    act(async () => {
      await merge(into)
      await client.invalidateQueries({ queryKey: [source.path] })
    })
  return (
    <>
      <button type="button" className="btn btn-line" onClick={() => setIsOpen(true)}>
        {m.office_merge()}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.office_merge()}
        actions={
          <button
            type="button"
            className="btn btn-brand"
            aria-busy={isBusy}
            aria-disabled={!canMerge}
            onClick={() => void press()}
          >
            {m.office_merge()}
          </button>
        }
      >
        <p>{text}</p>
        <PickOne<Row> {...source} label={label} value={into} onChange={(chosen) => setInto(chosen)} />
        <p role="alert" className="err">
          {failure}
        </p>
      </Dialog>
    </>
  )
}
