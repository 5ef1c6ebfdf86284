import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../act/use-act.ts'

type AskButtonProps = {
  /** Of the resource, whose list and form show it afterwards. */
  path: string
  label: string
  /** What will happen, before it does. */
  text: string
  isGrave?: boolean
  isSmall?: boolean
  act: () => Promise<unknown>
}

/** A button that says first what it will do. Pressed twice, it does it once. */
export function AskButton({ path, label, text, isGrave = false, isSmall = false, act: work }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, failure, act } = useAct()
  const client = useQueryClient()
  const press = () =>
    act(async () => {
      await work()
      setIsOpen(false)
      for (const shown of [path, `${path}/:id`, `${path}/:id/history`])
        await client.invalidateQueries({ queryKey: [shown] })
    })
  return (
    <>
      <button
        type="button"
        className={isSmall ? 'btn btn-line btn-sm' : 'btn btn-line'}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        actions={
          <>
            <button type="button" className="btn btn-line" onClick={() => setIsOpen(false)}>
              {m.office_back()}
            </button>
            <button
              type="button"
              className={isGrave ? 'btn btn-bad' : 'btn btn-brand'}
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={() => void press()}
            >
              {label}
            </button>
          </>
        }
      >
        <p>{text}</p>
        <p role="alert" className="err">
          {failure}
        </p>
      </Dialog>
    </>
  )
}
