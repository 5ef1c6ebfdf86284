import { Dialog } from '@prostuti/ui/dialog'
import type { ReactNode } from 'react'
import styles from './act-dialog.module.css'
import { useAct } from './use-act.ts'

type ActDialogProps = {
  title: string
  /** What the button says, where that is not the title. */
  send?: string | undefined
  isGrave?: boolean | undefined
  /** Whether there is enough to send. */
  canSend?: boolean
  act: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A dialog about one deed: it closes when that is done, and says what went wrong when it is not. */
export function ActDialog({ title, canSend = true, act: work, onClose, children, ...rest }: ActDialogProps) {
  const { send = title, isGrave = false } = rest
  const { isBusy, failure, act } = useAct()
  const press = async () => {
    if (await act(work)) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <button
          type="button"
          className={isGrave ? 'btn btn-bad' : 'btn btn-brand'}
          aria-busy={isBusy}
          disabled={!canSend}
          onClick={() => void press()}
        >
          {send}
        </button>
      }
    >
      <div className={styles.parts}>{children}</div>
      <p role="alert" className="err">
        {failure}
      </p>
    </Dialog>
  )
}
