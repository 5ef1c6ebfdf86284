import * as m from '@prostuti/text/messages'
import { Check } from 'lucide-react'
import styles from './import.module.css'
import { count } from './model/fault-words.ts'

const names = [
  m.office_import_step_file,
  m.office_import_step_read,
  m.office_import_step_look,
  m.office_import_step_take,
]

/** Where on its way a file is. */
export function Steps({ now }: { now: number }) {
  return (
    <ol className={styles.steps} aria-label={m.office_import_steps()}>
      {names.map((name, nth) => {
        const step = nth + 1
        const is = step < now ? 'done' : step === now ? 'now' : undefined
        return (
          <li key={step} data-is={is} aria-current={step === now ? 'step' : undefined}>
            <i>
              {is === 'done' ? (
                <>
                  <Check aria-hidden="true" size={16} />
                  <span className="sr">{m.office_import_step_done()}</span>
                </>
              ) : (
                count(step)
              )}
            </i>
            {name()}
          </li>
        )
      })}
    </ol>
  )
}
