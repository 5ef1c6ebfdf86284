import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import styles from './own-data.module.css'
import { TakeCopy } from './take-copy.tsx'

const inside = [m.copy_inside_readme, m.copy_inside_data, m.copy_inside_receipts, m.copy_inside_files]

export function CopyPage() {
  const staff = useStaffView()
  if (staff) return <p className="card pad muted">{m.copy_staff()}</p>
  return (
    <div className={`card pad narrow ${styles.card}`}>
      <p>{m.copy_lead()}</p>
      <h2>{m.copy_inside()}</h2>
      <ul className={styles.points}>
        {inside.map((say) => (
          <li key={say()}>
            <Phrase text={say()} />
          </li>
        ))}
      </ul>
      <p className="muted">{m.copy_left_out()}</p>
      <TakeCopy />
      <p className="note-line">{m.copy_keep_safe()}</p>
      <Link className="link" to={addressOf('/privacy-policy')}>
        {m.closing_privacy()}
      </Link>
    </div>
  )
}
