import type { dropImport } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'
import styles from './import.module.css'
import { count } from './model/fault-words.ts'
import { type Import, importsPath, useRenewImport } from './model/use-import.ts'

type FootProps = { of: Import; nextFault: number | null; onNext: (number: number) => void; onTake: () => void }

/** What has been written so far (nothing), and the next right thing. */
export function Foot({ of, nextFault, onNext, onTake }: FootProps) {
  const { ready, look, cannot } = of.counts
  const takeable = ready + look
  const isTaken = of.state === 'taken'
  if (isTaken && takeable === 0 && cannot === 0) return null
  const takeWords =
    cannot > 0
      ? m.office_import_take_without({ count: count(takeable), faults: count(cannot) })
      : m.office_import_take_all({ count: count(takeable) })
  return (
    <div className={styles.foot} data-stuck="foot">
      <p>
        {!isTaken && <b>{m.office_import_nothing_written()} </b>}
        <span>{m.office_import_kept()}</span>
      </p>
      {!isTaken && <DropButton of={of} />}
      {takeable > 0 && (
        <button type="button" className={cannot > 0 ? 'btn btn-line' : 'btn btn-go'} onClick={onTake}>
          {takeWords}
        </button>
      )}
      {cannot > 0 && nextFault !== null && (
        <button type="button" className="btn btn-go" onClick={() => onNext(nextFault)}>
          {m.office_import_next_fault({ number: count(nextFault) })}
          <ArrowRight aria-hidden="true" size={18} />
        </button>
      )}
    </div>
  )
}

/** Forgets the file; asks once, because what was mended goes with it. */
function DropButton({ of }: { of: Import }) {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const renew = useRenewImport(of.id)
  const drop = async () => {
    try {
      await post<typeof dropImport>(`${importsPath}/:id/drop`, undefined, { params: { id: of.id } })
      await navigate('/import')
    } catch (error) {
      setIsOpen(false)
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
      await renew.all()
    }
  }
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setIsOpen(true)}>
        {m.office_import_drop_all()}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.office_import_drop_all()}
        actions={
          <>
            <button type="button" className="btn btn-line" onClick={() => setIsOpen(false)}>
              {m.office_back()}
            </button>
            <button type="button" className="btn btn-bad" onClick={() => void drop()}>
              {m.office_import_drop_all()}
            </button>
          </>
        }
      >
        <p>{m.office_import_drop_text({ name: of.file_name })}</p>
      </Dialog>
    </>
  )
}
