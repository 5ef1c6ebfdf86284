import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { dashboardIcon, logoutIcon, userIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { addressOf } from '../kit/address/address-of.ts'
import { monogram } from '../kit/doctor/monogram.ts'
import { withoutTitle } from '../kit/doctor/without-title.ts'
import { dropDown } from '../kit/preferences/drop-downs.ts'
import { useLogOut } from '../kit/session/log-out.ts'
import styles from './styles/menu.module.css'

/** On a device that is not verified there is no picture. */
type Shown = { name: string; avatar?: string | null }

export default function AccountMenu({ doctor }: { doctor: Shown | null }) {
  const { leave } = useLogOut({ stay: true })
  const initial = monogram(withoutTitle(doctor?.name ?? ''))
  return (
    <>
      <Link className={`btn btn-line btn-sm ${styles.goDashboard}`} to={addressOf('/my/dashboard')}>
        {m.shell_go_to_dashboard()}
      </Link>
      <details className={`${styles.menuDrop} ${styles.account}`} ref={dropDown}>
        <summary aria-label={doctor ? `${m.shell_account_menu()}: ${doctor.name}` : m.shell_account_menu()}>
          <span className="ava" aria-hidden="true">
            {doctor?.avatar ? <img src={doctor.avatar} alt="" /> : initial || <Icon of={userIcon} />}
          </span>
        </summary>
        <div className={`${styles.drop} ${styles.dropEnd}`}>
          {doctor && <p className={styles.dropName}>{doctor.name}</p>}
          <Link to={addressOf('/my/dashboard')}>
            <Icon of={dashboardIcon} />
            {m.shell_go_to_dashboard()}
          </Link>
          <button type="button" onClick={leave}>
            <Icon of={logoutIcon} />
            {m.shell_logout()}
          </button>
        </div>
      </details>
    </>
  )
}
