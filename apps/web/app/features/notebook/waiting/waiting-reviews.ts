import { useEffect } from 'react'
import { usePersonal } from '../../../kit/live/use-personal.ts'
import { whenIdle } from '../../../kit/loading/when-idle.ts'
import { anybodyWaits } from './waiting-key.ts'

/** Sends retests that were left waiting, whichever of the doctor's pages is opened next. Shows nothing; its code comes when it is needed. */
export function WaitingReviews(): null {
  const may = usePersonal()
  useEffect(() => {
    if (!may || !anybodyWaits()) return
    return whenIdle(() => {
      import('../engine/open-notebook.ts').then(({ notebookEngine }) => notebookEngine()).catch(() => {})
    })
  }, [may])
  return null
}
