import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import { MySection } from '../../kit/my-page/section.tsx'
import styles from './news.module.css'
import { newsSwitches } from './switch-words.ts'

/** As high as the switches and the times that come, so that nothing jumps under a finger. */
export function NewsSkeleton() {
  return (
    <div className="stack-lg" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <MySection title={m.news_kinds_title()}>
        <div className="card pad">
          <div className={styles.kinds}>
            {newsSwitches.map((name) => (
              <Skeleton key={name} className={styles.kindWaits} />
            ))}
          </div>
        </div>
      </MySection>
      <MySection title={m.news_times_title()}>
        <Skeleton className={styles.timesWait} />
      </MySection>
    </div>
  )
}

/** As high as the offer to turn news on, which is what most see. */
export const DeviceSkeleton = () => <Skeleton className={styles.waiting} />
