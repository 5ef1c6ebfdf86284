import * as m from '@prostuti/text/messages'
import { MissingLabel } from '@prostuti/ui/drawings/missing-label'
import { bookIcon, homeIcon, phoneIcon } from '@prostuti/ui/icons/common'
import { addressOf } from '../address/address-of.ts'
import styles from './ways.module.css'
import { Ways } from './ways.tsx'

export default function NotFoundPage() {
  return (
    <div className="wrap" data-part="not-found">
      <div className={styles.waysPage}>
        <div className="card">
          <div className="void">
            <MissingLabel />
            <h1>{m.state_not_found_title()}</h1>
            <p>{m.state_not_found_text()}</p>
          </div>
          <Ways
            label={m.state_ways()}
            ways={[
              { icon: homeIcon, to: '/', title: m.state_go_home(), text: m.state_way_home_text() },
              {
                icon: bookIcon,
                to: addressOf('/batches'),
                title: m.state_see_batches(),
                text: m.state_way_batches_text(),
              },
              {
                icon: phoneIcon,
                to: addressOf('/contact-details'),
                title: m.state_contact_us(),
                text: m.state_way_contact_text(),
              },
            ]}
          />
        </div>
      </div>
    </div>
  )
}
