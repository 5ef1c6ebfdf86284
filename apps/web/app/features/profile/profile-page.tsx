import type { Doctor } from '@prostuti/contract'
import styles from '../../kit/profile/profile.module.css'
import { AvatarField } from './avatar-field.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { WhoCard } from './who-card.tsx'

export function ProfilePage({ doctor }: { doctor: Doctor }) {
  return (
    <div className={styles.profile}>
      <div className={styles.profileAside}>
        <WhoCard doctor={doctor} />
        <AvatarField doctor={doctor} />
      </div>
      <ProfileEditor doctor={doctor} />
    </div>
  )
}
