import type { Doctor } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { bookIcon, closeIcon } from '@prostuti/ui/icons/common'
import { bellIcon } from '@prostuti/ui/icons/my'
import { addressOf } from '../../kit/address/address-of.ts'
import { Ways } from '../../kit/page/ways.tsx'
import styles from '../../kit/profile/profile.module.css'
import { AvatarField } from './avatar-field.tsx'
import { NewsSms } from './news-sms.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { WhoCard } from './who-card.tsx'

export function ProfilePage({ doctor }: { doctor: Doctor }) {
  return (
    <div className={styles.profile}>
      <div className={styles.profileAside}>
        <WhoCard doctor={doctor} />
        <AvatarField doctor={doctor} />
      </div>
      <div className="stack-lg">
        <ProfileEditor doctor={doctor} />
        <NewsSms />
        <section className="card">
          <h2 className={styles.ownData}>{m.news_way_title()}</h2>
          <Ways label={m.news_way_title()} ways={newsWays()} />
        </section>
        <section className="card">
          <h2 className={styles.ownData}>{m.closing_ways_title()}</h2>
          <Ways label={m.closing_ways_title()} ways={ownDataWays()} />
        </section>
      </div>
    </div>
  )
}

const newsWays = () => [
  { icon: bellIcon, to: addressOf('/my/account/news'), title: m.news_title(), text: m.news_way_text() },
]

const ownDataWays = () => [
  {
    icon: bookIcon,
    to: addressOf('/my/account/data'),
    title: m.copy_title(),
    text: m.closing_ways_copy_text(),
  },
  {
    icon: closeIcon,
    to: addressOf('/my/account/close'),
    title: m.closing_title(),
    text: m.closing_ways_close_text(),
  },
]
