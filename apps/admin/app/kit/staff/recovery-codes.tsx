import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { useState } from 'react'
import styles from './factor.module.css'

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

/** Shown once: whoever goes on says that they have them. The heading is the caller's. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isKept, setIsKept] = useState(false)
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
    link.download = 'recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <p>{m.office_recovery_text()}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <button type="button" className="btn btn-line btn-sm" onClick={save}>
          {m.office_recovery_save()}
        </button>
        <button type="button" className="btn btn-line btn-sm" onClick={() => print()}>
          {m.office_recovery_print()}
        </button>
      </div>
      <CheckField
        name="kept"
        label={m.office_recovery_kept()}
        checked={isKept}
        onChange={({ currentTarget }) => setIsKept(currentTarget.checked)}
      />
      <button type="button" className="btn btn-go btn-full" disabled={!isKept} onClick={onDone}>
        {m.office_go_on()}
      </button>
    </>
  )
}
